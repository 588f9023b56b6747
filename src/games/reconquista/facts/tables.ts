import { count, fields, list, oneOf, type Read, type Reader } from '../../../kit/data/reader.js';
import { AGES, PLACE_IDS, RANDOM_EVENTS, REBELLION_KINDS, SOURCES, VERDICTS } from './ids.js';

const source = oneOf(SOURCES);
const least: Reader<number | null> = (json, path) => (json === null ? null : count(json, path));

/** The rows of the Muslim reaction table. */
export const FORCE_ROWS = ['city', 'fort', 'garrison', '1 army', '2 armies', '3 armies'] as const;
export type ForceRow = (typeof FORCE_ROWS)[number];

export const tablesFile = fields({
  rebellion: list(fields({ die: count, kind: oneOf(REBELLION_KINDS), source })),
  standardEvents: list(fields({ sum: count, event: oneOf(RANDOM_EVENTS), source })),
  advancedEvents: list(
    fields({
      age: oneOf(AGES),
      events: list(oneOf(RANDOM_EVENTS)),
      turns: list(count),
      sources: fields({ events: source, turns: source }),
    }),
  ),
  french: list(fields({ die: count, place: oneOf(PLACE_IDS), source })),
  bands: list(fields({ first: list(count), places: list(oneOf(PLACE_IDS)), source })),
  reaction: list(fields({ cities: list(count), rows: list(oneOf(FORCE_ROWS)), source })),
  verdicts: list(fields({ id: oneOf(VERDICTS), from: least, to: count, source })),
});
export type Tables = Read<typeof tablesFile>;

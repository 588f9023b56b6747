import { count, fields, list, oneOf, type Read, record } from '../../../kit/data/reader.js';
import { EVENT_EFFECTS, SOURCES } from './kinds.js';
import { TERRITORY_IDS } from './place-ids.js';

const event = fields({
  number: count,
  /** Three, of which the first player chooses two. */
  effects: list(oneOf(EVENT_EFFECTS)),
  area: list(oneOf(TERRITORY_IDS)),
  /** On its back: what is tolerated while it lies on top. */
  toleratedTax: count,
  sources: record(oneOf(SOURCES)),
});
export const eventsFile = fields({ events: list(event) });
export type EventCard = Read<typeof event>;

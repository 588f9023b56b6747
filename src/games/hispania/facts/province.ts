import { SOURCES } from '../../../kit/data/correct.js';
import { count, fields, halves, list, maybe, oneOf, type Read, record, text, truth } from '../../../kit/data/reader.js';
import { OFF_MAP_IDS, PROVINCE_IDS, RIVERS, ZONES } from './ids.js';

/** Names in the three languages. */

export const TERRAINS = ['plain', 'mountain'] as const;
/** `landing`: an open anchor (3.2.8); `barred`: seaside where only the CROISADE lands. */
export const COASTS = ['landing', 'barred', 'none'] as const;

/** Its zone (0.2), plain or mountain (0.3). */
const province = fields({
  id: oneOf(PROVINCE_IDS),
  zone: oneOf(ZONES),
  terrain: oneOf(TERRAINS),
  /** The base stack: 3 in a plain, 2 in a mountain, or the circled number (4.1.1, 4.1.2). */
  stacking: count,
  income: halves,
  coast: oneOf(COASTS),
  southOfDouro: truth,
  sources: record(oneOf(SOURCES)),
});
export type Province = Read<typeof province>;

const offMapProvince = fields({ id: oneOf(OFF_MAP_IDS) });

const LAND_IDS = [...PROVINCE_IDS, ...OFF_MAP_IDS] as const;
const border = fields({
  between: list(oneOf(LAND_IDS)),
  river: oneOf([...RIVERS, 'none']),
  source: oneOf(SOURCES),
  riverSource: oneOf(SOURCES),
  why: maybe(text),
});
export type Border = Read<typeof border>;

export const mapFile = fields({
  about: text,
  provinces: list(province),
  offMap: list(offMapProvince),
  borders: list(border),
  straits: list(list(oneOf(LAND_IDS))),
  fourCorners: list(list(oneOf(PROVINCE_IDS))),
});
export type MapFile = Read<typeof mapFile>;

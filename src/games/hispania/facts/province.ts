import { SOURCES } from '../../../kit/data/correct.js';
import { count, fields, halves, list, maybe, oneOf, type Read, record, text, truth } from '../../../kit/data/reader.js';
import { OFF_MAP_IDS, PROVINCE_IDS, RIVERS, ZONES } from './ids.js';

/** Names in the three languages. */
export const names = fields({ fr: text, en: text, es: text });

export const TERRAINS = ['plain', 'mountain'] as const;
/** `landing`: an open anchor; `barred`: seaside where only the CROISADE lands. */
export const COASTS = ['landing', 'barred', 'none'] as const;

const province = fields({
  id: oneOf(PROVINCE_IDS),
  name: names,
  zone: oneOf(ZONES),
  terrain: oneOf(TERRAINS),
  /** The base stack of 4.1, the circled number where there is one. */
  stacking: count,
  income: halves,
  coast: oneOf(COASTS),
  southOfDouro: truth,
  sources: record(oneOf(SOURCES)),
});
export type Province = Read<typeof province>;

const offMapProvince = fields({ id: oneOf(OFF_MAP_IDS), name: names });

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

import { count, fields, list, maybe, oneOf, type Read, table } from '../../../kit/data/reader.js';
import { PLACE_IDS, SOURCES } from './ids.js';

const places = list(oneOf(PLACE_IDS));
const units = table(PLACE_IDS, count);

/** A set-up of the rulebook as printed (18.1), from which start 20 is worth its 23 points (18.2); `leftOut` is what a ruling takes away again. */
const start = fields({
  turn: count,
  year: count,
  forts: places,
  christianCities: places,
  muslimCities: places,
  rebels: units,
  christianGarrisons: units,
  christianArmies: units,
  militaryOrders: units,
  muslimGarrisons: units,
  muslimArmies: units,
  leftOut: maybe(fields({ muslimGarrisons: places })),
  source: oneOf(SOURCES),
  yearSource: maybe(oneOf(SOURCES)),
});
export type Start = Read<typeof start>;
export const startsFile = fields({ starts: list(start) });

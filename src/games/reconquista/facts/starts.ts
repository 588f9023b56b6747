import { count, fields, list, maybe, oneOf, type Read, table } from '../../../kit/data/reader.js';
import { PLACE_IDS, SOURCES } from './ids.js';

const places = list(oneOf(PLACE_IDS));
const units = table(PLACE_IDS, count);

/**
 * A set-up as printed in the rulebook (18.1), where start 20 is worth 23 points (18.2); `leftOut` is removed by a
 * ruling.
 */
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

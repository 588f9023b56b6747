import {
  count,
  fields,
  halves,
  list,
  oneOf,
  type Read,
  table,
  text,
  truth,
  variant,
} from '../../../kit/data/reader.js';
import { AREA_IDS, NATION_IDS, OFF_MAP_IDS, PROVINCE_IDS, UNIT_KINDS } from './ids.js';

const provinceId = oneOf(PROVINCE_IDS);
const nationId = oneOf(NATION_IDS);

/** Powers and duties of single nations (11), as data; each is carried out by the file of its name. */
const exit = fields({ power: oneOf(['exit']), to: oneOf(OFF_MAP_IDS), turns: list(count), pv: halves, most: count });
const romanisation = fields({ power: oneOf(['romanisation']), turns: list(count) });
/** May stand in and retreat to these off-map provinces, between these turns. */
const offMap = fields({ power: oneOf(['off-map']), areas: list(oneOf(OFF_MAP_IDS)), turns: list(count) });
const survivor = fields({
  power: oneOf(['survivor']),
  leader: text,
  endOf: count,
  pv: halves,
  unlessSubmittedTo: nationId,
});
const yieldsWithLeader = fields({
  power: oneOf(['yields-with-leader']),
  leader: text,
  to: nationId,
  turns: list(count),
});
const march = fields({ power: oneOf(['march']), turn: count, from: oneOf(AREA_IDS), provinces: count });
const migration = fields({
  power: oneOf(['migration']),
  turns: list(count),
  from: list(provinceId),
  to: oneOf(OFF_MAP_IDS),
  pv: halves,
});
const freeCastles = fields({
  power: oneOf(['free-castles']),
  endOfOwnTurn: count,
  fixed: provinceId,
  others: count,
  fromVassals: truth,
});
const hegemony = fields({
  power: oneOf(['hegemony']),
  endOfOwnTurn: count,
  pv: halves,
  except: list(provinceId),
  missing: count,
  zonePv: halves,
});
const toledo = fields({ power: oneOf(['toledo']), province: provinceId, to: nationId, turns: list(count) });
const berbers = fields({ power: oneOf(['berbers']), turn: count, most: count, pv: halves, leader: text });
const noRetreat = fields({ power: oneOf(['no-retreat']), leaders: list(text), units: list(oneOf(UNIT_KINDS)) });
const greatEmirate = fields({
  power: oneOf(['great-emirate']),
  turns: list(count),
  provinces: list(provinceId),
  pv: halves,
});
const mercenary = fields({
  power: oneOf(['mercenary']),
  turn: count,
  leader: text,
  fees: table(UNIT_KINDS, count),
  barredWhenBid: list(nationId),
});
const assault = fields({
  power: oneOf(['assault']),
  turn: count,
  province: provinceId,
  retreatsOffMap: truth,
  again: count,
});
const conquest = fields({ power: oneOf(['conquest']), province: provinceId, turns: list(count), pv: halves });
const rebuiltCastles = fields({ power: oneOf(['rebuilt-castles']), pv: halves, plusIncome: truth });
const becomeInfantry = fields({ power: oneOf(['become-infantry']), turn: count });
const noRebuilding = fields({ power: oneOf(['no-rebuilding']) });
/** Every other nation scores for its units (11.almohade.5). */
const prey = fields({ power: oneOf(['prey']), pv: halves });

export type Power =
  | Read<typeof exit>
  | Read<typeof romanisation>
  | Read<typeof offMap>
  | Read<typeof survivor>
  | Read<typeof yieldsWithLeader>
  | Read<typeof march>
  | Read<typeof migration>
  | Read<typeof freeCastles>
  | Read<typeof hegemony>
  | Read<typeof toledo>
  | Read<typeof berbers>
  | Read<typeof noRetreat>
  | Read<typeof greatEmirate>
  | Read<typeof mercenary>
  | Read<typeof assault>
  | Read<typeof conquest>
  | Read<typeof rebuiltCastles>
  | Read<typeof becomeInfantry>
  | Read<typeof noRebuilding>
  | Read<typeof prey>;

export const power = variant<Power>('power', {
  exit,
  romanisation,
  'off-map': offMap,
  survivor,
  'yields-with-leader': yieldsWithLeader,
  march,
  migration,
  'free-castles': freeCastles,
  hegemony,
  toledo,
  berbers,
  'no-retreat': noRetreat,
  'great-emirate': greatEmirate,
  mercenary,
  assault,
  conquest,
  'rebuilt-castles': rebuiltCastles,
  'become-infantry': becomeInfantry,
  'no-rebuilding': noRebuilding,
  prey,
});

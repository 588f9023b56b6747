import { isObject } from '../../../core/json.js';
import { SOURCES } from '../../../kit/data/correct.js';
import {
  count,
  fields,
  halves,
  list,
  maybe,
  oneOf,
  type Read,
  type Reader,
  record,
  table,
  text,
  truth,
  variant,
} from '../../../kit/data/reader.js';
import { AREA_IDS, NATION_IDS, PROVINCE_IDS, SCENARIO_IDS, UNIT_KINDS, ZONES } from './ids.js';
import { power } from './power.js';
import { names } from './province.js';
import { byTurn } from './scenario.js';

const units = table(UNIT_KINDS, count);
const provinceId = oneOf(PROVINCE_IDS);
const nationId = oneOf(NATION_IDS);

/** Reinforcements of a turn (3.2.1). Several places: the player splits them as he likes (3.2.10). */
const arrival = fields({
  turn: count,
  at: list(oneOf([...AREA_IDS, 'own'])),
  units: maybe(units),
  /** As many as bring the nation up to this on the board (3.2.3). */
  upTo: maybe(units),
  leaders: maybe(list(text)),
  /** Where those at sea may land, where it is not everywhere with an open anchor. */
  landing: maybe(landing()),
  unlessEliminated: maybe(truth),
  onlyIfControlled: maybe(truth),
  when: maybe(oneOf(['start-of-game-turn'])),
  /** Off the board until its own turn (EL CID). */
  waits: maybe(truth),
});
export type Arrival = Read<typeof arrival>;

function landing(): Reader<'any-coast' | readonly Read<typeof provinceId>[]> {
  const some = list(provinceId);
  return (json, path) => (json === 'any-coast' ? 'any-coast' : some(json, path));
}

/** A Leader leaves at the start of his nation's turn (3.3.2, 3.3.4), or at the end of a game turn (3.3.6). */
const leader = fields({ name: text, leavesAtStartOf: maybe(count), leavesAtEndOf: maybe(count) });

/** To whom it may or must submit, by its number of provinces (9.6.1 to 9.6.3), and how long (9.6.8). */
const submission = fields({
  to: nationId,
  /** With so many provinces or fewer. */
  most: count,
  must: truth,
  turns: maybe(list(count)),
  /** It ends with this game turn. */
  until: count,
  endsWithToledo: maybe(truth),
});
export type SubmissionRule = Read<typeof submission>;

const killed = oneOf([...UNIT_KINDS, 'any', 'leader']);
const RELIGIOUS = ['muslim', 'christian', 'any'] as const;
function victims(): Reader<(typeof RELIGIOUS)[number] | readonly Read<typeof nationId>[]> {
  const some = list(nationId);
  const word = oneOf(RELIGIOUS);
  return (json, path) => (typeof json === 'string' ? word(json, path) : some(json, path));
}
/** Victory points for destroying in attack (8): units of a kind, or a Leader by name. */
const combatRow = fields({
  pv: halves,
  kill: maybe(killed),
  of: maybe(victims()),
  leader: maybe(text),
  turns: maybe(list(count)),
  fromTurn: maybe(count),
  /** Only by the stack of this Leader. */
  by: maybe(text),
});
export type CombatRow = Read<typeof combatRow>;

const provincePv = table(PROVINCE_IDS, halves);
const zoneTable = fields({
  rule: oneOf(['zones']),
  zones: table(ZONES, fields({ each: halves, all: halves })),
});
const castleTable = fields({ rule: oneOf(['castles']), withCastle: oneOf(['income']), other: halves });
const ruinTable = fields({ rule: oneOf(['ruins']), withRuin: oneOf(['income']), other: halves });
type RuledTable = Read<typeof zoneTable> | Read<typeof castleTable> | Read<typeof ruinTable>;
const ruledTable = variant<RuledTable>('rule', { zones: zoneTable, castles: castleTable, ruins: ruinTable });
export type PvTable = RuledTable | { readonly rule: 'provinces'; readonly pv: Read<typeof provincePv> };
/** Points by province as the card prints them, or one of the three rules. */
const pvTable: Reader<PvTable> = (json, path) =>
  isObject(json) && json.rule !== undefined
    ? ruledTable(json, path)
    : { rule: 'provinces', pv: provincePv(json, path) };

const INCOMES = ['none', 'normal', 'castles', 'half'] as const;
const income = fields({ kind: oneOf(INCOMES), from: maybe(count) });

const conversion = fields({
  /** Every unit of a kind becomes one of another. */
  each: maybe(table(UNIT_KINDS, oneOf(UNIT_KINDS))),
  /** So many units at most become, by choice, at most so many of each kind. */
  most: maybe(count),
  as: maybe(units),
  /** Units keep their kind. */
  same: maybe(truth),
  /** Kinds that pass on whole, beyond the limits. */
  keep: maybe(list(oneOf(UNIT_KINDS))),
});
const becoming = fields({
  into: list(nationId),
  endOf: list(count),
  earlyIfSubmittedTo: maybe(nationId),
  within: maybe(fields({ zones: list(oneOf(ZONES)), provinces: list(provinceId) })),
  convert: conversion,
  least: maybe(units),
  takes: maybe(list(provinceId)),
  castles: maybe(fields({ fixed: provinceId, others: count })),
  elsewhere: maybe(oneOf(['neutral'])),
  leaders: maybe(list(text)),
  ifGone: maybe(fields({ province: maybe(provinceId), at: maybe(oneOf(AREA_IDS)), turn: maybe(count), units })),
  /** What the old player must hand over, or lose a point for each unit missing (14.6). */
  leastForSuccessor: maybe(
    fields({
      units: list(oneOf(UNIT_KINDS)),
      count,
      bonus: maybe(fields({ unit: oneOf(UNIT_KINDS), pv: halves, most: halves })),
    }),
  ),
});
export type Becoming = Read<typeof becoming>;

const emirate = fields({
  /** Taken whoever holds it. */
  seat: maybe(provinceId),
  /** Chosen among these, held by OMEYYAD or empty. */
  from: list(provinceId),
  most: count,
  least: maybe(count),
  fillWith: maybe(list(provinceId)),
  units,
  castleAtSeat: maybe(count),
  mayReplaceCastle: maybe(truth),
});

const nationCard = fields({
  id: nationId,
  order: count,
  name: names,
  /** The group of the standard version (13.2 to 13.5). */
  player: standardPlayer(),
  religion: oneOf(['none', 'christian-from-11', 'christian', 'muslim']),
  extendedOnly: maybe(truth),
  reserve: count,
  income,
  limits: units,
  limitsFrom20: maybe(units),
  buys: list(oneOf(UNIT_KINDS)),
  arrivals: maybe(list(arrival)),
  invasion: maybe(
    fields({
      turn: count,
      unlimitedFirst: maybe(fields({ because: oneOf(['leader', 'zeal']), leaders: maybe(list(text)) })),
    }),
  ),
  fougue: maybe(fields({ turn: count, leader: maybe(text), province: maybe(truth) })),
  navalSupremacy: maybe(list(count)),
  leaders: maybe(list(leader)),
  submits: maybe(list(nationId)),
  submit: maybe(list(submission)),
  neverSubmits: maybe(truth),
  neverSubmitsTo: maybe(list(nationId)),
  combatVp: maybe(list(combatRow)),
  vp: byTurn(pvTable),
  ownTurnVp: maybe(byTurn(provincePv)),
  leavesEndOf: maybe(count),
  becomes: maybe(becoming),
  emirate: maybe(emirate),
  powers: maybe(list(power)),
  incompatible: list(nationId),
  initialScore: maybe(count),
  minimumBid: table(SCENARIO_IDS, count),
  sources: record(oneOf(SOURCES)),
});
export type NationCard = Read<typeof nationCard>;

function standardPlayer(): Reader<1 | 2 | 3 | 4 | null> {
  return (json, path) => {
    if (json === 'none') return null;
    const player = count(json, path);
    return player === 1 || player === 2 || player === 3 || player === 4 ? player : null;
  };
}

export const nationsFile = fields({ about: text, nations: list(nationCard) });

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
import { byTurn } from './scenario.js';

const units = table(UNIT_KINDS, count);
const provinceId = oneOf(PROVINCE_IDS);
const nationId = oneOf(NATION_IDS);

/**
 * Reinforcements of a turn (3.2.1). Several places: the player splits them as he likes (3.2.10). On the cards
 * (`data/nations.json`):
 * 11.alain.1, 11.almohade.1, 11.almohade.2, 11.almoravide.1, 11.almoravide.2, 11.aragon.5, 11.badajoz.8, 11.byzance.1,
 * 11.carthage.1, 11.carthage.2, 11.castille.6, 11.croisade.1, 11.franc.1, 11.franc.4, 11.franc.7, 11.lusitanien.3,
 * 11.navarre.2, 11.omeyyad.1, 11.omeyyad.3, 11.omeyyad.9, 11.omeyyad.10, 11.rome.1 to 11.rome.4, 11.saragosse.6,
 * 11.seville.3, 11.sueve.1, 11.vandale.1, 11.wisigoth.1, 11.wisigoth.2, 11.wisigoth.5, 11.wisigoth.14, 11.wisigoth.15.
 */
const arrival = fields({
  turn: count,
  at: list(oneOf([...AREA_IDS, 'own'])),
  units: maybe(units),
  /** Up to this number on the board (3.2.3). */
  upTo: maybe(units),
  leaders: maybe(list(text)),
  /** Where units at sea may land, unless at any open anchor. */
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

/**
 * A Leader leaves at the start of his nation's turn (3.3.2, 3.3.4), or at the end of a game turn (3.3.6). On the cards:
 * 11.alain.2, 11.almoravide.3, 11.el-cid.14, and those named with their arrivals.
 */
const leader = fields({ name: text, leavesAtStartOf: maybe(count), leavesAtEndOf: maybe(count) });

/**
 * To whom it may or must submit, by its number of provinces (9.6.1 to 9.6.3), and how long (9.6.8). On the cards:
 * 11.badajoz.9, 11.basque.1, 11.carthage.5, 11.celte.2, 11.galicien.1, 11.hispano-romain.4, 11.lusitanien.1,
 * 11.lusitanien.6, 11.omeyyad.17, 11.sueve.2.
 */
const submission = fields({
  to: nationId,
  /** With this many provinces or fewer. */
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
/**
 * Victory points for destroying in attack (8.1): units of a kind, or a Leader by name. On the cards: 11.alain.4,
 * 11.alain.6, 11.almohade.4, 11.almoravide.5, 11.aragon.4, 11.aragon.7, 11.badajoz.7, 11.basque.2, 11.byzance.4,
 * 11.cantabrien.1, 11.carthage.3, 11.castille.5, 11.celte.1, 11.croisade.3, 11.franc.3, 11.hispano-romain.5,
 * 11.hispano-romain.6, 11.ibere.1, 11.leon.3, 11.navarre.3, 11.omeyyad.7, 11.omeyyad.8, 11.rome.9, 11.saragosse.5,
 * 11.saragosse.7, 11.seville.5, 11.seville.6, 11.vandale.5.
 */
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
/** By zone: ROME's of turn 5 (11.rome.10 to 11.rome.12). */
const zoneTable = fields({
  rule: oneOf(['zones']),
  zones: table(ZONES, fields({ each: halves, all: halves })),
});
/** By Castle: WISIGOTH's of turn 10 (11.wisigoth.12, 11.wisigoth.13). */
const castleTable = fields({ rule: oneOf(['castles']), withCastle: oneOf(['income']), other: halves });
/** By Ruin: ALMOHADE's of turn 21 (16.7). */
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
/**
 * Of all its land or of that with Castles, from which turn on (2.1.5 to 2.1.8): 11.alain.5, 11.almohade.3,
 * 11.almoravide.7, 11.byzance.3, 11.hispano-romain.3, 11.omeyyad.15, 11.rome.5, 11.vandale.6, 11.wisigoth.4.
 */
const income = fields({ kind: oneOf(INCOMES), from: maybe(count) });

const conversion = fields({
  /** Every unit of a kind becomes one of another. */
  each: maybe(table(UNIT_KINDS, oneOf(UNIT_KINDS))),
  /** At most this many units become, by choice, at most so many of each kind. */
  most: maybe(count),
  as: maybe(units),
  /** Units keep their kind. */
  same: maybe(truth),
  /** Kinds handed on entirely, beyond the limits (11.seville.2). */
  keep: maybe(list(oneOf(UNIT_KINDS))),
});
/**
 * Its successor, and when (9.4.1): 11.basque.3, 11.cantabrien.3, 11.franc.9, 11.ibere.2, 11.lusitanien.7, 11.rome.14,
 * 11.sueve.3, 11.wisigoth.17.
 */
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
  /** What the old player must hand over, or lose a point for each missing unit (14.6). */
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
  /** Taken from any holder. */
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
  /** The group of the standard version (13.2 to 13.5). */
  player: standardPlayer(),
  religion: oneOf(['none', 'christian-from-11', 'christian', 'muslim']),
  extendedOnly: maybe(truth),
  reserve: count,
  income,
  limits: units,
  /** From turn 20 on (11.aragon.9, 11.castille.7). */
  limitsFrom20: maybe(units),
  buys: list(oneOf(UNIT_KINDS)),
  arrivals: maybe(list(arrival)),
  /** The turn of its Invasion (9.1.1), and where its first attack is unlimited (11.alain.3, 11.omeyyad.2). */
  invasion: maybe(
    fields({
      turn: count,
      unlimitedFirst: maybe(fields({ because: oneOf(['leader', 'zeal']), leaders: maybe(list(text)) })),
    }),
  ),
  /** The turn of its Fougue (9.2.1): 11.aragon.6, 11.croisade.2, 11.omeyyad.10. */
  fougue: maybe(fields({ turn: count, leader: maybe(text), province: maybe(truth) })),
  /** Its turns of naval supremacy (5.6.3): 11.byzance.2, 11.omeyyad.3. */
  navalSupremacy: maybe(list(count)),
  leaders: maybe(list(leader)),
  submits: maybe(list(nationId)),
  submit: maybe(list(submission)),
  neverSubmits: maybe(truth),
  /** CANTABRIEN to ROME (11.cantabrien.2). */
  neverSubmitsTo: maybe(list(nationId)),
  combatVp: maybe(list(combatRow)),
  vp: byTurn(pvTable),
  /** FRANC's of turn 9 (8.3, 11.franc.2). */
  ownTurnVp: maybe(byTurn(provincePv)),
  /** Otherwise, unless it transforms, it stays to the end (11.celte.3, 11.galicien.2). */
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

import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { KINGDOM_IDS } from '../facts/ids.js';
import { BRANCHES, GOOD_IDS, TAX_LEVELS, UNIT_TYPES } from '../facts/kinds.js';
import { PLACE_IDS, TERRITORY_IDS } from '../facts/place-ids.js';
import {
  AIMS,
  ANSWERS,
  ASKED,
  CAPTAIN_POLICIES,
  CAPTURES,
  CARD_TIMES,
  CONDITIONS,
  CREW_POLICIES,
  CRUSHINGS,
  QUARTERS,
  REROLLS,
  SACRIFICES,
  SHIELDS,
  SPOILS,
} from '../state/battle-order.js';
import { BARE } from '../state/land.js';
import { CARD_ORDERS, ENTRIES } from '../state/realm.js';
import type { Lands } from '../state/state.js';
import { building, points, units } from './values.js';

const { among, count, each, eachUsually, fields, list, number, oneOf, orNull, record, table, truth, usually } =
  kit.shape;
type Reader<Value> = kit.shape.Reader<Value>;

const battleOrder = fields({
  ask: oneOf(ASKED),
  losses: list(oneOf(UNIT_TYPES)),
  sacrifice: oneOf(SACRIFICES),
  reroll: oneOf(REROLLS),
  crews: oneOf(CREW_POLICIES),
  aim: oneOf(AIMS),
  captain: oneOf(CAPTAIN_POLICIES),
  crushing: oneOf(CRUSHINGS),
  shield: oneOf(SHIELDS),
  capture: oneOf(CAPTURES),
  flee: oneOf(CONDITIONS),
  yield: oneOf(CONDITIONS),
  quarter: oneOf(QUARTERS),
  answer: oneOf(ANSWERS),
  spoils: oneOf(SPOILS),
  cards: list(fields({ card: count, when: oneOf(CARD_TIMES) })),
});

/** Each territory's holder and contents. */
export function landsShape(seat: Reader<SeatId>, owner: Reader<string>): Reader<Lands> {
  const byOwner = <Value>(value: Reader<Value>) => record(value, owner);
  const land = fields({
    holder: usually(orNull(seat), () => null),
    armies: usually(byOwner(fields({ units, stopped: usually(units, () => ({})) })), () => ({})),
    civil: usually(building, () => null),
    military: usually(building, () => null),
    religious: usually(building, () => null),
    token: usually(orNull(fields({ owner: seat, from: oneOf(TERRITORY_IDS) })), () => null),
    market: usually(list(oneOf(GOOD_IDS)), () => []),
  });
  return eachUsually(TERRITORY_IDS, land, () => BARE);
}

/** A kingdom's possessions and orders. */
export function realmShape(seat: Reader<SeatId>) {
  const bySeat = <Value>(value: Reader<Value>) => record(value, seat);
  const route = fields({
    vehicle: count,
    origin: oneOf(TERRITORY_IDS),
    stages: list(fields({ at: oneOf(TERRITORY_IDS), reached: truth })),
  });
  return fields({
    kingdom: orNull(oneOf(KINGDOM_IDS)),
    cash: count,
    honour: number,
    tax: among(TAX_LEVELS),
    lastBid: usually(count, () => 0),
    loans: count,
    borrowed: count,
    repaid: count,
    arrears: count,
    unpaid: count,
    technologies: each(BRANCHES, count),
    boughtBranches: list(oneOf(BRANCHES)),
    unitsBought: count,
    cardBought: truth,
    cards: list(fields({ number: count, turned: truth, deeds: record(count), florins: count })),
    tokens: points,
    turnedTokens: points,
    points,
    prisoners: bySeat(units),
    surrendered: units,
    surrenderedIn: count,
    route: orNull(route),
    battleOrder,
    placeOrders: table(PLACE_IDS, battleOrder),
    queue: list(
      fields({
        from: oneOf(PLACE_IDS),
        group: record(count),
        to: oneOf(PLACE_IDS),
        way: list(oneOf(PLACE_IDS)),
        entry: oneOf(ENTRIES),
        more: truth,
      }),
    ),
    dropped: usually(count, () => 0),
    wars: bySeat(count),
    cardOrders: usually(record(oneOf(CARD_ORDERS)), () => ({})),
    keepsBack: usually(truth, () => false),
    rebuy: usually(units, () => ({})),
    rebuyIn: usually(count, () => 0),
    firstRunning: count,
    blood: count,
    out: truth,
  });
}

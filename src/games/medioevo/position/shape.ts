import { type Action, isTally } from '../../../core/action.js';
import { isObject, type Json } from '../../../core/json.js';
import * as kit from '../../../kit/index.js';
import { ABILITY_TYPES, CAPTAIN_USES } from '../battle/abilities.js';
import { PROTECTIONS } from '../battle/fire.js';
import { MOMENTS } from '../facts/card-moments.js';
import { KINGDOM_IDS } from '../facts/ids.js';
import { BRANCHES, EVENT_EFFECTS, GOOD_IDS, LEVELS, PHASES, TAX_LEVELS, UNIT_IDS, UNIT_TYPES } from '../facts/kinds.js';
import { forEachTerritory, PLACE_IDS, TERRITORY_IDS } from '../facts/place-ids.js';
import { BATTLE_EFFECTS, BATTLE_STAGES, BLOWS, PARLEYS, SIDES } from '../state/battle.js';
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
import type { Frame } from '../state/frame.js';
import { BARBARIANS, BARE } from '../state/land.js';
import { CITY_CHOICES, KINGDOM_CHOICES } from '../state/options.js';
import { CARD_ORDERS, ENTRIES } from '../state/realm.js';
import type { Lands, Medioevo } from '../state/state.js';
import { VEHICLE_KINDS } from '../state/vehicle.js';
import { agreements } from './agreements.js';
import { lastingShape } from './lasting-shape.js';

const { count, each, fields, list, maybe, number, oneOf, orNull, record, table, text, truth, usually, whole } =
  kit.shape;
type Reader<Value> = kit.shape.Reader<Value>;

/** A number of a short list, such as a level or a tax. */
function among<const Numbers extends readonly number[]>(numbers: Numbers): Reader<Numbers[number]> {
  return (json, path) => {
    const found = numbers.find((one) => one === json);
    if (found === undefined) throw new kit.shape.Misread(path, 'whole-number');
    return found;
  };
}
const action: Reader<Action> = (json, path) => {
  if (!isObject(json) || typeof json.verb !== 'string') throw new kit.shape.Misread(path, 'object');
  const chosen: Record<string, string | number | Readonly<Record<string, number>>> = {};
  for (const [slot, value] of Object.entries(json)) {
    if (typeof value === 'string' || typeof value === 'number' || isTally(value ?? null))
      Object.assign(chosen, { [slot]: value });
  }
  return { ...chosen, verb: json.verb };
};
const anything: Reader<Json> = (json) => json ?? null;

const units = table(UNIT_IDS, whole(1, 999));
const level = among(LEVELS);
const deck = fields({ top: list(text), middle: list(text), bottom: list(text) });
const building = orNull(fields({ level, damage: count }));
const points = table(BRANCHES, count);

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

/** The whole state, one field after the other. Barbarians are called by their own name, seats by those of the persons. */
export const SHAPE: kit.Shape<Medioevo> = (seat) => {
  const owner: Reader<string> = (json, path) => (json === BARBARIANS ? BARBARIANS : seat(json, path));
  const bySeat = <Value>(value: Reader<Value>) => record(value, seat);
  const byOwner = <Value>(value: Reader<Value>) => record(value, owner);
  const bySide = <Value>(value: Reader<Value>) => each(SIDES, value);
  const secret = { chosen: bySeat(action) };
  const hands = bySeat(list(text));
  const vehicle = fields({
    id: count,
    kind: oneOf(VEHICLE_KINDS),
    level,
    owner,
    at: oneOf(PLACE_IDS),
    units,
    cubes: list(oneOf(GOOD_IDS)),
    aboard: orNull(count),
    used: number,
    stopped: truth,
    exited: usually(truth, () => false),
  });
  // Whose prisoners are ransomed is a seat.
  const purchase: Reader<Action> = (json, path) => {
    const read = action(json, path);
    return read.holder === undefined ? read : { ...read, holder: seat(String(read.holder), path) };
  };
  const crew = fields({
    vehicle: count,
    level,
    crew: count,
    units,
    target: oneOf(AIMS),
  });
  const kinds = {
    'kingdom-auction': kit.frame('kingdom-auction', { ...secret, free: list(oneOf(KINGDOM_IDS)), again: truth }),
    'kingdom-choice': kit.frame('kingdom-choice', {}),
    foundation: kit.frame('foundation', {}),
    founding: kit.frame('founding', { seat }),
    'first-deal': kit.frame('first-deal', {}),
    'first-card': kit.frame('first-card', { ...secret, dealt: hands }),
    turn: kit.frame('turn', {}),
    phase: kit.frame('phase', { phase: oneOf(PHASES) }),
    'war-circle': kit.frame('war-circle', {}),
    bidding: kit.frame('bidding', { ...secret, among: list(seat), before: bySeat(count) }),
    'tax-levels': kit.frame('tax-levels', secret),
    upkeep: kit.frame('upkeep', { seat, due: count, interest: truth, rebelled: list(oneOf(TERRITORY_IDS)) }),
    purchases: kit.frame('purchases', {
      lists: bySeat(list(purchase)),
      ready: list(seat),
      deploying: usually(truth, () => false),
    }),
    deployment: kit.frame('deployment', {
      place: count,
      held: bySeat(list(fields({ at: oneOf(TERRITORY_IDS), units, vehicles: list(vehicle) }))),
    }),
    'event-card': kit.frame('event-card', {}),
    'event-choice': kit.frame('event-choice', {}),
    'event-pick': kit.frame('event-pick', { seat, drawn: list(text) }),
    'event-loss': kit.frame('event-loss', { seat, effect: oneOf(EVENT_EFFECTS), left: count }),
    supply: kit.frame('supply', { left: count }),
    rebellions: kit.frame('rebellions', {}),
    uprising: kit.frame('uprising', { at: oneOf(TERRITORY_IDS) }),
    onslaught: kit.frame('onslaught', { at: oneOf(TERRITORY_IDS), units }),
    rebellion: kit.frame('rebellion', { seat, left: count, done: list(oneOf(TERRITORY_IDS)) }),
    combat: kit.frame('combat', {
      round: count,
      place: count,
      passes: count,
      legs: list(oneOf(PLACE_IDS)),
      stop: orNull(fields({ at: oneOf(PLACE_IDS), entry: oneOf(ENTRIES), held: orNull(seat), pointsLeft: count })),
      moved: maybe(fields({ vehicles: list(count), units: table(PLACE_IDS, units) })),
      pending: maybe(action),
    }),
    commerce: kit.frame('commerce', {
      place: count,
      bought: list(fields({ vehicle: count, at: oneOf(TERRITORY_IDS) })),
    }),
    'last-check': kit.frame('last-check', {}),
    'final-count': kit.frame('final-count', {}),
    battle: kit.frame('battle', {
      at: oneOf(PLACE_IDS),
      held: orNull(seat),
      attacker: owner,
      defender: owner,
      round: count,
      stage: oneOf(BATTLE_STAGES),
      began: bySide(count),
      capture: bySide(oneOf(['no', 'full', 'halved'])),
      pointsLeft: count,
      flight: orNull(fields({ to: oneOf(PLACE_IDS), points: count })),
      protection: orNull(oneOf(PROTECTIONS)),
      galleys: list(count),
      crews: bySide(list(crew)),
      captain: bySide(list(fields({ use: oneOf(CAPTAIN_USES), type: oneOf(ABILITY_TYPES) }))),
      sacrificed: bySide(count),
      dice: bySide(list(count)),
      heavy: bySide(count),
      cavalry: bySide(count),
      bonuses: list(
        fields({
          side: oneOf(SIDES),
          what: oneOf(BATTLE_EFFECTS),
          points: number,
          until: oneOf(['round', 'battle']),
          type: maybe(oneOf(UNIT_TYPES)),
        }),
      ),
      outcome: orNull(
        fields({
          winner: orNull(oneOf(SIDES)),
          dealt: bySide(count),
          losses: bySide(count),
          crushing: count,
          spared: orNull(count),
        }),
      ),
      wounds: list(fields({ side: oneOf(SIDES), points: count, by: oneOf(BLOWS), captured: truth })),
      parley: orNull(fields({ by: oneOf(SIDES), kind: oneOf(PARLEYS) })),
      spoken: bySide(count),
      windows: list(oneOf(MOMENTS)),
      trapped: bySide(units),
      delayed: bySide(count),
      toTheEnd: truth,
      lost: bySide(units),
      taken: bySide(units),
      lostBefore: usually(bySide(units), () => ({ attacker: {}, defender: {} })),
    }),
    foes: kit.frame('foes', {
      seat,
      at: oneOf(PLACE_IDS),
      held: orNull(seat),
      beaten: orNull(owner),
      pointsLeft: count,
      must: truth,
    }),
    spoils: kit.frame('spoils', {
      seat,
      at: oneOf(PLACE_IDS),
      from: orNull(owner),
      conquered: truth,
      asked: maybe(truth),
    }),
    'card-picks': kit.frame('card-picks', { ...secret, drawn: hands }),
    reactions: kit.frame('reactions', {
      moment: oneOf(MOMENTS),
      at: orNull(oneOf(PLACE_IDS)),
      answers: bySeat(action),
      passed: list(seat),
    }),
    pledged: kit.frame('pledged', { seat, action }),
    'card-played': kit.frame('card-played', {
      seat,
      card: count,
      lender: orNull(seat),
      use: oneOf(['ability', 'points']),
      action,
      points: list(oneOf(BRANCHES)),
      cancelled: truth,
      doubled: truth,
    }),
  };
  const land = fields({
    holder: usually(orNull(seat), () => null),
    armies: usually(
      byOwner(fields({ units, stopped: usually(units, () => ({})), exited: usually(units, () => ({})) })),
      () => ({}),
    ),
    civil: usually(building, () => null),
    military: usually(building, () => null),
    religious: usually(building, () => null),
    token: usually(orNull(fields({ owner: seat, from: oneOf(TERRITORY_IDS) })), () => null),
    market: usually(list(oneOf(GOOD_IDS)), () => []),
  });
  const lands: Reader<Lands> = (json, path) => {
    const some = table(TERRITORY_IDS, land)(json, path);
    return forEachTerritory((at) => some[at] ?? BARE);
  };
  const route = fields({
    vehicle: count,
    origin: oneOf(TERRITORY_IDS),
    stages: list(fields({ at: oneOf(TERRITORY_IDS), reached: truth })),
  });
  const realm = fields({
    kingdom: orNull(oneOf(KINGDOM_IDS)),
    cash: count,
    honour: number,
    tax: among(TAX_LEVELS),
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
    wars: bySeat(count),
    cardOrders: usually(record(oneOf(CARD_ORDERS)), () => ({})),
    keepsBack: usually(truth, () => false),
    rebuy: usually(units, () => ({})),
    rebuyIn: usually(count, () => 0),
    firstRunning: count,
    blood: count,
    out: truth,
  });
  return fields({
    ...kit.course<Frame>(seat, kinds),
    options: fields({
      turns: count,
      honourLimit: orNull(count),
      kingdoms: oneOf(KINGDOM_CHOICES),
      terrain: truth,
      thirdParties: usually(truth, () => true),
      majority: oneOf(CITY_CHOICES),
      controlTokens: count,
      propertyTokens: count,
      timeLimit: truth,
      blood: truth,
      teams: count,
      deployment: truth,
    }),
    turn: count,
    phase: oneOf([...PHASES, 'setup', 'over']),
    order: list(seat),
    lastOrder: list(seat),
    realms: bySeat(realm),
    lands,
    inPlay: list(oneOf(TERRITORY_IDS)),
    vehicles: list(vehicle),
    warCircle: orNull(fields({ d4: count, d6: count, d8: count })),
    empireDeck: deck,
    eventDeck: deck,
    event: orNull(fields({ number: count, effects: list(oneOf(EVENT_EFFECTS)) })),
    toleratedTax: orNull(count),
    ...agreements(seat, units),
    conquered: list(oneOf(TERRITORY_IDS)),
    uprisings: list(oneOf(TERRITORY_IDS)),
    firstConquests: list(oneOf(TERRITORY_IDS)),
    history: list(bySeat(number)),
    lasting: usually(list(lastingShape(seat, owner)), () => []),
    overrides: usually(anything, () => null),
  });
};

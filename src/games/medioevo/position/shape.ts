import * as kit from '../../../kit/index.js';
import { MOMENTS } from '../facts/card-moments.js';
import { KINGDOM_IDS } from '../facts/ids.js';
import { BRANCHES, EVENT_EFFECTS, GOOD_IDS, PHASES } from '../facts/kinds.js';
import { PLACE_IDS, TERRITORY_IDS } from '../facts/place-ids.js';
import type { Frame } from '../state/frame.js';
import { BARBARIANS } from '../state/land.js';
import { CITY_CHOICES, KINGDOM_CHOICES } from '../state/options.js';
import { ENTRIES } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { VEHICLE_KINDS } from '../state/vehicle.js';
import { agreements } from './agreements.js';
import { battleFrames } from './battle-shape.js';
import { lastingShape } from './lasting-shape.js';
import { landsShape, realmShape } from './realm-shape.js';
import { actionOf, deck, level, units, watchedOf } from './values.js';

const { anything, count, fields, list, maybe, number, oneOf, orNull, record, table, text, truth, usually } = kit.shape;
type Reader<Value> = kit.shape.Reader<Value>;

/** The whole state, field by field. Barbarians have their own name, seats those of their persons. */
export const SHAPE: kit.Shape<Medioevo> = (seat) => {
  const owner: Reader<string> = (json, path) => (json === BARBARIANS ? BARBARIANS : seat(json, path));
  const action = actionOf(owner);
  const bySeat = <Value>(value: Reader<Value>) => record(value, seat);
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
  });
  const kinds = {
    'kingdom-auction': kit.frame('kingdom-auction', {
      ...secret,
      free: list(oneOf(KINGDOM_IDS)),
      again: truth,
      tied: usually(bySeat(oneOf(KINGDOM_IDS)), () => ({})),
    }),
    'kingdom-choice': kit.frame('kingdom-choice', {}),
    foundation: kit.frame('foundation', {}),
    founding: kit.frame('founding', { seat, laid: maybe(action) }),
    'first-deal': kit.frame('first-deal', {}),
    'first-card': kit.frame('first-card', { ...secret, dealt: hands }),
    turn: kit.frame('turn', { bids: maybe(bySeat(action)), taxes: maybe(bySeat(action)) }),
    phase: kit.frame('phase', { phase: oneOf(PHASES) }),
    'war-circle': kit.frame('war-circle', { kept: maybe(truth) }),
    bidding: kit.frame('bidding', { ...secret, among: list(seat), before: bySeat(count) }),
    'tax-levels': kit.frame('tax-levels', secret),
    upkeep: kit.frame('upkeep', {
      seat,
      due: count,
      interest: truth,
      rebelled: list(oneOf(TERRITORY_IDS)),
      missing: maybe(count),
    }),
    purchases: kit.frame('purchases', {
      lists: bySeat(list(action)),
      ready: list(seat),
      deploying: usually(truth, () => false),
      costs: maybe(bySeat(list(count))),
    }),
    deployment: kit.frame('deployment', {
      place: count,
      held: bySeat(list(fields({ at: oneOf(TERRITORY_IDS), units, vehicles: list(vehicle) }))),
    }),
    'event-card': kit.frame('event-card', {}),
    'event-choice': kit.frame('event-choice', {}),
    'event-pick': kit.frame('event-pick', { seat, drawn: list(text) }),
    'event-dice': kit.frame('event-dice', {
      rolls: list(fields({ seat, effect: oneOf(EVENT_EFFECTS), die: count })),
    }),
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
      resting: maybe(bySeat(record(count, watchedOf(owner)))),
    }),
    pursuit: kit.frame('pursuit', { seat, at: oneOf(PLACE_IDS), planned: maybe(truth) }),
    commerce: kit.frame('commerce', {
      place: count,
      bought: list(fields({ vehicle: count, at: oneOf(TERRITORY_IDS) })),
      pending: maybe(action),
    }),
    'last-check': kit.frame('last-check', {}),
    'final-count': kit.frame('final-count', {}),
    ...battleFrames(seat, owner),
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
      die: maybe(count),
    }),
  };
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
    realms: bySeat(realmShape(seat)),
    lands: landsShape(seat, owner),
    inPlay: list(oneOf(TERRITORY_IDS)),
    vehicles: list(vehicle),
    warCircle: orNull(fields({ d4: count, d6: count, d8: count })),
    empireDeck: deck,
    eventDeck: deck,
    event: orNull(fields({ number: count, effects: list(oneOf(EVENT_EFFECTS)) })),
    pastEvents: maybe(list(count)),
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

import { isObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { EVENT_KINDS, SCENARIO_IDS, UNIT_KINDS, VERSIONS } from '../facts/ids.js';
import { optionOf } from '../setup/options.js';
import { type Order, STAND_UNTIL } from '../state/order.js';
import { isLeader, isPiece, type Piece } from '../state/stack.js';
import { PHASES } from '../state/stage.js';
import { BID_KINDS, NATION_STATUSES, SWITCHES } from '../state/state.js';
import { area, frames, nation, province } from './frames.js';

const { anything, either, fields, keyed, passing, list, maybe, ofKind, oneOf, orNull, record } = kit.shape;
const { signedHalves, text, truth, unsaid, usually, whole } = kit.shape;
type Read<R> = kit.shape.Read<R>;
type Reader<Value> = kit.shape.Reader<Value>;

/** Also by their names at creation. */
const AT_CREATION = Object.fromEntries(SWITCHES.map((id) => [optionOf(id), id]));
const onOff: Reader<boolean> = (json, path) => json === 'on' || (json !== 'off' && json !== null && truth(json, path));

/** Other names for a phase. */
const PHASE_NAMES = {
  purchase: 'income',
  buy: 'income',
  placement: 'place',
  movement: 'move',
  stacking: 'stack',
  combat: 'battle',
  fougue: 'fury',
} as const;

const event = oneOf(EVENT_KINDS);
const piece = passing(isPiece);
const areas = list(area);
const provinces = list(province);

/** Units by nation: `{ "wisigoth": ["castle", "infantry", "infantry", "leader:Roderich"] }`. */
const occupation = keyed(nation, (json, path): readonly Piece[] => {
  const pieces = list(piece)(json, path);
  const twice = pieces.findIndex((one, place) => isLeader(one) && pieces.indexOf(one) < place);
  if (twice >= 0) throw new kit.shape.Misread(`${path}.${twice}`, 'each-once');
  return pieces;
});
const waiting = fields({
  unit: piece,
  count: whole(1, 100),
  to: either(oneOf(['own']), areas),
  bought: truth,
  landing: maybe(provinces),
});
const bid = fields({ nation, points: signedHalves, turn: whole(1, 21), kind: oneOf(BID_KINDS) });

const pile = ofKind('pile', {
  why: oneOf(['leader', 'province', 'fougue', 'invasion']),
  leader: usually(orNull(text), () => null),
  at: orNull(area),
  bonus: usually(kit.shape.among([1, 2]), () => 2 as const),
  also: maybe(areas),
});
const marched = fields({
  unit: piece,
  count: whole(1, 100),
  used: whole(0, 9),
  /** The Leaders with it all the way, or whether all here were (5.2). */
  led: either(truth, list(text)),
  from: area,
  river: truth,
  halted: truth,
  held: maybe(truth),
});

const any = oneOf(['any']);
const anyNation = usually(either(any, nation), () => 'any' as const);
const anyProvince = usually(either(any, province), () => 'any' as const);
const none = oneOf(['none']);
const unit = oneOf(UNIT_KINDS);
const order = kit.shape.kinds<Order>({
  stand: ofKind('stand', { nation: anyNation, province: anyProvince, until: oneOf(STAND_UNTIL) }),
  retreat: ofKind('retreat', { nation: anyNation, from: anyProvince, to: area }),
  submit: ofKind('submit', { nation, to: anyNation, answer: oneOf(['yes', 'no']) }),
  target: ofKind('target', { nation: anyNation, first: unit }),
  pass: ofKind('pass', {
    event: oneOf([...EVENT_KINDS, 'any', 'sign']),
    unless: usually(either(none, nation), () => 'none' as const),
  }),
  ignore: ofKind('ignore', { nation: anyNation }),
  purchase: ofKind('purchase', { nation, unit: either(none, unit) }),
  capital: ofKind('capital', { nation, province }),
  bid: ofKind('bid', { nation, points: kit.shape.number }),
  mission: ofKind('mission', { nation: anyNation, answer: oneOf(['accept', 'refuse']) }),
});

/** A position's lines; nearly all may be left out. */
export const SHAPE = (seat: Reader<SeatId>) => {
  const byNation = <Value>(value: Reader<Value>) => unsaid(keyed(nation, value));
  const bySeat = <Value>(value: Reader<Value>) => unsaid(record(value, seat));
  const seats = unsaid(list(seat));
  const seated = record(list(nation), seat);
  const four: Reader<Read<typeof seated>> = (json, path) => {
    const some = isObject(json) && Object.keys(json).length === 0 ? null : json;
    return seated(some ?? { p1: [], p2: [], p3: [], p4: [] }, path);
  };
  return fields({
    scenario: unsaid(oneOf(SCENARIO_IDS)),
    version: unsaid(oneOf(VERSIONS)),
    options: unsaid(keyed(oneOf(SWITCHES, AT_CREATION), onOff)),
    overrides: unsaid(anything),
    turn: unsaid(whole(1, 21)),
    nation: unsaid(nation),
    phase: unsaid(oneOf(PHASES, PHASE_NAMES)),
    step: unsaid(kit.shape.among([1, 2])),
    provinces: unsaid(keyed(area, occupation)),
    sea: unsaid(occupation),
    ruins: unsaid(keyed(province, nation)),
    gold: byNation(signedHalves),
    submitted: byNation(nation),
    capitals: byNation(province),
    /** Default: four. */
    seats: four,
    /** Unowned nations that would have a player by default. */
    nobody: unsaid(list(nation)),
    /** A nation's status, if the board does not tell. */
    statuses: byNation(oneOf(NATION_STATUSES)),
    opener: unsaid(seat),
    scores: byNation(signedHalves),
    compensation: bySeat(signedHalves),
    hands: bySeat(list(event)),
    bag: unsaid(list(event)),
    played: unsaid(list(event)),
    signs: seats,
    /** Seats that pass on every event of this turn, and those of them that stand to the end in every defence. */
    passing: seats,
    standing: seats,
    orders: bySeat(list(order)),
    bids: bySeat(list(bid)),
    waiting: byNation(list(waiting)),
    overfull: byNation(provinces),
    task: unsaid(whole(0, 100)),
    received: unsaid(areas),
    /** Null: the card's own, already over. */
    pile: maybe(orNull(pile)),
    march: unsaid(keyed(area, list(marched))),
    fought: unsaid(provinces),
    forced: unsaid(list(fields({ through: area, to: area }))),
    notes: byNation(record(anything)),
    frames: unsaid(frames(seat)),
  });
};
export type Said = Read<ReturnType<typeof SHAPE>>;

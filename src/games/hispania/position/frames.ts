import type { Json } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import {
  count,
  fields,
  keyed,
  known,
  list,
  Misread,
  maybe,
  number,
  oneOf,
  orNull,
  type Reader,
  record,
  table,
  text,
  truth,
  variant,
} from '../../../kit/data/reader.js';
import { frame, renamed } from '../../../kit/position/notation.js';
import { isTargetType } from '../battle/targets.js';
import { EVENT_KINDS, UNIT_KINDS } from '../facts/ids.js';
import { isRefuge } from '../retreat/destinations.js';
import { MOMENTS } from '../special/frame.js';
import { BATTLE_STEPS, SIDES, STANDS_UNTIL, type TargetType } from '../state/battle.js';
import type { Frame } from '../state/frame.js';
import { isArea, isNation, isProvince } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/**
 * The steps under way in a position (`frames`, the innermost last): a battle, an auction, a choice. Each is written as it
 * is in the state, but for the seats, which go by their names.
 */
export function writeFrames(state: Hispania, nameOf: (seat: SeatId) => string): readonly Json[] {
  return framesBy(renamed(nameOf))([...underWay(state)], 'frames');
}

/** Nothing but the phase itself. */
export function isAtRest(state: Hispania): boolean {
  return underWay(state).length === 0;
}

/** That a position is laid out goes without saying: whoever reads it lays it out again. */
function underWay({ frames }: Hispania): readonly Exclude<Frame, { readonly kind: 'laid-out' }>[] {
  return frames.filter((frame) => frame.kind !== 'laid-out');
}

export function framesIn(json: Json, seatOf: (name: string) => SeatId): readonly Frame[] {
  return framesBy(renamed(seatOf))(json, 'frames');
}

const area = known(isArea);
const refuge = known(isRefuge);
const province = known(isProvince);
const nation = known(isNation);
const target = known(isTargetType);
const unit = oneOf(UNIT_KINDS);
const units = table(UNIT_KINDS, count);
const hits = keyed(target, count);
const side = oneOf(SIDES);
const provinces = list(province);
const both = <Value>(each: Reader<Value>) => fields({ attacker: each, defender: each });

const effects = fields({
  ground: orNull(oneOf(['plain', 'mountain'])),
  tactic: both(truth),
  frailKnights: both(count),
  frailCastle: both(truth),
  brave: orNull(fields({ side, unit, targets: twoTargets })),
  leaves: orNull(oneOf([...SIDES, 'both'])),
  spared: truth,
  again: truth,
});

function twoTargets(json: Json | undefined, path: string): readonly [TargetType, TargetType] {
  const [first, second, ...more] = list(target)(json, path);
  if (first === undefined || second === undefined || more.length > 0) throw new Misread(path, 'pair');
  return [first, second];
}

const hire = fields({ recruiter: nation, targets: units, purse: number });

/** Every field of every step. */
function framesBy(seat: Reader<SeatId>) {
  const seats = list(seat);
  const claims = { claims: seats, claimed: seats };
  const army = fields({
    nation,
    seat: orNull(seat),
    strength: count,
    leaders: list(text),
    woundedKnights: count,
    castleHits: count,
    aims: orNull(table(UNIT_KINDS, hits)),
    hits: orNull(hits),
    lost: units,
    leadersLost: list(text),
    retreated: units,
    stands: maybe(oneOf(STANDS_UNTIL)),
    leavesFor: maybe(refuge),
  });
  const played = fields({
    seat,
    event: oneOf(EVENT_KINDS),
    nation: orNull(nation),
    unit: orNull(unit),
    target: orNull(target),
    second: orNull(target),
    leader: orNull(text),
    area: orNull(area),
  });
  return list(
    variant<Exclude<Frame, { readonly kind: 'laid-out' }>>('kind', {
      battle: frame('battle', {
        province,
        step: oneOf(BATTLE_STEPS),
        round: count,
        attacker: army,
        defender: army,
        crossed: units,
        came: list(area),
        effects,
        surrendered: truth,
        hire: orNull(hire),
        letPass: maybe(seats),
      }),
      seating: frame('seating', { drawn: truth }),
      retreat: frame('retreat', { why: text, queue: list(fields({ nation, area })), barred: list(area) }),
      surplus: frame('surplus', { nation, area }),
      purchase: frame('purchase', { nation }),
      rebuild: frame('rebuild', { nation, province }),
      march: frame('march', { nation, at: area, left: count, crossed: list(area) }),
      berbers: frame('berbers', { nation, area }),
      'free-castles': frame('free-castles', { nation, left: count }),
      mission: frame('mission', {
        recruiter: nation,
        province,
        against: nation,
        targets: units,
        purse: number,
        accepted: truth,
      }),
      assault: frame('assault', { nation, province }),
      conversion: frame('conversion', { from: nation, into: nation }),
      land: frame('land', { nation, old: nation, from: provinces, count, certain: provinces }),
      settlement: frame('settlement', { nation, provinces, units, replace: provinces }),
      window: frame('window', { moment: oneOf(MOMENTS), seats, passed: seats }),
      nul: frame('nul', { played, seats, passed: seats, cancelled: truth }),
      majors: frame('majors', { order: seats }),
      lots: frame('lots', {
        lots: list(nation),
        bids: record(record(number, nation), seat),
        closed: seats,
        aside: list(nation),
        drawn: list(nation),
      }),
      auction: frame('auction', {
        nation,
        lot: oneOf(['group', 'nation']),
        least: number,
        seats,
        turn: count,
        high: orNull(fields({ seat, points: number })),
        passes: count,
        ...claims,
      }),
      sealed: frame('sealed', { nation, least: number, seats, bids: record(number, seat), second: truth, ...claims }),
    }),
  );
}

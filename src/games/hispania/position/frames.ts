import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { isTargetType } from '../battle/targets.js';
import { EVENT_KINDS, NATION_IDS, UNIT_KINDS } from '../facts/ids.js';
import { isRefuge } from '../retreat/destinations.js';
import { MOMENTS } from '../special/frame.js';
import { BATTLE_STEPS, SIDES, STANDS_UNTIL } from '../state/battle.js';
import type { Frame } from '../state/frame.js';
import { isArea, isProvince } from '../state/reading.js';

const { count, each, fields, keyed, passing, list, maybe, number, oneOf, orNull, pair, record } = kit.shape;
const { table, text, truth } = kit.shape;
type Reader<Value> = kit.shape.Reader<Value>;

/** The bare name is enough for a nation: `leon` is LEÓN. */
const BARE = Object.fromEntries(NATION_IDS.map((id) => [id.replace('-nation', ''), id]));
export const nation = oneOf(NATION_IDS, BARE);
export const area = passing(isArea);
export const province = passing(isProvince);
const refuge = passing(isRefuge);
const target = passing(isTargetType);
const unit = oneOf(UNIT_KINDS);
const units = table(UNIT_KINDS, count);
const hits = keyed(target, count);
const side = oneOf(SIDES);
const provinces = list(province);
const both = <Value>(value: Reader<Value>) => each(SIDES, value);

const effects = fields({
  ground: orNull(oneOf(['plain', 'mountain'])),
  tactic: both(truth),
  frailKnights: both(count),
  frailCastle: both(truth),
  brave: orNull(fields({ side, unit, targets: pair(target) })),
  leaves: orNull(oneOf([...SIDES, 'both'])),
  spared: truth,
  again: truth,
});

const hire = fields({ recruiter: nation, targets: units, purse: number });

/** A laid-out position needs no mention: reading lays it out again. */
export type SaidFrame = Exclude<Frame, { readonly kind: 'laid-out' }>;

/**
 * The current steps (innermost last): a battle, an auction, a choice. Written as in the state, except for seats, which
 * are named.
 */
export function frames(seat: Reader<SeatId>) {
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
  return kit.course<SaidFrame>(seat, {
    battle: kit.frame('battle', {
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
    seating: kit.frame('seating', { drawn: truth }),
    retreat: kit.frame('retreat', { why: text, queue: list(fields({ nation, area })), barred: list(area) }),
    surplus: kit.frame('surplus', { nation, area }),
    purchase: kit.frame('purchase', { nation }),
    rebuild: kit.frame('rebuild', { nation, province }),
    march: kit.frame('march', { nation, at: area, left: count, crossed: list(area) }),
    berbers: kit.frame('berbers', { nation, area }),
    'free-castles': kit.frame('free-castles', { nation, left: count }),
    mission: kit.frame('mission', {
      recruiter: nation,
      province,
      against: nation,
      targets: units,
      purse: number,
      accepted: truth,
    }),
    assault: kit.frame('assault', { nation, province }),
    conversion: kit.frame('conversion', { from: nation, into: nation }),
    land: kit.frame('land', { nation, old: nation, from: provinces, count, certain: provinces }),
    settlement: kit.frame('settlement', { nation, provinces, units, replace: provinces }),
    window: kit.frame('window', { moment: oneOf(MOMENTS), seats, passed: seats }),
    nul: kit.frame('nul', { played, seats, passed: seats, cancelled: truth }),
    majors: kit.frame('majors', { order: seats }),
    lots: kit.frame('lots', {
      lots: list(nation),
      bids: record(record(number, nation), seat),
      closed: seats,
      aside: list(nation),
      drawn: list(nation),
    }),
    auction: kit.frame('auction', {
      nation,
      lot: oneOf(['group', 'nation']),
      least: number,
      seats,
      turn: count,
      high: orNull(fields({ seat, points: number })),
      passes: count,
      ...claims,
    }),
    sealed: kit.frame('sealed', { nation, least: number, seats, bids: record(number, seat), second: truth, ...claims }),
  }).frames;
}

import { DONE } from '../../../kit/offers/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { retreatOrders } from '../orders/following.js';
import type { RetreatFrame } from '../state/frame.js';
import { seatOf } from '../state/reading.js';
import { leaderOf, piecesOf, stackedCount, unitCount } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { declareByOrder } from './declaring.js';
import { ableToRetreat, openAsCapital, type Refuge, refugesFrom, roomIn } from './destinations.js';
import { allInto, askRetreat, groupIn, refugeIn, withdraw } from './withdrawal.js';

/** Everything that must leave an area (6.6.8, 9.6.5): what finds no refuge is eliminated. */
export function forceRetreat(
  play: Play,
  why: string,
  queue: readonly { readonly nation: NationId; readonly area: AreaId }[],
  barred: readonly AreaId[] = [],
): void {
  if (queue.length > 0) play.push({ kind: 'retreat', id: play.nextId(), why, queue, barred });
}

export const RETREAT: Situation<RetreatFrame> = {
  owes(state, frame) {
    const [next] = frame.queue;
    const seat = next === undefined ? null : seatOf(state, next.nation);
    if (next === undefined || seat === null) return [];
    const values = { nation: { kind: 'nation', id: next.nation }, area: { kind: 'province', id: next.area } };
    return [
      { seats: [seat], kind: 'reaction', what: refuges(state, frame).length > 0 ? 'retreat' : 'no-refuge', values },
    ];
  },
  offers(state, frame, seat) {
    const [next] = frame.queue;
    if (next === undefined || seatOf(state, next.nation) !== seat) return [];
    return [refuges(state, frame).length > 0 ? { verb: 'retreat' } : { verb: 'done', final: true }];
  },
  ask(state, frame, _seat, verb, filled) {
    const [next] = frame.queue;
    if (next === undefined || verb === 'done') return DONE;
    return askRetreat(state, next.nation, refuges(state, frame), able(state, frame), filled);
  },
  act(play, frame, _seat, action) {
    const [next, ...rest] = frame.queue;
    if (next !== undefined && action.verb === 'done') {
      eliminate(play, next.nation, next.area);
      play.replace({ ...frame, queue: rest });
    }
    const refuge = refugeIn(action.to);
    if (next === undefined || refuge === null) return;
    withdraw(play, next.nation, next.area, refuge, groupIn(action), able(play.state, frame));
  },
  fallback(state, frame) {
    const [next] = frame.queue;
    const to = next === undefined ? undefined : preferred(state, frame)[0];
    if (next === undefined) return { verb: 'retreat' };
    if (to === undefined) return { verb: 'done' };
    return allInto(state, next.nation, to, able(state, frame));
  },
  settle(play, frame) {
    const [next, ...rest] = frame.queue;
    if (next === undefined) {
      play.pop();
      return 'again';
    }
    const going = able(play.state, frame);
    if (unitCount(going) > 0 && declareByOrder(play, next.nation, next.area, frame.barred, going)) return 'again';
    const open = refuges(play.state, frame);
    if (open.length === 0 && unitCount(going) > 0 && mightDeclare(play.state, frame)) return 'wait';
    if (unitCount(going) === 0 || open.length === 0) {
      eliminate(play, next.nation, next.area);
      play.replace({ ...frame, queue: rest });
      return 'again';
    }
    const [only, second] = open;
    const nobody = seatOf(play.state, next.nation) === null;
    const to = second === undefined ? only : nobody ? preferred(play.state, frame)[0] : ordered(play.state, frame);
    if (to === undefined || seatlessWait(play.state, next.nation, to, going, second === undefined)) return 'wait';
    const group = groupIn(allInto(play.state, next.nation, to, going));
    withdraw(play, next.nation, next.area, to, group, going);
    return 'again';
  },
};

/** With one refuge that is too small for all there is a choice: who is saved, and whether it becomes the capital (4.3). */
function seatlessWait(state: Hispania, nation: NationId, to: Refuge, going: Stack, only: boolean): boolean {
  if (seatOf(state, nation) === null || !only || stackedCount(going) <= roomIn(state, nation, to)) return false;
  return piecesOf(going).length > 1 || state.nations[nation].capital !== to;
}

/** No refuge, but one that its player could open by declaring it his capital. */
function mightDeclare(state: Hispania, frame: RetreatFrame): boolean {
  const [next] = frame.queue;
  if (next === undefined || seatOf(state, next.nation) === null || state.nations[next.nation].status !== 'playing') {
    return false;
  }
  return openAsCapital(state, next.nation, next.area, frame.barred).length > 0;
}

function able(state: Hispania, frame: RetreatFrame): Stack {
  const [next] = frame.queue;
  return next === undefined ? {} : ableToRetreat(state, next.nation, next.area, 0);
}
function refuges(state: Hispania, frame: RetreatFrame): readonly Refuge[] {
  const [next] = frame.queue;
  return next === undefined ? [] : refugesFrom(state, next.nation, next.area, frame.barred);
}
/** The first refuge of his standing orders that is open; where none of them is, he is asked. */
function ordered(state: Hispania, frame: RetreatFrame): Refuge | undefined {
  const [next] = frame.queue;
  if (next === undefined) return undefined;
  const open = refuges(state, frame);
  return retreatOrders(state, seatOf(state, next.nation), next.nation, next.area).find((to) => open.includes(to));
}
/** Those of a standing order first, then the roomiest. */
function preferred(state: Hispania, frame: RetreatFrame): readonly Refuge[] {
  const [next] = frame.queue;
  if (next === undefined) return [];
  const orders = retreatOrders(state, seatOf(state, next.nation), next.nation, next.area);
  const rank = (refuge: Refuge) => (orders.some((order) => order === refuge) ? 0 : 1);
  return [...refuges(state, frame)].sort(
    (one, other) => rank(one) - rank(other) || roomIn(state, next.nation, other) - roomIn(state, next.nation, one),
  );
}

/** What stays behind goes, a Castle as a Ruin (6.6.8, 6.6.11). */
function eliminate(play: Play, nation: NationId, area: AreaId): void {
  for (const [piece, count] of piecesOf(play.state.areas[area][nation])) {
    play.destroy(area, nation, piece, count);
    if (leaderOf(piece) === null) play.emit({ type: 'removed', nation, unit: piece, count, area, why: 'no-retreat' });
  }
}

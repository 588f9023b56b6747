import type { Terms } from '../../../core/result.js';
import { DONE } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { retreatOrders } from '../orders/following.js';
import type { RetreatFrame } from '../state/frame.js';
import { playersOf, seatOf } from '../state/reading.js';
import { leaderOf, piecesOf, stackedCount, unitCount } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { declareByOrder } from './declaring.js';
import { ableToRetreat, openAsCapital, type Refuge, refugesFrom, roomIn } from './destinations.js';
import { allInto, askRetreat, groupIn, refugeIn, withdraw } from './withdrawal.js';

/** Everything that must leave an area (6.6.8, 9.6.5): units without a refuge are eliminated. */
export function forceRetreat(
  play: Play,
  why: string,
  queue: readonly { readonly nation: NationId; readonly area: AreaId }[],
  barred: readonly AreaId[] = [],
): void {
  if (queue.length > 0) play.push({ kind: 'retreat', id: play.nextId(), why, queue, barred });
}

export const RETREAT = awaited<Hispania, Play, RetreatFrame>({
  what: (state, frame) => (refuges(state, frame).length > 0 ? 'retreat' : 'no-refuge'),
  kind: 'reaction',
  who: (state, { queue: [next] }) => (next === undefined ? [] : playersOf(state, next.nation)),
  values: (_state, { queue: [next] }): Terms =>
    next === undefined
      ? {}
      : { nation: { kind: 'nation', id: next.nation }, area: { kind: 'province', id: next.area } },
  verbs: {
    retreat: {
      when: (state, frame) => refuges(state, frame).length > 0,
      ask(state, frame, _seat, filled) {
        const [next] = frame.queue;
        return next === undefined
          ? DONE
          : askRetreat(state, next.nation, refuges(state, frame), able(state, frame), filled);
      },
      does(play, frame, _seat, action) {
        const [next] = frame.queue;
        const refuge = refugeIn(action.to);
        if (next === undefined || refuge === null) return;
        withdraw(play, next.nation, next.area, refuge, groupIn(action), able(play.state, frame));
      },
      byDefault(state, frame) {
        const [next] = frame.queue;
        const [to] = preferred(state, frame);
        return next === undefined || to === undefined
          ? { verb: 'retreat' }
          : allInto(state, next.nation, to, able(state, frame));
      },
    },
    done: {
      final: true,
      when: (state, frame) => refuges(state, frame).length === 0,
      does: (play, frame) => eliminateNext(play, frame),
      byDefault: true,
    },
  },
  settles(play, frame) {
    const [next] = frame.queue;
    if (next === undefined) {
      play.pop();
      return true;
    }
    const going = able(play.state, frame);
    if (unitCount(going) > 0 && declareByOrder(play, next.nation, next.area, frame.barred, going)) return true;
    const open = refuges(play.state, frame);
    if (open.length === 0 && unitCount(going) > 0 && mightDeclare(play.state, frame)) return false;
    if (unitCount(going) === 0 || open.length === 0) {
      eliminateNext(play, frame);
      return true;
    }
    const [only, second] = open;
    const nobody = seatOf(play.state, next.nation) === null;
    const to = second === undefined ? only : nobody ? preferred(play.state, frame)[0] : ordered(play.state, frame);
    if (to === undefined || seatlessWait(play.state, next.nation, to, going, second === undefined)) return false;
    const group = groupIn(allInto(play.state, next.nation, to, going));
    withdraw(play, next.nation, next.area, to, group, going);
    return true;
  },
});

/**
 * If the only refuge is too small for all, there is a choice: who is saved, and whether it becomes the capital (4.3).
 */
function seatlessWait(state: Hispania, nation: NationId, to: Refuge, going: Stack, only: boolean): boolean {
  if (seatOf(state, nation) === null || !only || stackedCount(going) <= roomIn(state, nation, to)) return false;
  return piecesOf(going).length > 1 || state.nations[nation].capital !== to;
}

/** No refuge, except one the player could open by declaring it his capital. */
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
/** The first open refuge of his standing orders; if none is open he is asked. */
function ordered(state: Hispania, frame: RetreatFrame): Refuge | undefined {
  const [next] = frame.queue;
  if (next === undefined) return undefined;
  const open = refuges(state, frame);
  return retreatOrders(state, seatOf(state, next.nation), next.nation, next.area).find((to) => open.includes(to));
}
/** Those of standing orders first, then the roomiest. */
function preferred(state: Hispania, frame: RetreatFrame): readonly Refuge[] {
  const [next] = frame.queue;
  if (next === undefined) return [];
  const orders = retreatOrders(state, seatOf(state, next.nation), next.nation, next.area);
  const rank = (refuge: Refuge) => (orders.some((order) => order === refuge) ? 0 : 1);
  return [...refuges(state, frame)].sort(
    (one, other) => rank(one) - rank(other) || roomIn(state, next.nation, other) - roomIn(state, next.nation, one),
  );
}

/** Units left behind are eliminated, a Castle leaving a Ruin (6.6.8, 6.6.11). */
function eliminateNext(play: Play, frame: RetreatFrame): void {
  const [next, ...queue] = frame.queue;
  if (next === undefined) return;
  const { nation, area } = next;
  for (const [piece, count] of piecesOf(play.state.areas[area][nation])) {
    play.destroy(area, nation, piece, count);
    if (leaderOf(piece) === null) play.emit({ type: 'removed', nation, unit: piece, count, area, why: 'no-retreat' });
  }
  play.replace({ ...frame, queue });
}

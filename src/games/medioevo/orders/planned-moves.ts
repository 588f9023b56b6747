import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { isPlaying, offeredToAll } from '../diplomacy/beside.js';
import { Play } from '../engine/play.js';
import { cachedByState } from '../engine/remembered.js';
import { startsFor } from '../movement/destinations.js';
import { march } from '../movement/march.js';
import { stopMovedPieces, withMoved } from '../movement/moved.js';
import { askMove, type Course, FRESH, moveIn, startsIn } from '../movement/questions.js';
import type { Moved } from '../state/frame.js';
import type { QueuedMove } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';

/** The most moves that may be queued. */
const MOST = 12;
const MORE = ['then-next', 'and-join'] as const;

/** The state and the full move as they would be after the queue. */
export function foreseen(state: Medioevo, seat: SeatId): Foreseen {
  const queue = state.realms[seat]?.queue ?? [];
  return queue.length === 0 ? { state, course: FRESH } : ahead(state, seat, () => after(state, seat, queue));
}
type Foreseen = { readonly state: Medioevo; readonly course: Course };
const ahead = cachedByState<Foreseen>();

function after(state: Medioevo, seat: SeatId, queue: readonly QueuedMove[]): Foreseen {
  const play = new Play(state, kit.noDice());
  let course: Course = FRESH;
  let moved: Moved | undefined;
  for (const queued of queue) {
    const move = moveIn(play.state, seat, course, movesOf(queued));
    if (move === null) break;
    moved = withMoved(play.state, moved, move.from, move.destination.at, move.destination.group);
    march(play, seat, move.from, move.destination.group, move.destination);
    if (!queued.more) {
      stopMovedPieces(play, seat, moved);
      moved = undefined;
    }
    course = queued.more ? { legs: [...course.legs, queued.from, queued.to], stop: null } : FRESH;
  }
  return { state: play.state, course };
}

export function movesOf({ from, group, to }: QueuedMove): Omit<Action, 'verb'> {
  return { from, group, to };
}

function isMoving({ frames, order }: Medioevo, seat: SeatId): boolean {
  const here = frames.at(-1);
  return here?.kind === 'combat' && order[here.place] === seat;
}

/** Before his own full move, up to a move that ends before an enemy: beyond that nothing is foreseeable (6.13.1). */
function mayPlan(state: Medioevo, seat: SeatId): boolean {
  if (isMoving(state, seat) || state.phase === 'commerce' || state.phase === 'end') return false;
  const queue = state.realms[seat]?.queue ?? [];
  const last = queue.at(-1);
  if (queue.length >= MOST || (last !== undefined && last.entry !== 'free')) return false;
  if (last === undefined) return startsFor(state, seat).length > 0;
  const there = foreseen(state, seat);
  return startsIn(there.state, seat, there.course).length > 0;
}

function ask(state: Medioevo, seat: SeatId, filled: Filled, slot: string): Domain | null {
  const there = foreseen(state, seat);
  const domain = askMove(there.state, seat, there.course, filled);
  return domain.kind !== 'done' && domain.slot === slot ? domain : null;
}

function plan(play: Play, seat: SeatId, action: Action): void {
  const { state, course } = foreseen(play.state, seat);
  const move = moveIn(state, seat, course, action);
  const group = kit.tallyIn(action.group);
  if (move === null || group === null) return;
  const { at: to, way, entry } = move.destination;
  const more = entry === 'free' && action.more === 'and-join';
  const { queue } = play.realm(seat);
  play.changeRealm(seat, { queue: [...queue, { from: move.from, group, to, way, entry, more }], dropped: 0 });
  play.emit({ type: 'move-planned', seat, from: move.from, to, audience: [seat] });
}

const PLANS = offeredToAll({
  'plan-move': {
    when: mayPlan,
    slots: [
      (state, seat, filled) => ask(state, seat, filled, 'from'),
      (state, seat, filled) => ask(state, seat, filled, 'group'),
      (state, seat, filled) => ask(state, seat, filled, 'to'),
      () => kit.askWord('more', MORE),
    ],
    does: plan,
  },
  /** He has seen that his plans were dropped. */
  'noted-plans': {
    secret: true,
    owed: true,
    when: (state, seat) => (state.realms[seat]?.dropped ?? 0) > 0,
    does: (play, seat) => play.changeRealm(seat, { dropped: 0 }),
  },
  'drop-plan': {
    when: (state, seat) => (state.realms[seat]?.queue.length ?? 0) > 0,
    does(play, seat) {
      const { queue } = play.realm(seat);
      const last = queue.at(-1);
      if (last === undefined) return;
      play.changeRealm(seat, { queue: queue.slice(0, -1) });
      play.emit({ type: 'plan-dropped', seat, from: last.from, to: last.to, audience: [seat] });
    },
  },
});

/**
 * A full move may be queued in advance, and changed until it comes; it is private. If a surprise drops it, only its
 * owner is told, and nobody waits for his reaction (6.13.1, 6.13.2).
 */
export const PLANNED_MOVES: kit.Verbs<Medioevo, Play> = {
  ...PLANS,
  owes: (state) =>
    state.seats.flatMap((seat, at) => {
      const count = state.realms[seat]?.dropped ?? 0;
      if (count === 0 || !isPlaying(state, seat)) return [];
      return [{ id: `plans-${at}`, seats: [seat], kind: 'reaction', what: 'plans', values: { count }, secret: true }];
    }),
  fallback: () => ({ verb: 'noted-plans' }),
};

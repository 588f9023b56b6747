import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { beginBattle } from '../battle/begin.js';
import { enemiesAt } from '../battle/field.js';
import { openWindow } from '../cards/holding.js';
import { couldServe } from '../cards/movement/serving.js';
import type { Play } from '../engine/play.js';
import { isPlace, isTerritory } from '../facts/place-ids.js';
import { wayOf } from '../movement/allowances.js';
import { couldLetHalfGo } from '../movement/half.js';
import { arrive, march } from '../movement/march.js';
import { stopMovedPieces, withMoved } from '../movement/moved.js';
import { rangeOf } from '../movement/movers.js';
import { askMove, FRESH, isGroup, type Move, moveIn, startsIn } from '../movement/questions.js';
import { whyStuck } from '../movement/stuck.js';
import { dropAllQueues } from '../orders/drop-queue.js';
import { movesOf } from '../orders/planned-moves.js';
import { atRest, awake, restOf, restsOn } from '../orders/resting.js';
import { wayHome } from '../policy/guests.js';
import type { FrameOf } from '../state/frame.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { pursuitOf } from './pursuit.js';
import { queuedLeg } from './queue.js';
import { besideEnemies, mustFight } from './standing.js';
import { ASSAULT, besideStrangers, ROB } from './without-war.js';

type Here = FrameOf<'combat'>;

/** An army that cannot move may have somebody to attack on the spot. */
function besideAnybody(state: Medioevo, seat: SeatId): boolean {
  return besideEnemies(state, seat).length > 0 || besideStrangers(state, seat);
}

/** Whose full move it is: in turn order, round after round (6.1.1). */
function active({ order }: Medioevo, { place }: Here): SeatId | undefined {
  return order[place];
}

const next = ({ moved: _gone, ...here }: Here, passed: boolean): Here => ({
  ...here,
  ...FRESH,
  place: here.place + 1,
  passes: passed ? here.passes + 1 : here.passes,
});

/** A group moves; the full move stays open, and units before an enemy wait for others to join. */
function leg(play: Play, here: Here, seat: SeatId, move: Move | null): Here {
  if (move === null) return here;
  const { from, destination } = move;
  const { at, entry } = destination;
  const left = Math.max(0, rangeOf(play.state, destination.group) - destination.cost);
  const held = isTerritory(at) ? play.land(at).holder : null;
  const moved = withMoved(play.state, here.moved, from, at, destination.group);
  const half = wayOf(play.state, seat, 'half') !== null;
  march(play, seat, from, destination.group, destination, here.stop !== null);
  // Units a Warlord keeps going are not stopped again (card 6).
  const goesOn = half && wayOf(play.state, seat, 'half') === null;
  const stop = here.stop ?? (entry === 'free' ? null : { at, entry, held, pointsLeft: left });
  return {
    ...here,
    legs: [...here.legs, from, at],
    ...(goesOn ? {} : { moved }),
    stop: stop === null ? null : { ...stop, pointsLeft: Math.min(stop.pointsLeft, left) },
  };
}

/** The full move is over: the next in order comes, after the fights at its end (6.3.1). */
function finish(play: Play, here: Here, seat: SeatId, planned?: true): void {
  const { legs, stop } = here;
  const last = legs.at(-1);
  stopMovedPieces(play, seat, here.moved);
  play.replace(next(here, false));
  if (stop !== null) {
    play.next({ ...pursuitOf({ seat, at: stop.at }), ...(planned === undefined ? {} : { planned }) });
    arrive(play, { seat, ...stop });
  } else if (last !== undefined) arrive(play, { seat, at: last, entry: 'free', held: null, pointsLeft: 0 });
}

/** Before a move against somebody, holders of cards that could forbid it are asked (8.8); false: nobody can. */
function announced(play: Play, here: Here, move: Move | null, action: Action): boolean {
  if (move === null || move.destination.entry === 'free') return false;
  if (!openWindow(play, 'move', move.destination.at)) return false;
  play.replace({ ...here, pending: action });
  return true;
}

/** Makes the move; with `move` the full move is over. */
function goOn(play: Play, here: Here, seat: SeatId, move: Move | null, action: Action): void {
  const after = leg(play, here, seat, move);
  if (action.verb === 'move') finish(play, after, seat);
  else play.replace(after);
}

function go(play: Play, here: Here, seat: SeatId, action: Action): void {
  const move = moveIn(play.state, seat, here, action);
  if (!announced(play, here, move, action)) goOn(play, here, seat, move, action);
}

const slots: NonNullable<kit.Verb<Medioevo, Play, Here>['slots']> = ['from', 'group', 'to'].map(
  (name) => (state, here, seat, filled) => {
    const domain = askMove(state, seat, here, filled);
    return domain.kind === 'done' || domain.slot !== name ? null : domain;
  },
);
const canGo = (state: Medioevo, here: Here, seat: SeatId) => startsIn(state, seat, here).length > 0;

/** A quick proof for a full move's first leg: the units are there, and reach the destination; nothing is listed. */
function proves(state: Medioevo, here: Here, seat: SeatId, action: Action): boolean {
  const { verb, from, group } = action;
  if ((verb !== 'move' && verb !== 'bring') || Object.keys(action).length !== MOVE_HAS) return false;
  if (here.legs.length > 0 || seat !== active(state, here)) return false;
  return isGroup(state, seat, from, group) && moveIn(state, seat, here, action) !== null;
}
/** Its verb, and from where what goes where. */
const MOVE_HAS = 4;

/** Who is passed over in the first round is told why; later on everything has moved. */
function tellStuck(play: Play, { round }: Here, seat: SeatId): void {
  const stuck = whyStuck(play.state, seat);
  if (round === 1 && stuck !== null && !play.realm(seat).out) play.emit({ type: 'no-full-move', seat, stuck });
}

/** The combat phase (6.1.1): rounds of one full move or pass each, until all have passed. */
const awaiting = kit.awaited<Medioevo, Play, Here>({
  what: 'full-move',
  who(state, here) {
    const seat = active(state, here);
    return seat === undefined ? [] : [seat];
  },
  values: (_state, { round }) => ({ round }),
  verbs: {
    /** A group moves, which ends the full move. */
    move: { several: { slot: 'from', most: 1 }, when: canGo, slots, does: go },
    /** A group moves, and others follow in the same full move: to bring, to fetch, to join (6.2.1, 6.2.4). */
    bring: { when: canGo, slots, does: go },
    /** Enemies in one place fight without a move; against a horde they must (6.1.2, RULINGS 86). */
    attack: {
      when: (state, here, seat) => here.legs.length === 0 && besideEnemies(state, seat).length > 0,
      final: true,
      slots: [
        (state, _here, seat) => kit.askOne('at', 'place', besideEnemies(state, seat)),
        (state, _here, seat, { at }) =>
          kit.askOne('enemy', 'seat', typeof at === 'string' && isPlace(at) ? enemiesAt(state, seat, at) : []),
      ],
      does(play, here, seat, action) {
        const [at, defender] = [kit.textIn(action, 'at'), kit.textIn(action, 'enemy')];
        play.replace(next(here, false));
        if (!isPlace(at)) return;
        play.next(pursuitOf({ seat, at }));
        beginBattle(play, { at, attacker: seat, defender });
      },
    },
    assault: ASSAULT((here) => next(here, false)),
    rob: ROB((here) => next(here, false)),
    halt: {
      when: (_state, { legs }) => legs.length > 0,
      byDefault: true,
      does: (play, here, seat) => finish(play, here, seat),
    },
    /** He passes now, and until something happens to him (6.13.3). */
    rest: {
      when: (_state, { legs }) => legs.length === 0,
      does(play, here, seat) {
        play.emit({ type: 'rests', seat, audience: [seat] });
        play.emit({ type: 'passed-round', seat });
        play.replace(next(atRest(play.state, here, seat), true));
      },
    },
    pass: {
      when: (_state, { legs }) => legs.length === 0,
      byDefault: (state, _here, seat) => wayHome(state, seat) ?? { verb: 'pass' },
      does(play, here, seat) {
        play.emit({ type: 'passed-round', seat });
        play.replace(next(here, true));
      },
    },
  },
  settles(play, here) {
    const { order } = play.state;
    const seat = active(play.state, here);
    if (seat === undefined) {
      if (here.passes >= order.length) {
        dropAllQueues(play);
        play.pop();
      } else play.replace({ ...here, ...FRESH, round: here.round + 1, place: 0, passes: 0 });
      return true;
    }
    const { pending, ...rest } = here;
    if (pending !== undefined) {
      play.replace(rest);
      // If it was forbidden meanwhile, the player chooses again.
      const move = moveIn(play.state, seat, rest, pending);
      if (move !== null) goOn(play, rest, seat, move, pending);
      return true;
    }
    const [forced] = here.legs.length === 0 ? mustFight(play.state, seat) : [];
    if (forced !== undefined) {
      play.replace(next(here, false));
      play.next(pursuitOf({ seat, at: forced }));
      beginBattle(play, { at: forced, attacker: seat, defender: BARBARIANS });
      return true;
    }
    const planned = play.realm(seat).queue.length > 0;
    const queued = queuedLeg(play, here, seat);
    if (queued !== null) {
      const after = leg(play, here, seat, moveIn(play.state, seat, here, movesOf(queued)));
      if (queued.more) play.replace(after);
      else finish(play, after, seat, true);
      restsOn(play, seat);
      return true;
    }
    const rests = here.legs.length === 0 ? restOf(play.state, here, seat) : null;
    if (rests === 'wakes' || (rests === 'passes' && planned)) {
      play.replace(awake(here, seat));
      play.emit({ type: 'wakes', seat, audience: [seat] });
      return true;
    }
    if (rests === 'passes') {
      play.emit({ type: 'passed-round', seat });
      play.replace(next(here, true));
      return true;
    }
    if (canGo(play.state, here, seat) || couldLetHalfGo(play.state, seat)) return false;
    if (here.legs.length > 0) finish(play, here, seat);
    else if (besideAnybody(play.state, seat) || couldServe(play.state, seat, 'war-wagon')) return false;
    else {
      tellStuck(play, here, seat);
      play.replace(next(here, true));
    }
    return true;
  },
});

export const combat: kit.Situation<Medioevo, Play, Here> = { ...awaiting, proves };

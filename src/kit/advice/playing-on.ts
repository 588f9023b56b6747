import type { Action } from '../../core/action.js';
import type { Applied, Outcome } from '../../core/chronicle.js';
import type { Dice } from '../../core/dice.js';
import { firstAwaited, type Obligation } from '../../core/obligation.js';
import type { Result } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { SeededDice, seedFrom } from './seeded-dice.js';

/** What a game provides for thinking ahead. */
export interface Foresight<S> {
  obligations(state: S): readonly Obligation[];
  apply(state: S, seat: SeatId, action: Action, dice: Dice): Result<Applied<S>>;
  outcome(state: S): Outcome | null;
  /** A full state consistent with what is seen: hidden parts are drawn. */
  imagine(seen: S, chance: Dice): S;
  /** How everybody is assumed to play: fast and sensible. */
  usual(state: S, obligation: Obligation): Action;
  /** How well the seat stands. */
  value(state: S, seat: SeatId): number;
  /** Far enough from where the playout began. */
  enough(state: S, from: S): boolean;
}

/** A possible action, and its estimated worth without playing on. */
export interface Candidate {
  readonly action: Action;
  readonly value: number;
}

/** More steps than any look-ahead needs. */
const MOST_STEPS = 200;
/** Weight of the first estimate against the playouts. */
const FIRST_SIGHT = 0.7;
/** Playouts per candidate and round; the worse half is dropped after each round. */
const A_ROUND = 2;

type Tried<S> = { readonly index: number; sum: number; count: number; begun: Begun<S> | null };
/** How far a playout gets without chance: the same for every luck, so it is played once. */
type Begun<S> = { readonly state: S; readonly steps: number };

/**
 * The best candidate by playouts. In each round all remaining candidates get the same luck, so that only the choice
 * differs; the worse half is dropped until one is left or the playouts are spent.
 */
export function bestByPlayingOn<S>(
  game: Foresight<S>,
  seen: S,
  seat: SeatId,
  candidates: readonly Candidate[],
  playouts: number,
  chance: Dice,
): number {
  let left: Tried<S>[] = candidates.map((_candidate, index) => ({ index, sum: 0, count: 0, begun: null }));
  let spent = 0;
  while (left.length > 1 && spent + left.length <= playouts) {
    for (let time = 0; time < A_ROUND && spent + left.length <= playouts; time++) {
      const seed = seedFrom(chance);
      for (const tried of left) {
        const action = candidates[tried.index]?.action;
        if (action === undefined) continue;
        tried.sum += playout(game, seen, seat, action, seed, tried);
        tried.count += 1;
        spent += 1;
      }
    }
    left.sort((one, other) => judged(candidates, other) - judged(candidates, one));
    if (left.length > 2 || spent * 2 > playouts) left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.index ?? 0;
}

function judged<S>(candidates: readonly Candidate[], { index, sum, count }: Tried<S>): number {
  const first = FIRST_SIGHT * (candidates[index]?.value ?? 0);
  return count === 0 ? first : first + sum / count;
}

/** One action, then usual play under this luck. A refused action is worth nothing. */
function playout<S>(
  game: Foresight<S>,
  seen: S,
  seat: SeatId,
  action: Action,
  seed: number,
  tried: Pick<Tried<S>, 'begun'>,
): number {
  const dice = new CountedDice(seed);
  const from = game.imagine(seen, dice);
  const sure = () => from === seen && dice.thrown === 0;
  let begun = sure() ? tried.begun : null;
  if (begun === null) {
    const first = game.apply(from, seat, action, dice);
    if (!first.ok) return Number.NEGATIVE_INFINITY;
    begun = { state: first.value.state, steps: 0 };
  }
  let { state, steps } = begun;
  for (; steps < MOST_STEPS; steps++) {
    if (sure()) tried.begun = { state, steps };
    if (game.outcome(state) !== null || game.enough(state, from)) break;
    const [owed] = game.obligations(state);
    if (owed === undefined) break;
    const next = game.apply(state, firstAwaited(owed), game.usual(state, owed), dice);
    if (!next.ok) break;
    ({ state } = next.value);
  }
  return game.value(state, seat);
}

class CountedDice extends SeededDice {
  thrown = 0;

  override roll(sides: number): number {
    this.thrown += 1;
    return super.roll(sides);
  }
}

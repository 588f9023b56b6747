import type { Action } from '../../core/action.js';
import type { Applied, Outcome } from '../../core/chronicle.js';
import type { Dice } from '../../core/dice.js';
import { firstAwaited, type Obligation } from '../../core/obligation.js';
import type { Result } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { SeededDice, seedFrom } from './seeded-dice.js';

/** What a game must know of itself so that one can think ahead in it. */
export interface Foresight<S> {
  obligations(state: S): readonly Obligation[];
  apply(state: S, seat: SeatId, action: Action, dice: Dice): Result<Applied<S>>;
  outcome(state: S): Outcome | null;
  /** A whole state that what is seen allows: what is hidden is drawn. */
  imagine(seen: S, chance: Dice): S;
  /** What everybody is supposed to do on the way: quick and sensible. */
  usual(state: S, obligation: Obligation): Action;
  /** How well the seat stands. */
  value(state: S, seat: SeatId): number;
  /** Far enough from where the thought began. */
  enough(state: S, from: S): boolean;
}

/** Something that might be done, and what it seems worth without playing on. */
export interface Candidate {
  readonly action: Action;
  readonly value: number;
}

/** More steps than anybody should look ahead. */
const MOST_STEPS = 200;
/** How much first sight counts beside what was seen in playing on. */
const FIRST_SIGHT = 0.7;
/** In each round every candidate that is left is played on so often; then the worse half is dropped. */
const A_ROUND = 2;

type Tried<S> = { readonly index: number; sum: number; count: number; begun: Begun<S> | null };
/** How far a playout comes without any chance: the same for every luck, so that it is gone once. */
type Begun<S> = { readonly state: S; readonly steps: number };

/**
 * The best of some candidates by playing on. Each round gives all that are left the same luck, so that they differ by
 * what was chosen; the worse half goes, until one is left or so many playouts are spent.
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

/** One thing done, and what then follows by the usual play and this luck. What is refused is worth nothing at all. */
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

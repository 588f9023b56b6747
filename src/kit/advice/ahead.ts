import type { Action } from '../../core/action.js';
import type { Applied, Outcome } from '../../core/chronicle.js';
import type { Dice } from '../../core/dice.js';
import { firstAwaited, type Obligation } from '../../core/obligation.js';
import type { Result } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { type Given, PairedLuck } from './paired-luck.js';

/** What a game says of itself so that plans can be played out in it. */
export interface Ahead<S> {
  obligations(state: S): readonly Obligation[];
  apply(state: S, seat: SeatId, action: Action, dice: Dice): Result<Applied<S>>;
  /** The same, of what `quick` chose: it need not be checked again. */
  follow(state: S, seat: SeatId, action: Action, dice: Dice): S;
  outcome(state: S): Outcome | null;
  /** A whole state that what is seen allows: what is hidden is dealt again. */
  imagine(seen: S, chance: Dice): S;
  /**
   * What anybody does on the way who has no plan, and what he does after it as long as nobody else is asked: it must be
   * quick, and need not be clever.
   */
  quick(state: S, owed: Obligation): readonly [Action, ...Action[]];
  /** How well the seat stands, at the end of a playout. */
  value(state: S, seat: SeatId): number;
  /** What is thrown once in a step and decides most of it: every face of all of them comes up as often. */
  readonly decisive?: readonly { readonly what: string; readonly sides: number }[];
  /** How far the game is, in steps of its own (turns, phases): a whole number that never falls. */
  step(state: S): number;
}

/** Several actions of one seat, one after the other: each when it is next awaited, until one is refused. */
export interface Plan {
  readonly actions: readonly [Action, ...Action[]];
  /** How much it promises at first sight. Who promises more is tried first, and more often. */
  readonly promise: number;
}

/** One luck among many: its seed, and what is thrown first of what decides most. */
export interface Luck {
  readonly seed: number;
  readonly given: Given;
}

/** The luck of this number: what is decisive goes through all its faces in turn, far ones after each other. */
export function luckOf<S>({ decisive = [] }: Ahead<S>, seed: number, number: number): Luck {
  const all = decisive.reduce((product, { sides }) => product * sides, 1);
  const given: Record<string, number> = {};
  let place = (number * STRIDE) % all;
  for (const { what, sides } of decisive) {
    given[what] = 1 + (place % sides);
    place = Math.floor(place / sides);
  }
  return { seed, given };
}
/** Prime to whatever dice have faces. */
const STRIDE = 7;

/** More actions than anybody should look ahead. */
const MOST_ACTIONS = 600;

/** What one plan comes to with this luck, so many steps of the game ahead; null: it may not even begin. */
export function playedOut<S>(
  game: Ahead<S>,
  seen: S,
  seat: SeatId,
  { actions: [first, ...rest] }: Plan,
  { seed, given }: Luck,
  horizon: number,
): number | null {
  const luck = new PairedLuck(seed);
  let state = game.imagine(seen, luck);
  let step = game.step(state);
  const last = step + horizon;
  luck.inStep(step, given);
  const begun = game.apply(state, seat, first, luck);
  if (!begun.ok) return null;
  ({ state } = begun.value);
  let [going, left]: [SeatId, readonly Action[]] = [seat, rest];
  for (let count = 0; count < MOST_ACTIONS; count++) {
    const now = game.step(state);
    if (now >= last || game.outcome(state) !== null) break;
    if (now !== step) {
      step = now;
      luck.inStep(step);
    }
    const [owed] = game.obligations(state);
    if (owed === undefined) break;
    const who = firstAwaited(owed);
    const [next, ...later] = who === going ? left : [];
    const kept = next === undefined ? null : game.apply(state, who, next, luck);
    if (kept?.ok === true) {
      left = later;
      ({ state } = kept.value);
      continue;
    }
    // A plan that is broken is given up; somebody else's answer in between does not break it.
    if (who !== going && left.length > 0 && owed.kind !== 'turn') {
      const [answer] = game.quick(state, owed);
      state = game.follow(state, who, answer, luck);
      continue;
    }
    const [action, ...then] = game.quick(state, owed);
    [going, left] = [who, then];
    state = game.follow(state, who, action, luck);
  }
  return game.value(state, seat);
}

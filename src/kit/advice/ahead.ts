import type { Action } from '../../core/action.js';
import type { Applied, Outcome } from '../../core/chronicle.js';
import type { Dice } from '../../core/dice.js';
import { firstAwaited, type Obligation } from '../../core/obligation.js';
import type { Result } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { type Given, PairedLuck } from './paired-luck.js';

/** What a game provides so that plans can be played out in it. */
export interface Ahead<S> {
  obligations(state: S): readonly Obligation[];
  apply(state: S, seat: SeatId, action: Action, dice: Dice): Result<Applied<S>>;
  /** Applies what `quick` chose, without checking it again. */
  follow(state: S, seat: SeatId, action: Action, dice: Dice): S;
  outcome(state: S): Outcome | null;
  /** A full state consistent with what is seen: hidden parts are dealt again. */
  imagine(seen: S, chance: Dice): S;
  /** How everybody without a plan plays, until somebody else is asked: fast, not necessarily clever. */
  quick(state: S, owed: Obligation): readonly [Action, ...Action[]];
  /** How well the seat stands at the end of a playout. */
  value(state: S, seat: SeatId): number;
  /** The decisive throws of a step: their faces come up evenly. */
  readonly decisive?: readonly { readonly what: string; readonly sides: number }[];
  /** How far the game is, in the game's own steps (turns, phases): a whole number that never falls. */
  step(state: S): number;
}

/** Several actions of one seat, each taken when it is next awaited, until one is refused. */
export interface Plan {
  readonly actions: readonly [Action, ...Action[]];
  /** First estimate. Better ones are tried first, and more often. */
  readonly promise: number;
}

/** One run of luck: its seed, and the first faces of the decisive throws. */
interface Luck {
  readonly seed: number;
  readonly given: Given;
}

/** The luck of this number: the decisive throws go through all faces, distant ones after each other. */
function luckOf<S>({ decisive = [] }: Ahead<S>, seed: number, number: number): Luck {
  const all = decisive.reduce((product, { sides }) => product * sides, 1);
  const given: Record<string, number> = {};
  let place = (number * STRIDE) % all;
  for (const { what, sides } of decisive) {
    given[what] = 1 + (place % sides);
    place = Math.floor(place / sides);
  }
  return { seed, given };
}
/** Coprime to the number of faces of any die. */
const STRIDE = 7;

/**
 * What a plan comes to under a luck, by its seed and its number among those of one decision; null: its first action is
 * refused.
 */
export type PlayOut = (plan: Plan, seed: number, number: number) => number | null;

/** By the game's own rules, so many of its steps ahead. */
export function playingOut<S>(game: Ahead<S>, seen: S, seat: SeatId, horizon: number): PlayOut {
  return (plan, seed, number) => playedOut(game, seen, seat, plan, luckOf(game, seed, number), horizon);
}

/** More actions than any look-ahead needs. */
const MOST_ACTIONS = 600;

/** The value of one plan under this luck, so many game steps ahead; null: its first action is refused. */
function playedOut<S>(
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
    // A broken plan is dropped; somebody else's answer in between does not break it.
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

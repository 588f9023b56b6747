import type { Action } from '../../src/core/action.js';
import type { Dice } from '../../src/core/dice.js';
import { verdictOf } from '../../src/games/reconquista/closing/points.js';
import { STANDARD_BOOK } from '../../src/games/reconquista/facts/book.js';
import { VERDICTS } from '../../src/games/reconquista/facts/ids.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { Chance } from '../kit/fuzz/chance.js';
import { choose } from '../kit/fuzz/player.js';

export type Player = 'sensible' | 'random';

/** A whole game by the module's default play, or by offers at random: its points at the end. */
export function playedOut(scenario: string, player: Player, seed: number): number {
  const chance = new Chance(seed);
  const dice: Dice = { roll: (sides) => chance.between(1, sides) };
  const begun = RECONQUISTA.setup.begin({ scenario }, ['p1'], dice);
  if (!begun.ok) throw new Error(begun.rejection.code);
  let { state } = begun.value;
  for (;;) {
    const [owed] = RECONQUISTA.obligations(state);
    if (owed === undefined) return state.history.at(-1) ?? 0;
    const action = player === 'sensible' ? RECONQUISTA.fallback(state, owed) : anyAction(state, chance);
    const done = RECONQUISTA.apply(state, 'p1', action, dice);
    if (!done.ok) throw new Error(JSON.stringify([action, done.rejection]));
    state = done.value.state;
  }
}

/** Whatever is offered, everything alike. */
function anyAction(state: Reconquista, chance: Chance): Action {
  const taste = { offer: () => 1, choice: () => 1 };
  return choose({ module: RECONQUISTA, taste: () => taste }, state, chance).action;
}

/** Mean, quartiles and how many of each verdict. */
export function figuresOf(points: readonly number[]) {
  const sorted = [...points].sort((one, other) => one - other);
  const quartile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const verdicts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0]));
  for (const one of points) {
    const verdict = verdictOf(one, STANDARD_BOOK);
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
  }
  return {
    mean: points.reduce((sum, one) => sum + one, 0) / points.length,
    quartiles: [quartile(0.25), quartile(0.5), quartile(0.75)],
    verdicts,
  };
}

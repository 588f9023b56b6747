import type { Action } from '../../src/core/action.js';
import type { Dice } from '../../src/core/dice.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import type { Frame } from '../../src/games/reconquista/state/frame.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';

export function owedIn(state: Reconquista) {
  const [owed] = RECONQUISTA.obligations(state);
  if (owed === undefined) throw new Error('nothing is owed');
  return owed;
}

export function stepOf(state: Reconquista, dice: Dice, action: Action = RECONQUISTA.fallback(state, owedIn(state))) {
  const done = RECONQUISTA.apply(state, 'p1', action, dice);
  if (!done.ok) throw new Error(done.rejection.code);
  return done.value;
}

/** A phase in the midst of a game by the default play, of any start and any options. */
export function positionOf(seed: number, phase: Frame['kind'] = 'campaign'): Reconquista {
  const dice = new SeededDice(seed);
  const temper = seed % 3 === 0 ? 'prudent' : 'bold';
  const moves = seed % 4 === 1 ? 'dice' : 'numbers';
  const events = seed % 5 === 2 ? 'advanced' : 'standard';
  const setup = { scenario: String(1 + (seed % 19)), 'muslim-temper': temper, 'muslim-moves': moves };
  const begun = RECONQUISTA.setup.begin({ ...setup, 'event-table': events }, ['p1'], dice);
  if (!begun.ok) throw new Error(begun.rejection.code);
  let { state } = begun.value;
  while (state.frames.at(-1)?.kind !== phase) state = stepOf(state, dice).state;
  return state;
}

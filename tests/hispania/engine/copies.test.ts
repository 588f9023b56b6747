import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import {
  copyOfAreas,
  copyOfNation,
  copyOfNations,
  copyOfStage,
  copyOfState,
} from '../../../src/games/hispania/state/copies.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';

function newGame(): Hispania {
  const begun = HISPANIA.setup.begin({ scenario: 'D' }, ['p1', 'p2', 'p3', 'p4'], { roll: () => 5 });
  if (!begun.ok) throw new Error(begun.rejection.code);
  return begun.value.state;
}

describe('copies by name', () => {
  const state = newGame();

  it('have every part, in the order in which a state is written', () => {
    expect(JSON.stringify(copyOfState(state))).toBe(JSON.stringify(state));
    expect(JSON.stringify(copyOfStage(state.stage))).toBe(JSON.stringify(state.stage));
    expect(JSON.stringify(copyOfAreas(state.areas))).toBe(JSON.stringify(state.areas));
    expect(JSON.stringify(copyOfNations(state.nations))).toBe(JSON.stringify(state.nations));
    expect(JSON.stringify(copyOfNation(state.nations.rome))).toBe(JSON.stringify(state.nations.rome));
  });

  it('leave what they are made of alone', () => {
    copyOfAreas(state.areas).duero = { rome: { infantry: 9 } };
    copyOfNation(state.nations.rome).gold += 9;
    expect(state).toEqual(newGame());
  });
});

import { describe, expect, it } from 'vitest';
import { stepsOut } from '../../../src/games/medioevo/movement/steps.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { world } from '../support/world.js';

const reached = (state: Medioevo, bySea: boolean) =>
  stepsOut(state, 'azaq', bySea).flatMap(({ to, converts }) => (converts === 0 ? [to] : []));

describe('the steps out of a place', () => {
  it('[6.1] go over land ashore, from a coast to the sea and back with ships', () => {
    expect(reached(world(), true)).toEqual(['sea-of-azov']);
    expect(reached(world(), false)).not.toContain('sea-of-azov');
    expect(stepsOut(world(), 'azaq', false).find(({ to }) => to === 'sea-of-azov')?.converts).toBe(1);
  });

  it('[1.6] are those of the board as each table has corrected it', () => {
    const [own] = reached(world(), false);
    const closed: Medioevo = { ...world(), overrides: { borders: [{ between: ['azaq', own ?? ''], open: false }] } };
    expect(own).toBeDefined();
    expect(reached(closed, false)).not.toContain(own);
    expect(reached(world(), false)).toContain(own);
  });
});

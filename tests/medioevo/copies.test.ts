import { describe, expect, it } from 'vitest';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { copyOfLands, copyOfRealm, copyOfState } from '../../src/games/medioevo/state/copies.js';

describe('copies by name', () => {
  it('have every part, in the order in which a state is written', () => {
    const begun = MEDIOEVO.setup.begin({}, ['p1', 'p2', 'p3', 'p4'], { roll: () => 1 });
    if (!begun.ok) throw new Error(begun.rejection.code);
    const { state } = begun.value;
    expect(JSON.stringify(copyOfState(state))).toBe(JSON.stringify(state));
    expect(JSON.stringify(copyOfLands(state.lands))).toBe(JSON.stringify(state.lands));
    for (const realm of Object.values(state.realms)) {
      expect(JSON.stringify(copyOfRealm(realm))).toBe(JSON.stringify(realm));
    }
  });
});

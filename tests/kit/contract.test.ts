import { describe, expect, it } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { FRONTIER } from '../games/frontier/index.js';
import { keepsTheContract } from './contract/contract.js';
import { leaksOf } from './contract/secrets.js';
import { Chance } from './fuzz/chance.js';
import { checkPosition } from './fuzz/checks.js';
import { SUBJECTS } from './fuzz/subjects.js';

/** Events that are no news of their own, by game. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  hispania: ['chapter-ended', 'stood', 'phase-began'],
  // An army that marches is told of by its march.
  'hispania-draco': ['chapter-ended', 'declared', 'army-chose'],
};

// The race is there to be met by others; a position of it is only its beginning. Medioevo has a file of its own.
for (const subject of SUBJECTS.filter(({ module }) => !['dice-race', 'medioevo'].includes(module.id))) {
  const silent = SILENT[subject.module.id];
  keepsTheContract({ subject, ...(silent === undefined ? {} : { silent }) });
}

describe('the contract', () => {
  const race = diceRace();
  const begun = (module: typeof race) =>
    leaksOf(module, ['p1', 'p2'], (dice) => module.setup.begin({}, ['p1', 'p2'], dice), 1);
  it('notices a position that calls seats by their ids', () => {
    const begun = FRONTIER.setup.begin({}, ['p1', 'p2'], new Chance(1));
    if (!begun.ok) throw new Error(begun.rejection.code);
    const { state } = begun.value;
    checkPosition({ module: FRONTIER }, state);
    const raw: typeof FRONTIER = {
      ...FRONTIER,
      position: { ...FRONTIER.position, write: (of) => FRONTIER.position.write(of, (seat) => seat) },
    };
    expect(() => checkPosition({ module: raw }, state)).toThrow('still speaks of p1');
  });
  it('notices a secret that a view shows', () => {
    expect(begun(race)).toEqual([]);
    const talkative = { ...race, view: (state: Parameters<typeof race.view>[0]) => ({ cards: state.cards }) };
    expect(begun(talkative)).toContain('roll card: a spectator sees what he was not told');
  });
});

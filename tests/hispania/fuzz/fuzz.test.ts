import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/core/action.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { Coverage } from '../../kit/fuzz/coverage.js';
import { forge, Vocabulary } from '../../kit/fuzz/forge.js';
import { playGame } from '../../kit/fuzz/game.js';
import { atNight, SEED } from '../../support/portion.js';
import { choose } from './player.js';
import { KINDS, withOptions } from './setups.js';
import { HISPANIA_SUBJECT, startOf } from './subject.js';
import { checkUnits } from './unit-ledger.js';

const ROUNDS = atNight(5, 1);

// A short run of `npm run fuzz`: what does not hold is thrown with its seed.
describe('Hispania played at random', () => {
  it.each(KINDS.map((kind, index) => ({ ...kind, index })))(
    'scenario $scenario, $version: to the final score, everything holding at each action',
    ({ index, ...kind }) => {
      const coverage = new Coverage();
      for (let round = 0; round < ROUNDS; round++) {
        const seed = SEED + index + round * KINDS.length;
        const start = startOf(withOptions(kind, new Chance(seed)), seed);
        const played = playGame(HISPANIA_SUBJECT, start, seed, coverage);
        expect(played.finished).toBe(true);
        expect(played.actions).toBeGreaterThan(300);
      }
      expect(coverage.of('event', 'game-ended')).toBe(ROUNDS);
    },
  );

  it('refuses whatever was not offered, with a code and without an exception', () => {
    const codes = new Set<string>();
    let forged = 0;
    const known = new Vocabulary();
    let stale: Action = { verb: 'done' };
    for (let seed = 500; forged < 2500; seed++) {
      const kind = KINDS[seed % KINDS.length] ?? {};
      const start = startOf(withOptions(kind, new Chance(seed)), seed);
      playGame(HISPANIA_SUBJECT, start, seed, new Coverage(), (state, chance) => {
        for (let more = 0; more < 3; more++) {
          const made = forge(HISPANIA_SUBJECT, state, stale, chance, known);
          if (made === null) continue;
          forged += 1;
          codes.add(made.refused);
        }
        if (chance.happens(0.2)) stale = choose(state, chance).action;
      });
    }
    expect([...codes].sort()).toEqual(
      ['not-offered', 'not-your-turn', 'slot-illegal', 'slot-missing', 'slot-unknown'].sort(),
    );
  });

  it('sees when a unit comes from nowhere', () => {
    const started = HISPANIA.setup.begin({ scenario: 'A' }, ['p1', 'p2', 'p3', 'p4'], new Chance(1));
    if (!started.ok) throw new Error(started.rejection.code);
    const { state } = started.value;
    const more = { ...state, areas: { ...state.areas, ibiza: { ...state.areas.ibiza, rome: { elite: 1 } } } };
    expect(() => checkUnits(state, [], more)).toThrow('rome has 1 more elite');
  });
});

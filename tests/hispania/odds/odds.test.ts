import { describe, expect, it } from 'vitest';
import { meanOf, type Odds, oddsAhead, oddsOf } from '../../../src/games/hispania/odds/odds.js';
import type { BattleFrame } from '../../../src/games/hispania/state/battle.js';
import type { Stack } from '../../../src/games/hispania/state/state.js';
import { Chance, caseOf, deviations, emptyBoard, fight } from './battles.js';

const CASTLE_ALONE = { castle: 1 } as const;

/** CASTILLE on SÉVILLE in Segovia, a plain. */
function odds(own: Stack, theirs: Stack, stays?: { attacker: number; defender: number }): Odds {
  const board = emptyBoard();
  const state = { ...board, stage: { ...board.stage, nation: 'castille' as const } };
  return oddsAhead(
    state,
    'segovie',
    { nation: 'castille', units: own },
    { nation: 'seville-nation', units: theirs },
    stays,
  );
}
const total = (chances: readonly number[]) => chances.reduce((sum, chance) => sum + chance, 0);

describe('the odds of a battle', () => {
  it('[6.7.1] are those that can be reckoned by hand for one against one', () => {
    // Both hit on 7: in each round .4 against .4; both or neither may hit.
    const found = odds({ infantry: 1 }, { infantry: 1 });
    expect(found.attackerWins).toBeCloseTo(0.24 / 0.64, 12);
    expect(found.defenderWins).toBeCloseTo(0.24 / 0.64, 12);
    expect(found.nobodyLeft).toBeCloseTo(0.16 / 0.64, 12);
    expect(meanOf(found.rounds)).toBeCloseTo(1 / 0.64, 10);
    expect(found.attackerLosses).toHaveLength(2);
    expect(found.attackerLosses[1]).toBeCloseTo(0.4 / 0.64, 12);
  });

  it('[6.2] count the hits that a Castle and a Knight can take', () => {
    // Knights hit a Castle on 6 (.5); it throws three dice, then two, then one.
    const fresh = odds({ knight: 3 }, CASTLE_ALONE);
    expect(fresh.attackerWins).toBeGreaterThan(0.8);
    expect(fresh.attackerWins + fresh.defenderWins + fresh.nobodyLeft).toBeCloseTo(1, 9);
    expect(odds({ infantry: 3 }, CASTLE_ALONE).attackerWins).toBeLessThan(fresh.attackerWins);
  });

  it('go on from where the battle stands', () => {
    const board = emptyBoard();
    const state = {
      ...board,
      stage: { ...board.stage, nation: 'castille' as const },
      areas: { ...board.areas, segovie: { castille: { infantry: 2 }, 'seville-nation': CASTLE_ALONE } },
    };
    const fresh = oddsAhead(
      state,
      'segovie',
      { nation: 'castille', units: { infantry: 2 }, crossed: { infantry: 2 } },
      { nation: 'seville-nation', units: CASTLE_ALONE },
    );
    const hurt = standing(state, { step: 'retreat-defender', round: 2, castleHits: 2 });
    expect(hurt.attackerWins).toBeGreaterThan(0.5);
    expect(fresh.attackerWins).toBeLessThan(0.1);
    // The third hit is thrown already.
    const thrown = standing(state, { step: 'after-dice', round: 2, castleHits: 2, hits: { castle: 1 } });
    expect(thrown.attackerWins).toBe(1);
    expect(thrown.rounds[2]).toBe(1);
  });

  it('stop where it was said that a side leaves', () => {
    const found = odds({ infantry: 4 }, { infantry: 4 }, { attacker: 2, defender: 0 });
    expect(found.brokenOff).toBeGreaterThan(0.3);
    expect(found.attackerLosses[1]).toBeLessThan(odds({ infantry: 4 }, { infantry: 4 }).attackerLosses[1] ?? 0);
    expect(found.attackerWins + found.defenderWins + found.nobodyLeft + found.brokenOff).toBeCloseTo(1, 9);
  });

  it('[8.1] tell the points that are at stake', () => {
    const found = odds({ knight: 6 }, { infantry: 2 });
    expect(total(found.points.map(({ chance }) => chance))).toBeCloseTo(1, 9);
    expect(found.points.at(-1)?.points).toBeGreaterThan(0);
  });

  it('[8.1] count a Leader whose army is destroyed, also where nobody is left', () => {
    const most = (found: Odds) => Math.max(...found.points.map(({ points }) => points));
    const alone = odds({ infantry: 1 }, { infantry: 1 });
    const led = odds({ infantry: 1 }, { infantry: 1, leaders: ['Almansor'] });
    expect(most(led)).toBeGreaterThan(most(alone));
    const both = led.points.filter(({ points }) => points === most(led));
    // Whoever kills the last unit gets the Leader too: where he wins and where both fall.
    expect(both.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(led.attackerWins + led.nobodyLeft, 9);
  });

  it('sum to one, each distribution of them', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { state, battle, name } = caseOf(emptyBoard(), seed);
      const found = oddsOf(state, battle);
      const ends = found.attackerWins + found.defenderWins + found.nobodyLeft + found.brokenOff;
      for (const sum of [ends, total(found.attackerLosses), total(found.defenderLosses), total(found.rounds)])
        expect(Math.abs(sum - 1), name).toBeLessThan(1e-9);
    }
  });

  it('[6] are those of the battles that the rules fight, from every step', () => {
    let [figures, far] = [0, 0];
    for (let seed = 0; seed < 40; seed++) {
      const battle = caseOf(emptyBoard(), seed);
      const dice = new Chance(seed * 7919 + 1);
      const fought = Array.from({ length: 500 }, () => fight(battle, dice));
      for (const [figure, errors] of deviations(oddsOf(battle.state, battle.battle), battle, fought)) {
        expect(errors, `${figure}: ${battle.name}`).toBeLessThan(6);
        figures += 1;
        if (errors > 3) far += 1;
      }
    }
    // Of a thousand figures three lie beyond three standard errors by chance alone; rare ones are skewed.
    expect(far / figures).toBeLessThan(0.008);
  });
});

type Moment = Pick<BattleFrame, 'step' | 'round'> & { castleHits: number; hits?: BattleFrame['attacker']['hits'] };
function standing(state: Parameters<typeof oddsOf>[0], { step, round, castleHits, hits = null }: Moment): Odds {
  const { battle } = caseOf(emptyBoard(), 0);
  const clean = { woundedKnights: 0, lost: {}, leaders: [], leadersLost: [], aims: {}, hits: null, retreated: {} };
  return oddsOf(state, {
    ...battle,
    province: 'segovie',
    step,
    round,
    crossed: {},
    attacker: { ...battle.attacker, ...clean, nation: 'castille', hits },
    defender: { ...battle.defender, ...clean, nation: 'seville-nation', castleHits },
    effects: { ...battle.effects, ground: null, frailCastle: { attacker: false, defender: false } },
  });
}

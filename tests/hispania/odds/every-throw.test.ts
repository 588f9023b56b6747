import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../src/core/dice.js';
import { diceOf } from '../../../src/games/hispania/battle/targets.js';
import { oneStep, playOf } from '../../../src/games/hispania/engine/steps.js';
import { oddsOf } from '../../../src/games/hispania/odds/odds.js';
import { afterPresentRound, isRoundPast, presentForces } from '../../../src/games/hispania/odds/present-round.js';
import { SIDES } from '../../../src/games/hispania/state/battle.js';
import { everyThrow } from '../../kit/every-throw.js';
import { type Case, caseOf, emptyBoard } from './battles.js';

const MOST_DICE = 3;
const CASES = Array.from({ length: 200 }, (_, seed) => caseOf(emptyBoard(), seed, 3)).filter(
  (one) => diceIn(one) <= MOST_DICE,
);

function diceIn({ state, battle }: Case): number {
  const all = SIDES.flatMap((side) => [...diceOf(state, battle, side).values()]).reduce((sum, dice) => sum + dice, 0);
  return battle.effects.brave === null ? all : all + 1;
}

/** What the rules make of the round that a battle is in. */
function roundFought({ state, battle }: Case, dice: Dice): string {
  const play = playOf(state, dice);
  for (;;) {
    const here = play.battle() ?? battle;
    if (isRoundPast(here) || here.step === 'over') return JSON.stringify(presentForces(play.state, here));
    oneStep(play);
  }
}

describe('the odds and the play of a battle', () => {
  it('come to the same in a round, over every face of every die [6.1] [6.2] [6.4.2] [10.3.5]', () => {
    const fresh = CASES.filter(({ battle }) => !isRoundPast(battle));
    expect(fresh.length).toBeGreaterThan(20);
    for (const one of fresh) {
      const played = everyThrow((dice) => roundFought(one, dice));
      const reckoned = new Map<string, number>();
      for (const { value, chance } of afterPresentRound(one.state, one.battle)) {
        const told = JSON.stringify(value);
        reckoned.set(told, (reckoned.get(told) ?? 0) + chance);
      }
      for (const told of new Set([...played.keys(), ...reckoned.keys()]))
        expect(reckoned.get(told) ?? 0, `${told}: ${one.name}`).toBeCloseTo(played.get(told) ?? 0, 12);
    }
  });

  it('come to the same in the rounds after it, which are reckoned in another way', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { state, battle, name } = caseOf(emptyBoard(), seed, 6);
      const lasting = { ...battle.effects, brave: null, tactic: { attacker: false, defender: false } };
      const before = { ...battle, round: 2, crossed: {}, effects: lasting };
      const now = oddsOf(state, { ...before, step: 'round' });
      const next = oddsOf(state, { ...before, round: 1, step: 'retreat-defender' });
      expect(next.attackerWins, name).toBeCloseTo(now.attackerWins, 9);
      next.rounds.forEach((chance, round) => {
        expect(chance, name).toBeCloseTo(now.rounds[round] ?? 0, 9);
      });
      next.defenderLosses.forEach((chance, lost) => {
        expect(chance, name).toBeCloseTo(now.defenderLosses[lost] ?? 0, 9);
      });
    }
  });
});

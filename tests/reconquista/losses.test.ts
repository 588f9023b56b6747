import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/core/dice.js';
import { isList, isObject, type Json } from '../../src/core/json.js';
import { LOCALES } from '../../src/core/words.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { outlookOf } from '../../src/games/reconquista/odds/outlook.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { atNight, SEED } from '../support/portion.js';
import { laid } from './board.js';
import { positionOf, stepOf } from './campaigns.js';

const { foresee, words, typing } = RECONQUISTA;
const POSITIONS = atNight(60, 4);
const TRIALS = atNight(6_000, 1_200);

function countIn(units: Json | undefined): number {
  return isObject(units) ? Object.values(units).reduce<number>((sum, count) => sum + Number(count), 0) : 0;
}

/** Christian units that fall until the turn is over, and battles before their walls, won and not. */
function bloodOf(state: Reconquista, dice: Dice) {
  let [fallen, sorties, beaten] = [0, 0, 0];
  let shelters = false;
  for (let done = stepOf(state, dice, { verb: 'done' }); ; done = stepOf(done.state, dice)) {
    for (const event of done.events) {
      if (event.type === 'turn-ended') return { fallen, sorties, beaten };
      if (event.type === 'battle-round') {
        if (event.attacker === 'christian') fallen += countIn(event.attackerLost);
        if (event.defender === 'christian') fallen += countIn(event.defenderLost);
        shelters = event.defender === 'christian' && event.shelter === 'christian';
      }
      if (event.type === 'battle-ended' && shelters) {
        sorties += 1;
        if (['defender-gone', 'defender-back', 'defender-in', 'both-gone'].includes(String(event.end))) beaten += 1;
      }
      if (event.type === 'lost' && event.why !== 'left-over' && isList(event.tolls))
        for (const toll of event.tolls.filter(isObject)) if (toll.side === 'christian') fallen += countIn(toll.units);
    }
  }
}

describe('units foretold to fall, and battles before the walls', () => {
  it.each(Array.from({ length: POSITIONS }, (_, index) => SEED * 1_000 + 500 + index))('position %i', (seed) => {
    const state = positionOf(seed);
    const { places, losses, exact } = outlookOf(state);
    const foretold = {
      fallen: losses.reduce((sum, { mean }) => sum + mean, 0),
      sorties: places.reduce((sum, { sortie }) => sum + (sortie?.often ?? 0), 0),
      beaten: places.reduce((sum, { sortie }) => sum + (sortie?.often ?? 0) * (sortie?.beaten ?? 0), 0),
    };
    const dice = new SeededDice(seed + 11);
    const all = Array.from({ length: TRIALS }, () => bloodOf(state, dice));
    for (const what of ['fallen', 'sorties', 'beaten'] as const) {
      const mean = all.reduce((sum, one) => sum + one[what], 0) / TRIALS;
      const spread = all.reduce((sum, one) => sum + (one[what] - mean) ** 2, 0) / TRIALS;
      const slack = exact ? 0 : 0.02 * Math.max(1, foretold[what]);
      expect(Math.abs(foretold[what] - mean), what).toBeLessThan(4.5 * Math.sqrt(spread / TRIALS) + slack + 0.002);
    }
  });
});

describe('troops with an Army behind walls', () => {
  const state = laid({ leon: '[c] christian 1a 1g', oviedo: '[c] christian 2g', granada: '[m] muslim 1a' });
  const told = foresee.action(state, 'p1', { verb: 'done' });

  it('are said to come out, with their odds, before the phase ends; Garrisons alone are not', () => {
    for (const locale of LOCALES) {
      const said = words.say(locale, `preview.${told?.key}`, told?.values) ?? '';
      const name = words.name(locale, { kind: 'place', id: 'leon' });
      expect(said).toMatch(new RegExp(`${name} \\(\\d+ %[;,] [^)]*\\d+ %\\)`));
      expect(said).not.toMatch(/[{}[\]]|undefined/);
    }
    const places = outlookOf(state).places;
    expect(places.find(({ at }) => at === 'oviedo')?.sortie).toBeNull();
    expect(places.find(({ at }) => at === 'leon')?.sortie?.often).toBeGreaterThan(0.02);
  });

  it('are said where they are brought together: bought or moved', () => {
    const buying = laid({ leon: '[c] christian 1g', granada: '[m]' }, { phase: 'spending', purse: 4 });
    const beside = foresee.choice?.(buying, 'p1', 'buy', { unit: 'army' }, { id: 'leon' });
    expect(words.say('en', `note.${beside?.note}`, beside?.values)).toMatch(/come out of their walls/);
    expect(foresee.choice?.(buying, 'p1', 'buy', { unit: 'garrison' }, { id: 'leon' })).toBeNull();
    const moving = laid({ leon: '[c] christian 1g', oviedo: 'christian 1a', granada: '[m]' });
    const joined = foresee.choice?.(moving, 'p1', 'move', { from: 'oviedo' }, { id: 'leon' });
    expect(joined?.note).toBe('sortie');
  });

  it('are in /threat, with the units that fall on average', () => {
    const answer = typing.interpret(state, null, 'threat', {});
    const lines = answer.ok && answer.value.kind === 'answer' ? answer.value.lines : [];
    const said = lines.map(({ key, values }) => words.say('en', `answer.${key}`, values) ?? key);
    expect(said.some((line) => /^Units of yours that fall, on average: /.test(line))).toBe(true);
    expect(said.some((line) => line.includes('they come out to fight whoever attacks (11.8): Leon ('))).toBe(true);
  });
});

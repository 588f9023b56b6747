import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/core/chronicle.js';
import { LOCALES } from '../../src/core/words.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { laid } from './board.js';
import { owedIn, stepOf } from './campaigns.js';

const { meanings, words } = RECONQUISTA;
const state = { ...laid({ oviedo: '[c]', granada: '[m]' }), start: 8, history: [5, 7] };

function told(events: readonly GameEvent[], after = state): readonly string[] | null {
  const lines = meanings.summary?.(after, events) ?? null;
  return lines?.map(({ key, values }) => words.say('en', `summary.${key}`, values) ?? key) ?? null;
}

const CHAPTER: readonly GameEvent[] = [
  { type: 'bought', good: 'army', at: 'oviedo', cost: 2 },
  { type: 'marched', side: 'christian', from: 'oviedo', to: 'leon', units: { army: 2 }, cid: false },
  {
    type: 'battle-round',
    at: 'leon',
    attacker: 'christian',
    defender: 'muslim',
    attackerLost: {},
    defenderLost: { army: 1 },
  },
  { type: 'battle-ended', at: 'leon', attacker: 'christian', defender: 'muslim', end: 'defender-gone' },
  { type: 'captured', side: 'christian', at: 'leon' },
  { type: 'reaction', region: 'castile', port: null, cities: 2, dice: [6] },
  { type: 'raised', row: '2 armies', at: 'toledo', count: 2 },
  { type: 'marched', side: 'muslim', from: 'toledo', to: 'salamanca', units: { army: 2 }, cid: false },
  {
    type: 'battle-round',
    at: 'salamanca',
    attacker: 'muslim',
    defender: 'christian',
    attackerLost: {},
    defenderLost: { army: 2 },
  },
  { type: 'battle-ended', at: 'salamanca', attacker: 'muslim', defender: 'christian', end: 'defender-gone' },
  { type: 'captured', side: 'muslim', at: 'salamanca' },
  { type: 'siege-ended', at: 'porto', besieger: 'christian', besieged: 'muslim', end: 'relieved' },
  { type: 'turn-ended', turn: 9, points: 9 },
  { type: 'chapter-ended', chapter: 'answer', turn: 9, gained: ['leon'], lost: ['salamanca'] },
];

describe('the summary of a turn', () => {
  it('tells points, gains and losses, the fallen and the story in at most seven short lines', () => {
    expect(told(CHAPTER)).toEqual([
      '**Turn 9 is over: 9 points**, 2 more than before.',
      '**Gained**: Leon.',
      '**Lost**: Salamanca.',
      'Fallen: 2 units of yours; 1 unit of others.',
      'The Muslims rose in III Castile: 2 Armies, in Toledo; they came as far as Salamanca.',
      'Battles in Leon and Salamanca. Besiegers driven off from Porto.',
    ]);
  });

  it('leaves a chapter of few lines as it is', () => {
    expect(told([...CHAPTER.slice(0, 3), { type: 'chapter-ended', chapter: 'answer', turn: 9 }])).toBeNull();
  });

  it('tells whole games in each language, without a gap', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const dice = new SeededDice(seed);
      const begun = RECONQUISTA.setup.begin({ scenario: String(seed * 3) }, ['p1'], dice);
      if (!begun.ok) throw new Error(begun.rejection.code);
      let { state: now } = begun.value;
      let chapter: GameEvent[] = [];
      for (let steps = 0; steps < 60 && now.frames.length > 0; steps++) {
        const done = stepOf(now, dice, RECONQUISTA.fallback(now, owedIn(now)));
        now = done.state;
        for (const event of done.events) {
          chapter.push(event);
          if (event.type !== 'chapter-ended') continue;
          const lines = meanings.summary?.(now, chapter) ?? [];
          expect(lines.length).toBeLessThanOrEqual(7);
          for (const locale of LOCALES)
            for (const { key, values } of lines) {
              const said = words.say(locale, `summary.${key}`, values) ?? '';
              expect(said).not.toMatch(/[{}[\]]|undefined|\bnull\b|NaN/);
              expect(said.trim().length).toBeGreaterThan(5);
            }
          chapter = [];
        }
      }
    }
  });
});

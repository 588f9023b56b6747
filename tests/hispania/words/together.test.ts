import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/core/chronicle.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { HispaniaEvent } from '../../../src/games/hispania/state/events.js';
import { WORDS } from '../../../src/games/hispania/words/index.js';
import { tableFixture } from '../../table/fixture.js';
import { Board } from '../nations/support.js';
import { PEOPLE, Reader } from './reader.js';
import { SAMPLES } from './samples.js';

/** Those in which these sentences are compared. */
const LANGUAGES = ['en', 'fr', 'es'] as const;

const { together } = WORDS;

function told(events: readonly HispaniaEvent[]): readonly string[] {
  const reader = new Reader();
  const said = LANGUAGES.map((locale) => together?.describe(locale, events, PEOPLE) ?? '');
  for (const [at, locale] of LANGUAGES.entries()) reader.text(locale, 'together', said[at] ?? '');
  expect(reader.told).toEqual([]);
  return said;
}

describe('events in a row', () => {
  it('are one sentence: Forts, purchases, units placed and removed', () => {
    const board = { tolede: { rome: { elite: 2 } }, cuenca: { rome: { elite: 1 } }, seville: { rome: { elite: 1 } } };
    const forts = new Board({ turn: 4, nation: 'rome', board }).begin().told('fort-placed');
    expect(told(forts)).toEqual([
      'ROME: 3 Forts built (Cuenca, Seville, Toledo)',
      'ROME : 3 Forts construits (Cuenca, Séville, Tolède)',
      'ROMA: 3 fuertes construidos (Cuenca, Sevilla, Toledo)',
    ]);
    const bought = { type: 'unit-bought', nation: 'castille', count: 1 } as const;
    expect(
      told([
        { ...bought, unit: 'knight' },
        { ...bought, unit: 'infantry', count: 2 },
        { ...bought, unit: 'knight' },
      ])[0],
    ).toBe('CASTILE: 2 knights, 2 infantry bought');
    const placed = { type: 'placed', nation: 'rome', count: 1 } as const;
    expect(
      told([
        { ...placed, unit: 'elite', to: 'tolede' },
        { ...placed, unit: 'infantry', to: 'leon' },
        { ...placed, unit: 'infantry', to: 'tolede' },
      ])[1],
    ).toBe('ROME place 1 Elite, 1 Infanterie (Tolède), 1 Infanterie (Léon)');
    const removed = { type: 'removed', nation: 'rome', unit: 'elite', count: 2, why: 'population' } as const;
    expect(
      told([
        { ...removed, area: 'tolede' },
        { ...removed, area: 'leon' },
      ])[2],
    ).toBe('ROMA: −2 élites (Toledo), −2 élites (León) – se pierde: población superada');
  });

  it('stand apart where another nation, another reason or another thing is told', () => {
    const alike = (one: GameEvent, next: GameEvent) => together?.alike(one, next);
    const fort = SAMPLES['fort-placed'];
    expect(alike(fort, { ...fort, province: 'leon' })).toBe(true);
    expect(alike(fort, { ...fort, nation: 'celte' })).toBe(false);
    expect(alike(SAMPLES.removed, { ...SAMPLES.removed, why: 'stacking' })).toBe(false);
    expect(alike(fort, SAMPLES['castle-given'])).toBe(false);
    for (const sample of Object.values(SAMPLES)) {
      if (alike(sample, sample) === true) told([sample, sample]);
    }
    expect(alike(SAMPLES.scored, SAMPLES.scored)).toBe(false);
  });

  it('are one line of the log and of the post', async () => {
    const t = tableFixture({ games: [HISPANIA] });
    await t.lay({
      turn: 3,
      nation: 'galicien',
      phase: 'income',
      provinces: { galice: { galicien: ['infantry'] }, asturies: { galicien: ['infantry'] } },
      gold: { galicien: 6 },
      seats: { red: ['galicien'], blue: ['rome'] },
    });
    await t.does('red', 'buy', { unit: 'infantry' });
    await t.does('red', 'buy', { unit: 'infantry' });
    expect(t.textOf(await t.does('blue', 'log')).split('\n')).toEqual(['GALICIANS: 2 infantry bought']);
    await t.does('red', 'place', { unit: 'infantry', to: 'galice', count: 1 });
    for (let done = 0; done < 4; done++) await t.does('red', 'done');
    const posts = await Promise.all(t.memory.posts.map((post) => t.post(post)));
    const report = posts.find((text) => text.includes('bought')) ?? '';
    expect(report).toContain(
      'GALICIANS: 2 infantry bought\nGALICIANS: 1 infantry (Galicia), 1 infantry (Asturias) placed\n',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { ALT_MOST, type Scene, wholeSentences } from '../../src/core/scene.js';
import { LOCALES } from '../../src/core/words.js';
import * as kit from '../../src/kit/index.js';
import { FRONTIER } from '../games/frontier/index.js';

const names: kit.PictureNames = {
  place: (id) => id.toUpperCase(),
  faction: (id) => `the ${id}`,
  pieces: (piece, count) => `${count} ${piece}`,
};

describe('marks of what changed', () => {
  it('add up on the same way and at the same place, of the same faction', () => {
    const marks = kit.marksOf([
      { look: 'move', path: ['a', 'b'], faction: 'red', count: 2 },
      { look: 'move', path: ['a', 'b'], faction: 'blue', count: 1 },
      { look: 'loss', place: 'b', faction: 'red', count: 1 },
      { look: 'move', path: ['a', 'b'], faction: 'red', count: 3 },
      { look: 'battle', place: 'b' },
      { look: 'loss', place: 'b', faction: 'red', count: 2 },
      { look: 'battle', place: 'b' },
      { look: 'move', path: ['a'], faction: 'red', count: 9 },
    ]);
    expect(marks).toEqual([
      { kind: 'arrow', look: 'move', path: ['a', 'b'], faction: 'red', text: '5' },
      { kind: 'arrow', look: 'move', path: ['a', 'b'], faction: 'blue', text: '1' },
      { kind: 'sign', look: 'loss', place: 'b', faction: 'red', text: '3' },
      { kind: 'sign', look: 'battle', place: 'b' },
    ]);
  });
});

const scene: Omit<Scene, 'alt'> = {
  map: 'm',
  locale: 'en',
  title: 'Turn 3',
  places: [
    { id: 'a', name: 'A', emphasis: 'reach', badges: [{ badge: 'income', text: '2' }] },
    { id: 'b', name: 'B', emphasis: 'attack' },
  ],
  stacks: [
    {
      place: 'a',
      faction: 'red',
      badges: [{ badge: 'capital' }],
      counters: [
        { piece: 'foot', count: 3 },
        { piece: 'leader', label: 'Ysabel' },
      ],
    },
    { place: 'b', faction: 'blue', discs: [{ faction: 'blue' }, { faction: 'red' }], counters: [] },
  ],
  marks: [
    { kind: 'sign', look: 'loss', place: 'b', faction: 'blue', text: '1' },
    { kind: 'arrow', look: 'move', path: ['a', 'b'], faction: 'red', text: '3' },
    { kind: 'sign', look: 'a-look-of-its-own', place: 'b' },
  ],
  panels: [
    {
      slot: 'order',
      kind: 'roster',
      rows: [
        { faction: 'red', name: 'Reds', state: 'active' },
        { faction: 'blue', name: 'Blues' },
      ],
    },
    {
      slot: 'dice',
      kind: 'dice',
      title: 'B',
      sides: [
        {
          faction: 'red',
          name: 'Reds',
          dice: [
            { face: '6', success: true },
            { face: '2', success: false },
          ],
        },
      ],
    },
  ],
};

describe('a picture in words', () => {
  it('tells what is new first, then who stands where', () => {
    expect(kit.altOf('en', scene, names)).toBe(
      'Turn 3. To play: Reds. Moves: the red 3 A → B. Losses: the blue 1 (B). B, last throw: Reds 1 success of 2. ' +
        'They may go to A. They would attack in B. A: the red with 3 foot and Ysabel. B: the blue with (the blue, the red).',
    );
  });

  it('tells of an enlarged part only what stands there, and says so where nothing does', () => {
    const part = { ...scene, stacks: scene.stacks.slice(1), marks: [], panels: [], focus: ['a'] };
    expect(kit.altOf('es', part, names)).toMatch(/A: nada\.$/);
    expect(kit.altOf('fr', part, names)).not.toContain('the blue');
  });

  it('leaves out what weighs least, whole sentences of it, and says how many', () => {
    const stacks = Array.from({ length: 200 }, (_, at) => ({
      place: `place ${at}`,
      faction: 'red',
      counters: [{ piece: 'foot', count: at === 150 ? 40 : 1 }],
    }));
    const alt = kit.altOf('en', { ...scene, stacks }, names);
    expect(alt.length).toBeLessThanOrEqual(ALT_MOST);
    expect(alt).toContain('PLACE 150: the red with 40 foot.');
    expect(alt).toMatch(/\. And \d+ more\.$/);
    const told = alt.match(/PLACE/g)?.length ?? 0;
    expect(alt).toContain(`And ${200 - told} more.`);
  });

  it('lists only as many of the news as leave room for who stands where', () => {
    const marks = Array.from({ length: 200 }, (_, at) => ({
      kind: 'arrow' as const,
      look: 'move',
      path: ['a', `place ${at}`],
      faction: 'red',
    }));
    const alt = kit.altOf('fr', { ...scene, marks }, names);
    expect(alt.length).toBeLessThanOrEqual(ALT_MOST);
    expect(alt).toMatch(/et \d+ de plus/);
    expect(alt).toContain('B : the blue');
  });

  it('cuts what is too long at the end of a sentence', () => {
    expect(wholeSentences('One. Two. Three.', 12)).toBe('One. Two.');
    expect(wholeSentences('One. Two.', 12)).toBe('One. Two.');
  });

  it('lists in a legend what is on the board, in the order of the game', () => {
    const order = ['income', 'foot', 'horse', 'loss', 'attack', 'capital', 'wound'] as const;
    const { entries } = kit.legendOf(kit.symbolsOn(scene), order, (symbol) => symbol.toUpperCase());
    expect(entries.map(({ symbol }) => symbol)).toEqual(['income', 'foot', 'loss', 'attack', 'capital']);
    expect(entries[0]?.text).toBe('INCOME');
    const ticked = { ...scene.panels[0], rows: [{ faction: 'red', name: 'Reds', state: 'done' as const }] };
    expect(kit.symbolsOn(scene)).not.toContain('done');
    expect(kit.symbolsOn({ ...scene, panels: [{ slot: 'order', kind: 'roster', rows: ticked.rows }] })).toContain(
      'done',
    );
  });
});

describe('seats as factions', () => {
  const sides = kit.sidesOf({ seats: ['p1', 'p2'], people: { p1: 'Ysabel' } });

  it('have colours in seating order and the names of their persons', () => {
    expect(['p1', 'p2', 'raiders', null].map((holder) => sides.faction(holder))).toEqual([
      'first',
      'second',
      'neutral',
      'neutral',
    ]);
    expect(['first', 'second', 'neutral'].map((faction) => sides.name(faction))).toEqual(['Ysabel', 'p2', 'neutral']);
    expect(sides.roster('fr', (seat) => (seat === 'p1' ? 2.5 : 0), ['p2']).rows).toEqual([
      { faction: 'first', name: 'Ysabel', score: '2½' },
      { faction: 'second', name: 'p2', score: '0', state: 'active' },
    ]);
  });
});

describe('a chart of points', () => {
  it('adds up turn by turn, up to the present', () => {
    const ledger = [
      { turn: 1, points: 2 },
      { turn: 3, points: 0.5 },
    ];
    const values = kit.runningTotals(ledger, [1, 2, 3, 4], 3);
    expect(values).toEqual([2, 2, 2.5, null]);
    const chart = kit.scoreChart('en', {
      map: 'm',
      title: 'Points',
      x: ['1', '2', '3', '4'],
      lines: [{ name: 'Reds', values }],
    });
    expect(chart.alt).toBe('Points. Reds: 2½');
  });
});

describe('the picture of a small game', () => {
  it('is told in every language with the names of its words', () => {
    const started = FRONTIER.setup.begin({}, ['p1', 'p2'], { roll: () => 1 });
    if (!started.ok) throw new Error(started.rejection.code);
    const view = { ...FRONTIER.view(started.value.state, null), people: { p1: 'Ysabel', p2: 'Teo' } };
    const alts = LOCALES.map((locale) => {
      const made = FRONTIER.pictures.scene(view, { show: 'board' }, locale);
      if (!made.ok) throw new Error(made.rejection.code);
      return made.value.alt;
    });
    expect(alts[0]).toMatch(/Mill: Ysabel with \d foot/);
    expect(alts[1]).toMatch(/Moulin : Ysabel avec \d fantassins/);
    expect(alts[2]).toMatch(/Molino: Ysabel con \d infantes/);
  });
});

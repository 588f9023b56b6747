import { expect, it } from 'vitest';
import type { Scene, SceneRequest } from '../../src/core/scene.js';
import { LOCALES, type Locale } from '../../src/core/words.js';
import { PLACE_IDS } from '../../src/games/reconquista/facts/ids.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { openRenderer } from '../../src/rendering/renderer.js';
import { expectGolden } from '../rendering/golden-file.js';
import { Faces, type Lines, laid } from './board.js';

/** As wide as a telephone shows it. */
const PHONE = 400;
const renderer = openRenderer(assetsFolder());

/** Something of everything: a siege, a revolt, El Cid, both faiths' cities held by the other, Orders, Rebels. */
const CROWDED: Lines = {
  santiago: 'christian 2g',
  oviedo: '[c][f] christian 3g 2a 1o',
  leon: '[c] muslim 1g 3a',
  galicia: 'rebel 1r',
  barcelona: '[c][f] christian 1g 2a 3x',
  zaragoza: '[m][f] muslim 2g 1a / christian 4a 1o',
  toledo: '[m] christian 1g 1a',
  'la-mancha': 'muslim 1g 2a',
  valencia: '[m] muslim 1g',
  lisbon: '[c] christian 1a',
  cordoba: '[m][f] muslim 2g 2a',
  granada: '[m] rebel 2r',
};
const MORE = {
  turn: 11,
  revolt: 'portugal',
  cid: { side: 'christian', at: 'toledo' },
  fortune: { event: 'crusade', income: 0, mercenaries: 0, crusaders: 0, corruption: false, jihad: false },
};

function sceneOf(state: Reconquista, request: SceneRequest, locale: Locale = 'en') {
  const scene = RECONQUISTA.pictures.scene({ ...RECONQUISTA.view(state, null), people: {} }, request, locale);
  if (!scene.ok) throw new Error(scene.rejection.code);
  return scene.value;
}

function rowsOf(panel: Scene['panels'][number] | undefined) {
  return panel?.kind === 'roster' ? panel.rows : [];
}

it('the board tells the turn, the income, the points and the event, on a telephone too', async () => {
  const scene = sceneOf(laid(CROWDED, MORE), { show: 'board' });
  const panel = (slot: string) => scene.panels.find((one) => one.slot === slot);
  expect(panel('track')).toMatchObject({ present: 10, boxes: { length: 20 } });
  // 2 and Santiago: of two cities each Asturias, Aragon and Castile have one that pays, Portugal revolts.
  const [christians] = rowsOf(panel('order'));
  expect(christians).toMatchObject({ purse: { symbol: 'coin', text: '3' } });
  expect(christians?.note).toMatch(/^\d+ cities$/);
  expect(panel('story')).toMatchObject({
    paragraphs: ['Crusade', 'Regional revolt: IV Portugal', expect.stringMatching(/^As it stands: /)],
  });
  // A siege and a revolt look unlike, and the legend has all forces on the board.
  const looks = new Set(scene.places.map(({ emphasis }) => emphasis));
  expect([looks.has('contested'), looks.has('revolt')]).toEqual([true, true]);
  const legend = panel('legend');
  const named = new Set(legend?.kind === 'legend' ? legend.entries.map(({ symbol }) => symbol) : []);
  for (const { counters } of scene.stacks) for (const { piece } of counters) expect(named).toContain(piece);
  expect(scene.places.filter(({ id }) => id.startsWith('region-')).map(({ name }) => name)).toEqual([
    'Asturias',
    'Aragon',
    'Castile',
    'Portugal',
    'Al-Andalus',
  ]);
  expect(scene.stacks.filter(({ counters }) => counters.length === 0)).toEqual([]);
  await expectGolden('reconquista-phone', await renderer.paint({ kind: 'scene', scene }, PHONE));
});

it('the answer is drawn with its arrows, its losses and the legend, and as the turn it ends', async () => {
  const state = laid({ oviedo: '[c][f] christian 2g', leon: 'christian 1a', salamanca: '[m]' }, { turn: 11 });
  const dice = new Faces([6, 5, 2, 1, 4, 3, 6, 1, 6, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  const done = RECONQUISTA.apply(
    state,
    'p1',
    { verb: 'done' },
    { roll: (sides, about) => (dice.unused > 0 ? dice.roll(sides, about) : 1) },
  );
  if (!done.ok) throw new Error(done.rejection.code);
  const [end] = done.value.chapterEnds ?? [];
  if (end === undefined) throw new Error('no chapter has ended');
  expect(end.turn).toBe(11);
  const last = done.value.events.findIndex(({ type }) => type === 'chapter-ended');
  const scene = sceneOf(end, { show: 'changes', events: done.value.events.slice(0, last) });
  const slots = (shown: typeof scene) => shown.panels.map(({ slot }) => slot);
  expect(slots(scene)).toContain('legend');
  expect(slots(scene)).not.toContain('dice');
  // A battle alone shows its dice there.
  const battle = done.value.events.filter(({ type }) => type === 'battle-round');
  expect(slots(sceneOf(end, { show: 'changes', events: battle }))).toContain('dice');
  expect(scene.marks?.map(({ kind, look }) => `${kind} ${look}`)).toEqual(
    expect.arrayContaining(['arrow move', 'sign battle', 'sign loss']),
  );
  await expectGolden('reconquista-answer', await renderer.paint({ kind: 'scene', scene }, PHONE));
});

it('is told in words that Discord takes whole, however full the board, in each language', () => {
  const full = Object.fromEntries(
    PLACE_IDS.map((at, index) => [
      at,
      index % 2 === 0
        ? '[c][f] christian 12g 11a 3o 2x 2m / muslim 14a 3m'
        : '[m][f] muslim 12g 11a 2m / christian 14a 3o 2x',
    ]),
  );
  for (const locale of LOCALES) {
    const { alt } = sceneOf(laid(full), { show: 'board' }, locale);
    expect(alt.length).toBeLessThanOrEqual(1024);
    expect(alt.endsWith('.')).toBe(true);
  }
});

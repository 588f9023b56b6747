import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/chronicle.js';
import type { Scene } from '../../src/core/scene.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import { openMap } from '../../src/rendering/map-folder.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { openRenderer } from '../../src/rendering/renderer.js';
import { wantingIn } from '../../src/rendering/wanting.js';
import { expectGolden, GOLDEN_WIDTH } from '../rendering/golden-file.js';
import { world } from './support/world.js';

const ROUTE = {
  vehicle: 1,
  origin: 'constantinople',
  stages: [
    { at: 'caffa', reached: true },
    { at: 'saraj', reached: false },
    { at: 'trebisonda', reached: false },
    { at: 'antakya', reached: false },
  ],
} as const;

/** Something of everything: armies, a castle hit once, a market, ships at sea and ashore, a route, cards. */
const LATE: Medioevo = world((play) => {
  play.addUnits('constantinople', 'byzantium', { cavalry: 2, archer: 1 });
  play.changeLand('constantinople', { civil: { level: 3, damage: 0 }, market: ['salt', 'furs'] });
  play.changeLand('nicaea', { military: { level: 3, damage: 1 } });
  play.addUnits('serbia', 'barbarians', { 'light-infantry': 2, 'captain-1': 1 });
  const ship = { level: 2, cubes: [], aboard: null, used: 0, stopped: false } as const;
  play.addVehicle({ ...ship, kind: 'merchant-ship', owner: 'byzantium', at: 'caffa', units: {}, cubes: ['spices'] });
  play.addVehicle({ ...ship, kind: 'galley', owner: 'mamluks', at: 'aegean-sea', units: { archer: 3 } });
  const card = { deeds: {}, florins: 0 };
  play.changeRealm('byzantium', {
    route: ROUTE,
    cards: [
      { ...card, number: 5, turned: false },
      { ...card, number: 46, turned: true },
    ],
  });
  play.set({ warCircle: { d4: 3, d6: 5, d8: 8 } });
});

const EVENTS: readonly GameEvent[] = [
  { type: 'marched', seat: 'mamluks', from: 'aegean-sea', to: 'smyrna', way: ['smyrna'], units: { archer: 3 } },
  { type: 'battle-began', at: 'smyrna', attacker: 'mamluks', defender: 'byzantium' },
  {
    type: 'round-fought',
    attacker: 'mamluks',
    defender: 'byzantium',
    attack: [12, 7],
    losses: [1, 2],
    winner: 'mamluks',
  },
  { type: 'damaged', side: 'defender', owner: 'byzantium', points: 2, by: 'melee', lost: { archer: 2 } },
  { type: 'battle-ended', at: 'smyrna', winner: 'mamluks', loser: 'byzantium' },
  { type: 'horde', at: 'konya', units: { archer: 1 } },
];

function sceneOf(show: string, seat: string | null = null, places: readonly string[] = []): Scene {
  const scene = MEDIOEVO.pictures.scene(MEDIOEVO.view(LATE, seat), { show, places, events: EVENTS }, 'en');
  if (!scene.ok) throw new Error(scene.rejection.code);
  return scene.value;
}

describe('pictures of Medioevo', () => {
  const renderer = openRenderer(assetsFolder());
  const paint = (scene: Scene) => renderer.paint({ kind: 'scene', scene }, GOLDEN_WIDTH);

  test('what changed', async () => expectGolden('medioevo-changes', await paint(sceneOf('changes'))));
  test('a war', async () => expectGolden('medioevo-war', await paint(sceneOf('war', null, ['smyrna']))));
  test('a trade route', async () => expectGolden('medioevo-route', await paint(sceneOf('route', 'byzantium'))));
  test('a hand', async () => expectGolden('medioevo-hand', await paint(sceneOf('hand', 'byzantium'))));

  test.each(['board', 'changes', 'region', 'war', 'route', 'hand'])('%s needs nothing that the map lacks', (show) => {
    expect(wantingIn(openMap(assetsFolder(), 'medioevo'), sceneOf(show, 'byzantium', ['smyrna']))).toEqual([]);
  });
});

describe('what a picture says', () => {
  test('owners, markets, ports, damage, loads and levels where they are', () => {
    const { places, stacks } = sceneOf('board');
    const constantinople = places.find(({ id }) => id === 'constantinople');
    expect(constantinople).toMatchObject({ owner: 'byzantine-empire', badges: [{ text: '2' }, { badge: 'port' }] });
    const at = (place: string) => stacks.find((stack) => stack.place === place)?.counters;
    expect(at('nicaea')).toMatchObject([{ piece: 'castle', badges: [{ badge: 'wound', count: 1 }] }]);
    expect(at('aegean-sea')).toMatchObject([{ piece: 'galley', count: 3, badges: [{ text: 'II' }] }]);
  });

  test('what changed is shown closer, and all of the board only where nothing did', () => {
    expect(sceneOf('changes')).toMatchObject({ closeUp: true, focus: expect.arrayContaining(['smyrna', 'konya']) });
    const calm = MEDIOEVO.pictures.scene(MEDIOEVO.view(LATE, null), { show: 'changes', events: [] }, 'en');
    expect(calm.ok && (calm.value.focus ?? [])).toEqual([]);
  });

  test('goods and signs of a close-up alone, where no dice take the room', () => {
    const legendOf = ({ panels }: Scene) =>
      panels.flatMap((one) =>
        one.kind === 'legend' && one.slot === 'near' ? one.entries.map(({ symbol }) => symbol) : [],
      );
    const entries = legendOf(sceneOf('region', null, ['caffa', 'nicaea']));
    expect(entries).toEqual(expect.arrayContaining(['slaves', 'cloth', 'port', 'wound', 'castle', 'merchant-ship']));
    expect(entries).not.toContain('spices');
    for (const show of ['board', 'changes', 'war', 'hand']) expect(legendOf(sceneOf(show, 'byzantium'))).toEqual([]);
  });

  test('arrows along the way, battles, losses, hordes', () => {
    const kinds = sceneOf('changes').marks.map(({ kind, look }) => `${kind} ${look}`);
    expect(kinds.sort()).toEqual(['arrow move', 'sign battle', 'sign gain', 'sign loss']);
  });

  test('the stages of a route that are open, and its end, in whatever order they are reached', () => {
    const { places, marks, panels } = sceneOf('route', 'byzantium');
    const emphasised = places.filter(({ emphasis }) => emphasis !== undefined);
    expect(Object.fromEntries(emphasised.map(({ id, emphasis }) => [id, emphasis]))).toEqual({
      saraj: 'reach',
      trebisonda: 'reach',
      antakya: 'source',
    });
    expect(marks.map((mark) => [mark.kind, mark.kind === 'sign' ? mark.place : ''])).toEqual([['sign', 'caffa']]);
    const rows = panels.flatMap((panel) => (panel.kind === 'market' ? panel.rows.map(({ name }) => name) : []));
    expect(rows).toEqual(expect.arrayContaining(['Caffa (reached)', 'Antakya (destination)']));
  });

  test('a hand and a route are shown to nobody else', () => {
    for (const show of ['hand', 'route']) {
      const stranger = MEDIOEVO.pictures.scene(MEDIOEVO.view(LATE, null), { show }, 'en');
      expect(stranger.ok).toBe(false);
    }
    const other = sceneOf('hand', 'mamluks').panels.find(({ kind }) => kind === 'hand');
    expect(other).toMatchObject({ cards: [] });
  });
});

import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/chronicle.js';
import type { Scene } from '../../src/core/scene.js';
import type { Locale } from '../../src/core/words.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { openRenderer } from '../../src/rendering/renderer.js';
import { expectGolden, GOLDEN_WIDTH } from '../rendering/golden-file.js';
import { type Campaign, inCampaign } from './campaign.js';

/** Something of everything: three stacks, an army of each kind, pirates, laid roads, generals on land and at sea. */
const LATE = {
  seats: { ann: [], ben: [], hanno: [] },
  hispano: 'hanno',
  options: { variants: ['hispano', 'terror', 'pirates', 'proconsvl'] },
  round: 4,
  turn: { general: 'praetor-citerior', denarii: 5, hispano: 2 },
  pieces: {
    commanders: {
      'praetor-ulterior': 'emerita',
      'praetor-citerior': 'segontia',
      consul: 'mare-atlanticum',
      proconsul: 'dertosa',
    },
    armies: [
      { kind: 'special', at: 'bracara' },
      { kind: 'normal', at: 'numantia' },
    ],
    revolts: { bracara: 3, numantia: 2, toletum: 1, flaviobriga: 1, lucus: 2, 'mare-cantabricum': 1 },
    garrisons: {
      olisipo: ['praetor-ulterior'],
      osca: ['praetor-citerior', 'consul'],
      bilbilis: ['praetor-citerior'],
      cauca: ['consul'],
    },
    fleets: ['mare-balearicum', 'mare-ibericum', 'mare-atlanticum'],
    roads: ['emerita/gades'],
  },
};

const late = () => inCampaign(LATE);

function sceneOf({ state }: Campaign, show: string, events: readonly GameEvent[] = [], locale: Locale = 'en'): Scene {
  const places = show === 'region' ? ['numantia', 'segontia', 'bilbilis', 'cauca', 'toletum'] : [];
  const scene = HISPANIA_DRACO.pictures.scene(HISPANIA_DRACO.view(state, null), { show, events, places }, locale);
  if (!scene.ok) throw new Error(scene.rejection.code);
  return scene.value;
}

/** A lost attack, a roll of revolt and the moves of the armies. */
function eventful(): Campaign {
  const declared = late().act('attack', { target: 'numantia', denarii: 2 });
  return declared.actAndGoOn('rest', {}, [1, 6]);
}

describe('pictures of the campaign', () => {
  const renderer = openRenderer(assetsFolder());
  const paint = (scene: Scene) => renderer.paint({ kind: 'scene', scene }, GOLDEN_WIDTH);

  test('the board', async () => expectGolden('draco-board', await paint(sceneOf(late(), 'board', [], 'fr'))));
  test('what has changed', async () => {
    const after = eventful();
    await expectGolden('draco-changes', await paint(sceneOf(after, 'changes', after.events)));
  });
  test('a region', async () => expectGolden('draco-region', await paint(sceneOf(late(), 'region', [], 'es'))));
  test('what threatens', async () => expectGolden('draco-threat', await paint(sceneOf(late(), 'threat'))));
});

describe('what a picture says', () => {
  test('each disc, army, general and fleet where it stands, and to whom a city belongs', () => {
    const { places, stacks = [] } = sceneOf(late(), 'board');
    const at = (place: string) => stacks.filter((stack) => stack.place === place);
    expect(at('bracara')).toMatchObject([{ faction: 'revolt', counters: [{ piece: 'special' }], discs: [{}, {}, {}] }]);
    expect(at('osca').map(({ faction, discs }) => [faction, discs?.length])).toEqual([
      ['praetor-citerior', 1],
      ['consul', 1],
    ]);
    expect(at('mare-atlanticum').map(({ counters }) => counters?.[0]?.piece)).toEqual(['fleet', 'general']);
    expect(at('mare-cantabricum')).toMatchObject([{ faction: 'revolt', discs: [{}] }]);
    const owner = (id: string) => places.find((place) => place.id === id)?.owner;
    expect([owner('osca'), owner('lucus'), owner('gades')]).toEqual(['consul', 'revolt', undefined]);
  });

  test('whose turn it is, with how many denarii, and who has had his', () => {
    const roster = sceneOf(late(), 'board').panels?.find(({ slot }) => slot === 'order');
    expect(roster).toMatchObject({
      rows: [
        { faction: 'praetor-ulterior', state: 'done' },
        { faction: 'praetor-citerior', state: 'active', purse: { text: '5' } },
        { faction: 'consul' },
        { faction: 'revolt', purse: { text: '2' } },
      ],
    });
  });

  test('what is left beside the board', () => {
    const { state } = late();
    const { reserve } = state.pieces;
    const market = sceneOf(late(), 'board').panels?.find(({ slot }) => slot === 'reserve');
    const armies = reserve.armies.normal + reserve.armies.special;
    expect(market).toMatchObject({
      rows: [{ figures: [String(reserve.revolts)] }, { figures: [String(armies)] }, {}, {}, {}],
    });
    expect(armies).toBe(1);
  });

  test('the last dice, a combat’s with what was added and doubled', () => {
    const after = eventful();
    const fought = after.events.filter(({ type }) => type === 'fought');
    const panel = sceneOf(after, 'changes', fought).panels?.find(({ slot }) => slot === 'dice');
    expect(panel).toMatchObject({ kind: 'dice', sides: [{ faction: 'praetor-citerior' }, { faction: 'revolt' }] });
    const rolled = after.events.filter(({ type }) => type === 'revolt-rolled');
    const roll = sceneOf(after, 'changes', rolled).panels?.find(({ slot }) => slot === 'dice');
    expect(roll).toMatchObject({ sides: [{ dice: [{ face: '1' }] }, { dice: [{ face: '1' }] }] });
    expect(sceneOf(after, 'threat', rolled).panels?.some(({ slot }) => slot === 'dice')).toBe(false);
  });

  test('in the legend what is on the board, with the tick of who has played', () => {
    const entries = (campaign: Campaign) => {
      const panel = sceneOf(campaign, 'board').panels?.find(({ slot }) => slot === 'legend');
      return panel?.kind === 'legend' ? panel.entries.map(({ symbol }) => symbol) : [];
    };
    expect(entries(late())).toEqual(['general', 'army', 'special', 'revolt', 'garrison', 'fleet', 'roman', 'done']);
    const first = inCampaign({ ...LATE, turn: { general: 'praetor-ulterior', denarii: 5, hispano: 0 } });
    expect(entries(first)).not.toContain('done');
  });

  test('in words, in whole sentences, who stands where', () => {
    expect(sceneOf(late(), 'board').alt).toContain('Numantia: 1 army and 2 revolts. ');
    expect(sceneOf(late(), 'board', [], 'fr').alt).toContain('Numantia : 1 armée et 2 révoltes. ');
    expect(sceneOf(late(), 'board', [], 'es').alt).toContain('Mare Atlanticum: cónsul y 1 flota. ');
  });

  test('the sides of a combat beside their dice', () => {
    const fought = eventful().events.filter(({ type }) => type === 'fought');
    const panel = sceneOf(eventful(), 'changes', fought).panels?.find(({ slot }) => slot === 'dice');
    expect(panel).toMatchObject({ sides: [{ name: 'Rome' }, { name: 'The revolt' }] });
  });

  test('and nothing that it does not show is asked of it', () => {
    const request = { show: 'hands' };
    expect(HISPANIA_DRACO.pictures.scene(HISPANIA_DRACO.view(late().state, null), request, 'en')).toMatchObject({
      ok: false,
    });
  });
});

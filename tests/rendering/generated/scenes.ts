import type { Scene, SceneStack } from '../../../src/core/scene.js';
import type { SceneCounter } from '../../../src/core/scene-pieces.js';
import { FACTIONS } from './factions.js';

const SIDES = Object.keys(FACTIONS);
const sideOf = (index: number): string => SIDES[index % SIDES.length] ?? '';

/** Every kind of panel but the roster and the dice; a pile of discs, badges, arrows, signs. */
export function island(): Scene {
  const names = { keep: 'The Keep', mill: 'The Mill', ford: 'The Ford', wood: 'The Wood', hill: 'The Hill' };
  return {
    map: 'five',
    locale: 'en',
    title: 'Spring · Round 4',
    subtitle: 'The raiders land',
    places: Object.entries(names).map(([id, name], index) => ({
      id,
      name,
      ...(index < 4 ? { owner: sideOf(index) } : {}),
      badges: [{ badge: 'income', text: String(index + 1) }],
      ...(id === 'wood' ? { emphasis: 'contested' } : id === 'hill' ? { emphasis: 'reach' } : {}),
    })),
    stacks: [
      { place: 'keep', faction: 'red', discs: [{ faction: 'red' }, { faction: 'blue' }, { faction: 'violet' }], counters: [{ piece: 'general', label: 'Ysabel' }] },
      { place: 'mill', faction: 'blue', counters: [{ piece: 'foot', count: 5 }, { piece: 'horse', count: 2, badges: [{ badge: 'wound', count: 2 }] }] },
      { place: 'ford', faction: 'green', counters: [{ piece: 'foot', badges: [{ badge: 'spent' }] }], badges: [{ badge: 'capital' }] },
      { place: 'wood', faction: 'violet', counters: [{ piece: 'foot', count: 3 }] },
      { place: 'wood', faction: 'red', counters: [{ piece: 'horse', count: 12 }, { piece: 'control', faction: 'blue' }] },
      { place: 'hill', faction: 'nobody', counters: [{ piece: 'unheard-of' }, { piece: 'revolt', count: 2 }] },
    ],
    marks: [
      { kind: 'arrow', look: 'move', path: ['keep', 'wood'], faction: 'red', text: '12' },
      { kind: 'arrow', look: 'retreat', path: ['wood', 'hill'], faction: 'violet' },
      { kind: 'sign', look: 'battle', place: 'wood' },
      { kind: 'sign', look: 'gain', place: 'mill', faction: 'blue', text: '2' },
    ],
    panels: [
      {
        slot: 'track',
        kind: 'track',
        present: 3,
        boxes: Array.from({ length: 12 }, (_, index) => ({
          label: String(198 - index * 18),
          special: index % 4 === 3,
          ...(index === 5 ? { factions: ['red', 'blue', 'green'] } : {}),
        })),
      },
      {
        slot: 'hand',
        kind: 'hand',
        title: 'Your hand',
        cards: [
          { title: 'Levy', text: 'Take three foot in one area that you hold.', symbol: 'foot', faction: 'red' },
          { title: 'Forced march', text: 'One stack moves twice; it may not attack.', symbol: 'move', faction: 'red' },
          { title: 'Harvest', text: 'Every mill yields two.', symbol: 'income', count: 2 },
          { down: true, faction: 'blue', count: 4 },
          { down: true },
        ],
      },
      {
        slot: 'market',
        kind: 'market',
        title: 'Market',
        heads: ['Price', 'Left'],
        rows: [
          { symbol: 'coin', name: 'Salt', figures: ['3', '12'] },
          { symbol: 'capital', name: 'Furs from the north', figures: ['2½', '8'] },
          { faction: 'violet', name: 'Spices', figures: ['11', '–'] },
        ],
      },
      {
        slot: 'story',
        kind: 'text',
        title: 'The raiders',
        paragraphs: [
          'Twelve riders left the Keep and fell upon the Wood; three foot stood against them.',
          'They withdrew to the Hill. Nobody holds the Wood now.',
        ],
      },
      {
        slot: 'legend',
        kind: 'legend',
        entries: [
          { symbol: 'foot', text: 'Foot' },
          { symbol: 'horse', text: 'Horse' },
          { symbol: 'contested', text: 'Contested' },
          { symbol: 'reach', text: 'May go there' },
        ],
      },
    ],
    alt: 'An island of five areas',
  };
}

/** Every node held by somebody, most with something on them, some ways built or closed. */
export function towns(names: (id: string) => string): Scene {
  const ids = Array.from({ length: 49 }, (_, index) => `n${index}`);
  const counters: readonly (readonly SceneCounter[])[] = [
    [{ piece: 'foot', count: 2 }],
    [{ piece: 'general', label: 'Sertorius' }],
    [{ piece: 'foot' }, { piece: 'horse', count: 3 }],
    [],
  ];
  return {
    map: 'nodes',
    locale: 'en',
    title: 'Round 5 · Consul',
    subtitle: '144 – 127 BC',
    places: ids.map((id, index) => ({
      id,
      name: names(id),
      ...(index % 6 === 5 ? {} : { owner: sideOf(Math.floor(index / 3)) }),
      ...(index % 8 === 3 ? { emphasis: ['reach', 'attack', 'source', 'contested'][Math.floor(index / 8) % 4] ?? 'reach' } : {}),
      ...(index % 4 === 0 ? { badges: [{ badge: 'number', text: String(1 + (index % 6)) }] } : {}),
    })),
    connections: [
      { between: ['n2', 'n9'], look: 'built', faction: 'red' },
      { between: ['n16', 'n17'], look: 'built', faction: 'blue' },
      { between: ['n30', 'n31'], look: 'closed' },
    ],
    stacks: ids.flatMap((place, index): SceneStack[] => {
      const own = counters[index % 4] ?? [];
      const discs = index % 5 === 1 ? Array.from({ length: 1 + (index % 3) }, (_, at) => ({ faction: sideOf(index + at) })) : [];
      return own.length + discs.length === 0 ? [] : [{ place, faction: sideOf(index), counters: own, discs }];
    }),
    marks: [
      { kind: 'arrow', look: 'move', path: ['n8', 'n15', 'n22'], faction: 'red', text: '2' },
      { kind: 'arrow', look: 'move', path: ['n38', 'n39'], faction: 'violet', text: '1' },
      { kind: 'sign', look: 'battle', place: 'n22' },
      { kind: 'sign', look: 'loss', place: 'n39', faction: 'green', text: '1' },
    ],
    panels: [
      { slot: 'track', kind: 'track', present: 4, boxes: Array.from({ length: 11 }, (_, index) => ({ label: String(198 - index * 18) })) },
      {
        slot: 'order',
        kind: 'roster',
        rows: SIDES.map((faction, index) => ({
          faction,
          name: ['Praetor of Ulterior', 'Praetor of Citerior', 'Consul', 'Hispano'][index] ?? '',
          note: ['Ysabel', 'Teo', 'Guillén de Montcada', 'Zulema'][index] ?? '',
          ...(index === 2 ? { state: 'active' as const } : index < 2 ? { state: 'done' as const } : {}),
          purse: { symbol: 'coin', text: String(index + 2) },
        })),
      },
      {
        slot: 'dice',
        kind: 'dice',
        title: 'Siege of Numantia',
        symbol: 'battle',
        sides: [
          { faction: 'red', name: 'Consul', symbol: 'attacker', dice: [{ face: '5', success: true, needed: '≥ 4' }, { face: '2', success: false, needed: '≥ 4' }] },
          { faction: 'violet', name: 'Army', symbol: 'defender', dice: [{ face: '6', success: true, piece: 'foot', needed: '6' }] },
        ],
      },
      {
        slot: 'legend',
        kind: 'legend',
        entries: [
          { symbol: 'foot', text: 'Garrison' },
          { symbol: 'horse', text: 'Horse' },
          { symbol: 'reach', text: 'May go there' },
          { symbol: 'attack', text: 'Would attack' },
          { symbol: 'source', text: 'They are here' },
        ],
      },
    ],
    alt: 'Forty-nine towns and seas',
  };
}

/** A hundred areas, all held. */
export function empire(names: (id: string) => string): Scene {
  const ids = Array.from({ length: 100 }, (_, index) => `a${index}`);
  const isSea = (index: number) => index % 9 === 4;
  return {
    map: 'hundred',
    locale: 'en',
    title: 'Anno 1267',
    places: ids.map((id, index) => ({
      id,
      name: names(id),
      ...(isSea(index) ? {} : { owner: sideOf(Math.floor(index / 10) + Math.floor((index % 10) / 3)) }),
      ...(isSea(index)
        ? {}
        : { badges: [{ badge: 'income', text: String(index % 7) }, { badge: 'port' }, { badge: 'number', text: String(index) }].slice(0, index % 3 === 0 ? 3 : index % 3 === 1 ? 1 : 0) }),
    })),
    stacks: ids.flatMap((place, index): SceneStack[] =>
      index % 3 === 2 ? [] : [{ place, faction: sideOf(Math.floor(index / 10) + Math.floor((index % 10) / 3)), counters: [{ piece: 'foot', count: 1 + (index % 4) }, ...(index % 4 === 0 ? [{ piece: 'horse', count: 2 }] : [])] }],
    ),
    marks: [{ kind: 'arrow', look: 'move', path: ['a11', 'a12', 'a22'], faction: 'red', text: '3' }],
    panels: [],
    alt: 'A hundred areas',
  };
}

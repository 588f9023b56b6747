import type { Chart, Scene, SceneMark, ScenePlace, SceneStack } from '../../src/core/scene.js';
import type { RosterPanel, ScenePanel } from '../../src/core/scene-panels.js';
import type { SceneCounter } from '../../src/core/scene-pieces.js';
import type { Locale } from '../../src/core/words.js';
import board from '../../src/games/hispania/facts/data/map.json' with { type: 'json' };
import { HISPANIA } from '../../src/games/hispania/index.js';
import { SENTENCES } from '../../src/games/hispania/words/languages/index.js';

/** A crowded board of turn 17: every province held, some 200 units. The number varies it, so that no two are the same picture. */
export function lateGame(variant: number, locale: Locale = 'en'): Scene {
  const provinces = board.provinces.filter((province) => province.id !== 'ibiza' && province.id !== 'huesca');
  const roll = generator(variant);
  const stacks: SceneStack[] = [];
  const owners = new Map<string, string>();
  const capitals = new Set<string>();
  for (const [index, province] of provinces.entries()) {
    const nation = LATE[Math.floor((index / provinces.length) * LATE.length + roll(2)) % LATE.length] ?? 'castille';
    owners.set(province.id, nation);
    const first = 2 + roll(4);
    const counters: SceneCounter[] = [
      { piece: 'infantry', count: first },
      ...(roll(2) === 0
        ? [{ piece: MOUNTED[nation] ?? 'knight', count: 1 + roll(3), ...(roll(3) === 0 ? { badges: WOUNDED } : {}) }]
        : []),
      ...(roll(3) === 0 ? [{ piece: roll(3) === 0 ? 'ruin' : 'castle', count: 1 }] : []),
      ...(LEADERS[nation] !== undefined && roll(3) === 0
        ? [{ piece: 'leader', count: 1, label: LEADERS[nation] }]
        : []),
    ];
    stacks.push({
      place: province.id,
      faction: nation,
      ...(nation === 'valence-nation'
        ? { badges: [{ badge: 'vassal', faction: 'castille' }] }
        : capitals.has(nation)
          ? {}
          : { badges: [{ badge: 'capital' }] }),
      counters,
    });
    capitals.add(nation);
  }
  // The rest of the 200, spread over the infantry.
  const units = () =>
    stacks.reduce((sum, stack) => sum + stack.counters.reduce((of, { count = 1 }) => of + count, 0), 0);
  for (let index = 0; units() < 200; index++) {
    const at = index % stacks.length;
    const stack = stacks[at];
    const [head, ...tail] = stack?.counters ?? [];
    if (stack !== undefined && head !== undefined)
      stacks[at] = { ...stack, counters: [{ ...head, count: (head.count ?? 1) + 1 }, ...tail] };
  }
  const places: ScenePlace[] = [
    ...board.provinces.map((province): ScenePlace => {
      const owner = owners.get(province.id);
      return {
        id: province.id,
        name: HISPANIA.words.name(locale, { kind: 'area', id: province.id }),
        badges: [
          { badge: 'income', text: figure(province.income) },
          { badge: 'stacking', text: String(province.stacking) },
        ],
        ...(owner === undefined ? {} : { owner }),
      };
    }),
    ...board.offMap.map((area) => ({ id: area.id, name: HISPANIA.words.name(locale, { kind: 'area', id: area.id }) })),
  ];
  const rows: RosterPanel['rows'] = LATE.map((nation, index) => ({
    faction: nation,
    name: nameOf(nation, locale),
    note: ['Ysabel', 'Guillén de Montcada', 'Teo', 'Zulema'][index % 4] ?? '',
    ...turnOf(index, LATE.indexOf('castille')),
    purse: { symbol: 'coin', text: figure(roll(14) / 2) },
    score: figure(20 + roll(120) / 2),
  }));
  return {
    map: 'hispania',
    locale,
    title: `${SENTENCES[locale]['picture.turn'].replace('{turn}', '17')} · ${nameOf('castille', locale)}`,
    subtitle: '1065 – 1085',
    places,
    stacks,
    marks: [],
    panels: [
      {
        slot: 'track',
        kind: 'track',
        present: 16,
        boxes: Array.from({ length: 21 }, (_, index) => ({
          label: String(index + 1),
          special: [3, 5, 7, 10, 13, 15, 19].includes(index + 1),
        })),
      },
      { slot: 'order', kind: 'roster', rows },
      { slot: 'legend', kind: 'legend', entries: LEGEND.map(([symbol, text]) => ({ symbol, text })) },
    ],
    alt: `A crowded board, variant ${variant}`,
  };
}

function turnOf(index: number, active: number): { readonly state?: 'active' | 'done' } {
  if (index === active) return { state: 'active' };
  return index < active ? { state: 'done' } : {};
}

/** The position after one more nation's phase: a few counts, two owners, the gold, the points, who is active. */
export function nextPosition(scene: Scene, step: number): Scene {
  const roll = generator(step * 31);
  const changed = new Set(Array.from({ length: 8 }, () => roll(scene.stacks.length)));
  const conquered = new Set(Array.from({ length: 2 }, () => roll(scene.places.length)));
  const active = step % LATE.length;
  const conqueror = LATE[active] ?? 'castille';
  return {
    ...scene,
    title: `Turn 17 · ${nameOf(conqueror, 'en')}`,
    stacks: scene.stacks.map((stack, index) =>
      changed.has(index)
        ? {
            ...stack,
            counters: stack.counters.map((counter) =>
              counter.piece === 'infantry'
                ? { ...counter, count: 1 + (((counter.count ?? 1) + roll(4)) % 7) }
                : counter,
            ),
          }
        : stack,
    ),
    places: scene.places.map((place, index) =>
      conquered.has(index) && place.owner !== undefined ? { ...place, owner: conqueror } : place,
    ),
    panels: scene.panels.map((panel) =>
      panel.kind === 'roster'
        ? {
            ...panel,
            rows: panel.rows.map(({ state: _, ...row }, index) => ({
              ...row,
              ...turnOf(index, active),
              ...(index === active
                ? { purse: { symbol: 'coin', text: figure(roll(30) / 2) }, score: figure(roll(160) / 2) }
                : {}),
            })),
          }
        : panel,
    ),
    alt: `${scene.alt}, then ${step}`,
  };
}

/** The same board with what happened since the reader's last turn. */
export function withChanges(scene: Scene): Scene {
  const marks: SceneMark[] = [
    { kind: 'arrow', look: 'move', path: ['leon', 'duero', 'salamanque'], faction: 'leon-nation', text: '3' },
    { kind: 'arrow', look: 'move', path: ['segovie', 'tolede'], faction: 'castille', text: '5' },
    { kind: 'arrow', look: 'move', path: ['vieille-castille', 'avila', 'tolede'], faction: 'castille', text: '2' },
    { kind: 'arrow', look: 'retreat', path: ['tolede', 'la-mancha'], faction: 'seville-nation', text: '2' },
    { kind: 'sign', look: 'loss', place: 'tolede', faction: 'seville-nation', text: '3' },
    { kind: 'sign', look: 'loss', place: 'tolede', faction: 'castille', text: '1' },
    { kind: 'sign', look: 'battle', place: 'tolede' },
    { kind: 'arrow', look: 'move', path: ['afrique', 'gibraltar', 'seville'], faction: 'almoravide', text: '8' },
    { kind: 'sign', look: 'battle', place: 'seville' },
    { kind: 'sign', look: 'loss', place: 'seville', faction: 'seville-nation', text: '2' },
  ];
  return { ...scene, marks, panels: withDice(scene) };
}

/** Dice take the legend's corner. */
function withDice(scene: Scene): readonly ScenePanel[] {
  const title = scene.places.find(({ id }) => id === 'tolede')?.name ?? '';
  const nameIn = ({ panels }: Scene, faction: string) =>
    panels.flatMap((panel) => (panel.kind === 'roster' ? panel.rows : [])).find((row) => row.faction === faction)?.name;
  const sides = BATTLE.map((side) => ({ ...side, name: nameIn(scene, side.faction) ?? '' }));
  return [
    ...scene.panels.filter(({ slot }) => slot !== 'legend'),
    { slot: 'dice', kind: 'dice', title, symbol: 'battle', sides },
  ];
}

/** A zoom on a battle. */
export function battleZoom(scene: Scene): Scene {
  return {
    ...scene,
    title: `${scene.places.find((place) => place.id === 'tolede')?.name ?? ''}`,
    subtitle: 'Round 1',
    focus: ['tolede'],
    panels: withDice(scene),
    places: scene.places.map((place) => (place.id === 'tolede' ? { ...place, emphasis: 'contested' } : place)),
  };
}

/** What a stack in Toledo can reach. */
export function reachZoom(scene: Scene): Scene {
  const emphasis = new Map([
    ['tolede', 'source'],
    ['la-mancha', 'reach'],
    ['avila', 'reach'],
    ['segovie', 'reach'],
    ['cuenca', 'reach'],
    ['sierra-morena', 'attack'],
    ['cordoue', 'attack'],
    ['alcantara', 'attack'],
  ]);
  return {
    ...scene,
    title: 'Reach from Toledo',
    subtitle: '2 infantry, 1 knight',
    focus: [...emphasis.keys()],
    places: scene.places.map((place) => {
      const part = emphasis.get(place.id);
      return part === undefined ? place : { ...place, emphasis: part };
    }),
    panels: scene.panels.map((panel) =>
      panel.kind === 'legend'
        ? {
            ...panel,
            entries: [
              { symbol: 'source', text: 'They start here' },
              { symbol: 'reach', text: 'May go there' },
              { symbol: 'attack', text: 'Would attack' },
            ],
          }
        : panel,
    ),
  };
}

export function scoreChart(variant: number): Chart {
  const roll = generator(variant);
  const turns = [3, 5, 7, 10, 13, 15, 19];
  return {
    map: 'hispania',
    locale: 'en',
    title: 'Victory points',
    x: turns.map(String),
    lines: LATE.slice(0, 10).map((nation, index) => {
      let total = 0;
      return {
        ...(index < 8 ? { faction: nation } : {}),
        name: index < 8 ? nameOf(nation, 'en') : `Player ${index}`,
        values: turns.map((_, at) => {
          total += roll(20) / 2;
          return at < index - 6 ? null : total;
        }),
      };
    }),
    alt: 'Victory points over the turns',
  };
}

const LATE = [
  'galicien',
  'celte',
  'hispano-romain',
  'byzance',
  'aragon',
  'badajoz-nation',
  'saragosse-nation',
  'navarre',
  'leon-nation',
  'castille',
  'seville-nation',
  'valence-nation',
  'grenade-nation',
  'el-cid',
  'almoravide',
];
const MOUNTED: Readonly<Record<string, string>> = {
  'seville-nation': 'cavalry',
  'badajoz-nation': 'cavalry',
  'hispano-romain': 'fort',
  almoravide: 'elite',
  celte: 'infantry',
};
const LEADERS: Readonly<Record<string, string>> = {
  castille: 'Alfons',
  'seville-nation': 'Al Mutamid',
  'badajoz-nation': 'Mutawakkil',
  almoravide: 'Yusuf',
  'saragosse-nation': 'Al Muktadir',
  'el-cid': 'El Cid',
  aragon: 'Ramirez',
};
const LEGEND = [
  ['infantry', 'Infantry'],
  ['elite', 'Elite'],
  ['cavalry', 'Cavalry'],
  ['knight', 'Knight'],
  ['castle', 'Castle'],
  ['ruin', 'Ruin'],
  ['fort', 'Fort'],
  ['berber', 'Berbers'],
  ['leader', 'Leader'],
  ['income', 'Income'],
  ['stacking', 'Stacking'],
  ['capital', 'Capital'],
  ['vassal', 'Vassal of'],
  ['wound', 'Wounded'],
  ['move', 'Move'],
  ['retreat', 'Retreat'],
  ['loss', 'Loss'],
  ['battle', 'Battle'],
] as const;
const WOUNDED = [{ badge: 'wound', count: 1 }];

const thrown = (piece: string, faces: readonly number[], needed: number) =>
  faces.map((face) => ({ piece, face: String(face), success: face !== 1 && face >= needed, needed: `${needed}+` }));
const BATTLE = [
  {
    faction: 'castille',
    symbol: 'attacker',
    dice: [...thrown('infantry', [3, 9, 10, 1, 7], 7), ...thrown('knight', [6, 2], 5)],
  },
  {
    faction: 'seville-nation',
    symbol: 'defender',
    dice: [...thrown('infantry', [8, 2, 5], 7), ...thrown('castle', [7, 9, 1], 9)],
  },
];

function nameOf(nation: string, locale: Locale): string {
  return HISPANIA.words.name(locale, { kind: 'nation', id: nation });
}

function figure(value: number): string {
  const whole = Math.floor(value);
  return value === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

/** Small, and the same everywhere: no chance in a test. */
function generator(seed: number): (below: number) => number {
  let value = (seed + 1) * 2654435761;
  return (below) => {
    value = (Math.imul(value ^ (value >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return (value >>> 8) % below;
  };
}

import type { Locale } from '../../src/core/locale.js';
import type { Chart, Scene, SceneArea, SceneMark, SceneNation, SceneStack } from '../../src/core/scene.js';
import board from '../../src/games/hispania/data/map.json' with { type: 'json' };
import cards from '../../src/games/hispania/data/nations.json' with { type: 'json' };

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
    const counters = [
      { unit: 'infantry', count: first },
      ...(roll(2) === 0
        ? [{ unit: MOUNTED[nation] ?? 'knight', count: 1 + roll(3), ...(roll(3) === 0 ? { wounds: 1 } : {}) }]
        : []),
      ...(roll(3) === 0 ? [{ unit: roll(3) === 0 ? 'ruin' : 'castle', count: 1 }] : []),
      ...(LEADERS[nation] !== undefined && roll(3) === 0 ? [{ unit: 'leader', count: 1, label: LEADERS[nation] }] : []),
    ];
    stacks.push({
      area: province.id,
      nation,
      nationName: nameOf(nation, locale),
      ...(capitals.has(nation) ? {} : { capital: true }),
      ...(nation === 'valence-nation' ? { submittedTo: 'castille' } : {}),
      counters,
    });
    capitals.add(nation);
  }
  // The rest of the 200, spread over the infantry.
  const units = () =>
    stacks.reduce((sum, stack) => sum + stack.counters.reduce((of, counter) => of + counter.count, 0), 0);
  for (let index = 0; units() < 200; index++) {
    const at = index % stacks.length;
    const stack = stacks[at];
    const [head, ...tail] = stack?.counters ?? [];
    if (stack !== undefined && head !== undefined)
      stacks[at] = { ...stack, counters: [{ ...head, count: head.count + 1 }, ...tail] };
  }
  const areas: SceneArea[] = [
    ...board.provinces.map((province): SceneArea => {
      const owner = owners.get(province.id);
      return {
        id: province.id,
        name: province.name[locale],
        income: figure(province.income),
        stacking: String(province.stacking),
        ...(owner === undefined ? {} : { owner }),
      };
    }),
    ...board.offMap.map((area) => ({ id: area.id, name: area.name[locale] })),
  ];
  const order: SceneNation[] = LATE.map((nation, index) => ({
    nation,
    name: nameOf(nation, locale),
    player: ['Ysabel', 'Guillén de Montcada', 'Teo', 'Zulema'][index % 4] ?? '',
    active: nation === 'castille',
    done: index < LATE.indexOf('castille'),
    gold: figure(roll(14) / 2),
    score: figure(20 + roll(120) / 2),
  }));
  return {
    map: 'hispania',
    locale,
    title: `${{ en: 'Turn', fr: 'Tour', es: 'Turno' }[locale]} 17 · ${nameOf('castille', locale)}`,
    subtitle: '1065 – 1085',
    areas,
    stacks,
    marks: [],
    track: {
      turn: 17,
      turns: Array.from({ length: 21 }, (_, index) => ({
        turn: index + 1,
        label: String(index + 1),
        scoring: [3, 5, 7, 10, 13, 15, 19].includes(index + 1),
      })),
    },
    order,
    legend: LEGEND.map(([symbol, text]) => ({ symbol, text })),
    alt: `A crowded board, variant ${variant}`,
  };
}

/** The position after one more nation's phase: a few counts, two owners, the gold, the points, who is active. */
export function nextPosition(scene: Scene, step: number): Scene {
  const roll = generator(step * 31);
  const changed = new Set(Array.from({ length: 8 }, () => roll(scene.stacks.length)));
  const conquered = new Set(Array.from({ length: 2 }, () => roll(scene.areas.length)));
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
              counter.unit === 'infantry' ? { ...counter, count: 1 + ((counter.count + roll(4)) % 7) } : counter,
            ),
          }
        : stack,
    ),
    areas: scene.areas.map((area, index) =>
      conquered.has(index) && area.owner !== undefined ? { ...area, owner: conqueror } : area,
    ),
    ...(scene.order === undefined
      ? {}
      : {
          order: scene.order.map((nation, index) => ({
            ...nation,
            active: index === active,
            done: index < active,
            ...(index === active ? { gold: figure(roll(30) / 2), score: figure(roll(160) / 2) } : {}),
          })),
        }),
    alt: `${scene.alt}, then ${step}`,
  };
}

/** The same board with what happened since the reader's last turn. */
export function withChanges(scene: Scene): Scene {
  const marks: SceneMark[] = [
    { kind: 'move', path: ['leon', 'duero', 'salamanque'], nation: 'leon-nation', count: 3 },
    { kind: 'move', path: ['segovie', 'tolede'], nation: 'castille', count: 5 },
    { kind: 'move', path: ['vieille-castille', 'avila', 'tolede'], nation: 'castille', count: 2 },
    { kind: 'retreat', path: ['tolede', 'la-mancha'], nation: 'seville-nation', count: 2 },
    { kind: 'loss', area: 'tolede', nation: 'seville-nation', count: 3 },
    { kind: 'loss', area: 'tolede', nation: 'castille', count: 1 },
    { kind: 'battle', area: 'tolede' },
    { kind: 'move', path: ['afrique', 'gibraltar', 'seville'], nation: 'almoravide', count: 8 },
    { kind: 'battle', area: 'seville' },
    { kind: 'loss', area: 'seville', nation: 'seville-nation', count: 2 },
  ];
  return { ...scene, marks, battle: BATTLE };
}

/** A zoom on a battle. */
export function battleZoom(scene: Scene): Scene {
  return {
    ...scene,
    title: `${scene.areas.find((area) => area.id === 'tolede')?.name ?? ''}`,
    subtitle: 'Round 1',
    focus: ['tolede'],
    battle: BATTLE,
    areas: scene.areas.map((area) => (area.id === 'tolede' ? { ...area, emphasis: 'contested' } : area)),
  };
}

/** What a stack in Toledo can reach. */
export function reachZoom(scene: Scene): Scene {
  const emphasis = new Map<string, NonNullable<SceneArea['emphasis']>>([
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
    areas: scene.areas.map((area) => {
      const part = emphasis.get(area.id);
      return part === undefined ? area : { ...area, emphasis: part };
    }),
    legend: [
      { symbol: 'source', text: 'They start here' },
      { symbol: 'reach', text: 'May go there' },
      { symbol: 'attack', text: 'Would attack' },
    ],
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
        ...(index < 8 ? { nation } : {}),
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
const BATTLE: NonNullable<Scene['battle']> = {
  area: 'tolede',
  sides: [
    {
      nation: 'castille',
      role: 'attacker',
      dice: [
        ...[3, 9, 10, 1, 7].map((face) => ({ unit: 'infantry', face, needed: 7 })),
        ...[6, 2].map((face) => ({ unit: 'knight', face, needed: 5 })),
      ],
    },
    {
      nation: 'seville-nation',
      role: 'defender',
      dice: [
        ...[8, 2, 5].map((face) => ({ unit: 'infantry', face, needed: 7 })),
        ...[7, 9, 1].map((face) => ({ unit: 'castle', face, needed: 9 })),
      ],
    },
  ],
};

function nameOf(nation: string, locale: Locale): string {
  return cards.nations.find((card) => card.id === nation)?.name[locale] ?? nation;
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

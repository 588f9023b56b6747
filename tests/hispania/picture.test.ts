import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/core/chronicle.js';
import type { Scene, SceneRequest } from '../../src/core/scene.js';
import type { ScenePanel } from '../../src/core/scene-panels.js';
import { LOCALES, type Locale } from '../../src/core/words.js';
import { STANDARD_BOOK } from '../../src/games/hispania/facts/book.js';
import { HISPANIA } from '../../src/games/hispania/index.js';

const POSITION = {
  turn: 11,
  nation: 'omeyyad',
  phase: 'move',
  step: 1,
  provinces: {
    tolede: { wisigoth: ['castle', 'infantry', 'infantry', 'leader:Roderich'] },
    cordoue: { wisigoth: ['infantry', 'infantry'] },
    gibraltar: { omeyyad: ['infantry', 'infantry', 'infantry', 'cavalry', 'cavalry', 'leader:Tarik'] },
    'pays-basque': { basque: ['infantry', 'infantry'] },
  },
  sea: {},
  gold: { wisigoth: 3.5 },
  submitted: { basque: 'wisigoth' },
  seats: { red: ['omeyyad'], blue: ['wisigoth', 'basque'] },
};

const read = HISPANIA.position.read(POSITION, (name) => name);
if (!read.ok) throw new Error(JSON.stringify(read.rejection));
const view = HISPANIA.view(read.value, null);

function sceneOf(request: SceneRequest, locale: Locale = 'en'): Scene {
  const made = HISPANIA.pictures.scene(view, request, locale);
  if (!made.ok) throw new Error(JSON.stringify(made.rejection));
  return made.value;
}

function panel<Kind extends ScenePanel['kind']>(scene: Scene, kind: Kind) {
  const found = scene.panels.find((one): one is Extract<ScenePanel, { kind: Kind }> => one.kind === kind);
  if (found === undefined) throw new Error(`no ${kind} beside the board`);
  return found;
}

const EVENTS: readonly GameEvent[] = [
  { type: 'moved', nation: 'omeyyad', units: { infantry: 2, leaders: ['Tarik'] }, path: ['gibraltar', 'cordoue'] },
  { type: 'moved', nation: 'omeyyad', units: { cavalry: 1 }, path: ['gibraltar', 'cordoue'] },
  {
    type: 'battle-began',
    province: 'cordoue',
    attacker: 'omeyyad',
    defender: 'wisigoth',
    attackers: {},
    defenders: {},
  },
  {
    type: 'dice-rolled',
    province: 'cordoue',
    round: 1,
    attacker: [
      { unit: 'infantry', at: 'infantry', face: 8, needed: 5 },
      { unit: 'infantry', at: 'infantry', face: 1, needed: 1 },
    ],
    defender: [{ unit: 'infantry', at: 'infantry', face: 3, needed: 7 }],
  },
  {
    type: 'units-lost',
    province: 'cordoue',
    nation: 'wisigoth',
    lost: { infantry: 1 },
    woundedKnights: 0,
    castleHits: 0,
  },
  { type: 'retreated', nation: 'wisigoth', units: { infantry: 1 }, from: 'cordoue', to: 'tolede' },
];

describe('the board as a scene', () => {
  it('shows owners, stacks, Leaders, vassals, the track and the nations in order', () => {
    const scene = sceneOf({ show: 'board' }, 'fr');
    expect([scene.title, scene.subtitle]).toEqual(['Tour 11 · OMEYYAD', '711 – 717']);
    expect(scene.places.find((place) => place.id === 'tolede')).toEqual({
      id: 'tolede',
      name: 'Tolède',
      owner: 'wisigoth',
      badges: [
        { badge: 'income', text: '3' },
        { badge: 'stacking', text: '4' },
      ],
    });
    expect(scene.stacks.find((stack) => stack.place === 'tolede')?.counters).toEqual([
      { piece: 'infantry', count: 2 },
      { piece: 'castle', count: 1 },
      { piece: 'leader', label: 'Roderich' },
    ]);
    expect(scene.stacks.find((stack) => stack.place === 'pays-basque')?.badges).toEqual([
      { badge: 'vassal', faction: 'wisigoth' },
    ]);
    expect(panel(scene, 'track').boxes.flatMap(({ label, special }) => (special === true ? [label] : []))).toEqual([
      '3',
      '5',
      '7',
      '10',
      '13',
      '15',
      '19',
    ]);
    const { rows } = panel(scene, 'roster');
    expect(rows.find((row) => row.state === 'active')?.faction).toBe('omeyyad');
    expect(rows.find((row) => row.faction === 'wisigoth')).toMatchObject({
      purse: { symbol: 'coin', text: '3½' },
      note: 'blue',
      state: 'done',
    });
    const { entries } = panel(scene, 'legend');
    expect(entries.map((entry) => entry.text)).toEqual(
      expect.arrayContaining(['Infanterie', 'Cavalerie', 'Château-fort', 'Chef', 'Revenu', 'Vassal']),
    );
    expect(entries.some((entry) => entry.symbol === 'knight')).toBe(false);
    // The tick beside a nation that has played, only where there is one.
    expect(entries.filter(({ symbol }) => symbol === 'done')).toEqual([{ symbol: 'done', text: 'A joué' }]);
  });

  it('tells the position in words in each language', () => {
    const alts = LOCALES.map((locale) => sceneOf({ show: 'board' }, locale).alt);
    expect(alts[0]).toContain('VISIGOTHS (0 VP) has units in Córdoba (2) and Toledo (3)');
    expect(alts[1]).toContain('WISIGOTH (0 PV) a des unités ici : Cordoue (2) et Tolède (3)');
    expect(alts[2]).toContain('VISIGODOS (0 PV) tiene unidades en Córdoba (2) y Toledo (3)');
    expect(alts[0]).toContain('BASQUES (0 VP, vassal of VISIGOTHS) has units in Basque Country (2)');
    for (const alt of alts) expect(alt).not.toMatch(/[{}]|undefined|\.\./);
  });

  it('marks what changed and shows the last throw, once a way', () => {
    const scene = sceneOf({ show: 'changes', events: EVENTS });
    expect(scene.marks).toEqual([
      { kind: 'arrow', look: 'move', path: ['gibraltar', 'cordoue'], faction: 'omeyyad', text: '4' },
      { kind: 'sign', look: 'battle', place: 'cordoue' },
      { kind: 'sign', look: 'loss', place: 'cordoue', faction: 'wisigoth', text: '1' },
      { kind: 'arrow', look: 'retreat', path: ['cordoue', 'tolede'], faction: 'wisigoth', text: '1' },
    ]);
    const { sides } = panel(scene, 'dice');
    expect(sides.map((side) => [side.faction, side.symbol, side.dice.length])).toEqual([
      ['omeyyad', 'attacker', 2],
      ['wisigoth', 'defender', 1],
    ]);
    expect(sides[0]?.dice.map((die) => [die.face, die.needed, die.success])).toEqual([
      ['8', '5+', true],
      ['1', '1+', false],
    ]);
    expect(scene.alt).toContain('Moves: UMAYYADS 4 Gibraltar → Córdoba');
    expect(scene.alt).toContain('last throw: UMAYYADS 1 success of 2, VISIGOTHS 0 successes of 1');
    expect(scene.focus).toBeUndefined();
  });

  it('zooms on a battle and says its round', () => {
    const scene = sceneOf({ show: 'battle', places: ['cordoue'], events: EVENTS }, 'es');
    expect([scene.title, scene.subtitle, scene.focus]).toEqual(['Combate: Córdoba', 'Asalto 1', ['cordoue']]);
    expect(scene.places.find((place) => place.id === 'cordoue')?.emphasis).toBe('contested');
  });

  it('shows the reach of the units named, and of Leaders with them farther', () => {
    const reached = (units?: string) => {
      const scene = sceneOf({ show: 'reach', places: ['gibraltar'], ...(units === undefined ? {} : { units }) });
      return new Map(scene.places.flatMap(({ id, emphasis }) => (emphasis === undefined ? [] : [[id, emphasis]])));
    };
    const onFoot = reached('3 infantry');
    expect(onFoot.get('gibraltar')).toBe('source');
    expect(onFoot.get('seville')).toBe('reach');
    expect(onFoot.get('cordoue')).toBe('attack');
    expect(onFoot.has('galice')).toBe(false);
    expect(reached('3 infantry, Tarik').size).toBeGreaterThan(onFoot.size);
    expect(reached('2 cavalry').size).toBeGreaterThan(onFoot.size);
    expect(sceneOf({ show: 'reach', places: ['gibraltar'] }).alt).toMatch(
      /From Gibraltar\. They may go to .*They would attack in .*Córdoba/,
    );
  });

  it('refuses a reach from nowhere, and does not stumble over strange events', () => {
    expect(HISPANIA.pictures.scene(view, { show: 'reach', places: ['atlantis'] }, 'en').ok).toBe(false);
    expect(HISPANIA.pictures.scene(view, { show: 'x-ray' }, 'en').ok).toBe(false);
    const strange: readonly GameEvent[] = [
      { type: 'moved', nation: 'atlantis', units: 3, path: 'nowhere' },
      { type: 'dice-rolled', province: 'tolede', attacker: [null, { unit: 1 }], defender: 'none' },
      { type: 'units-lost', nation: 'wisigoth', province: 7, lost: null },
    ];
    expect(sceneOf({ show: 'changes', events: strange }).marks).toEqual([]);
  });

  it('shows nothing that a spectator may not know', () => {
    const told = JSON.stringify(LOCALES.map((locale) => sceneOf({ show: 'board' }, locale)));
    expect(told).not.toMatch(/seed|hand|orders|bag/);
  });
});

describe('the chart of victory points', () => {
  it('has a line a seat up to the present turn', () => {
    const chart = HISPANIA.pictures.chart(view, 'fr');
    expect(chart?.title).toBe('Points de victoire');
    expect(chart?.lines.map((line) => line.name)).toEqual(['red', 'blue']);
    const { first, last } = STANDARD_BOOK.scenarios[read.value.options.scenario];
    expect([chart?.x[0], chart?.x.at(-1), chart?.x.length]).toEqual([`${first}`, `${last}`, last - first + 1]);
    expect(chart?.lines[0]?.values[10]).toBe(0);
    expect(chart?.lines[0]?.values[11]).toBeNull();
  });

  it('[15.1] counts what was paid for nations from the turn in which it was, as the ranking does', () => {
    const bid = { nation: 'rome', points: 8, turn: 11, kind: 'group' };
    const bought = HISPANIA.position.read({ ...POSITION, bids: { blue: [bid] } }, (name) => name);
    if (!bought.ok) throw new Error(JSON.stringify(bought.rejection));
    const seen = HISPANIA.view(bought.value, null);
    const values = HISPANIA.pictures.chart(seen, 'en')?.lines[1]?.values;
    expect([values?.[9], values?.[10]]).toEqual([0, -8]);
    expect(HISPANIA.seats(seen).find(({ seat }) => seat === 'blue')?.score).toBe(-8);
  });
});

import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/core/chronicle.js';
import type { Dice } from '../../src/core/dice.js';
import { LOCALES } from '../../src/core/words.js';
import { PLACE_IDS } from '../../src/games/reconquista/facts/ids.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { Chance } from '../kit/fuzz/chance.js';
import { choose } from '../kit/fuzz/player.js';
import { laid } from './board.js';
import { RECONQUISTA_SUBJECT } from './fuzz/subject.js';

const { words } = RECONQUISTA;
/** What a sentence shows where something was forgotten. */
const BARE = /[{}[\]]|undefined|\b(told|verb|slot|choice|owe|roll|preview|status|chapter)\.[a-z]/;

/** Games at random, all they tell and all that is asked in them. */
function* played(games: number) {
  for (let seed = 1; seed <= games; seed++) {
    const chance = new Chance(seed);
    const rolled = new Set<string>();
    const dice: Dice = {
      roll(sides, { what }) {
        rolled.add(what);
        return chance.between(1, sides);
      },
    };
    const { setup, seats } = RECONQUISTA_SUBJECT.start(seed);
    const begun = RECONQUISTA.setup.begin(setup, seats, dice);
    if (!begun.ok) throw new Error(begun.rejection.code);
    let { state } = begun.value;
    let events: readonly GameEvent[] = begun.value.events;
    for (;;) {
      yield { state, events, rolled };
      const [owed] = RECONQUISTA.obligations(state);
      if (owed === undefined) break;
      const { action } = choose(RECONQUISTA_SUBJECT, state, chance, seed);
      const preview = RECONQUISTA.foresee.action(state, 'p1', action);
      if (preview !== null) expect(words.say('fr', `preview.${preview.key}`, preview.values)).not.toMatch(BARE);
      const done = RECONQUISTA.apply(state, 'p1', action, dice);
      if (!done.ok) throw new Error(done.rejection.code);
      ({ state, events } = done.value);
    }
  }
}

describe('words', () => {
  it('tell everything that happens, in three languages, with nothing left open', () => {
    const told = new Set<string>();
    const said = new Set<string>();
    for (const { state, events, rolled } of played(25)) {
      for (const event of events) {
        for (const locale of LOCALES) {
          const text = words.describe(locale, event, {});
          if (text === null) expect(event.type).toBe('chapter-ended');
          else expect(text, JSON.stringify(event)).not.toMatch(BARE);
        }
        told.add(event.type);
      }
      for (const { what, values } of RECONQUISTA.obligations(state)) {
        for (const locale of LOCALES) expect(words.say(locale, `owe.${what}`, values)).not.toMatch(BARE);
      }
      const { key, values } = RECONQUISTA.status(RECONQUISTA.view(state, null));
      for (const locale of LOCALES) expect(words.say(locale, `status.${key}`, values)).not.toMatch(BARE);
      for (const what of rolled) said.add(what);
    }
    expect(told.size).toBeGreaterThan(35);
    for (const what of said)
      for (const locale of LOCALES) expect(words.say(locale, `roll.${what}`), what).not.toBeNull();
  });

  it('name every place as it is called in each language', () => {
    const names = (locale: 'en' | 'fr' | 'es') => PLACE_IDS.map((id) => words.name(locale, { kind: 'place', id }));
    expect(names('fr')).toContain('Pampelune');
    expect(names('es')).toContain('Oporto');
    expect(names('en').every((name) => /^[A-Z]/.test(name))).toBe(true);
    expect(words.name('en', { kind: 'region', id: 'castile' })).toBe('III Castile');
  });

  it('say losses and arrivals as sentences, with verbs that agree', () => {
    const tolls = [
      { at: 'seville', side: 'muslim', units: { garrison: 1 } },
      { at: 'leon', side: 'christian', units: { army: 2 } },
    ];
    const all = (event: GameEvent) => LOCALES.map((locale) => words.describe(locale, event, {}));
    expect(all({ type: 'lost', why: 'unrest', tolls: tolls.slice(0, 1) })).toEqual([
      'Unrest: the Muslims lose 1 Garrison in Seville.',
      'Troubles : les Musulmans perdent 1 Garnison à Séville.',
      'Disturbios: los musulmanes pierden 1 Guarnición en Sevilla.',
    ]);
    expect(words.describe('en', { type: 'lost', why: 'siege', tolls }, {})).toBe(
      'In the siege the Muslims lose 1 Garrison in Seville and the Christians lose 2 Armies in Leon.',
    );
    const home = [{ at: 'leon', side: 'christian', units: { crusader: 1 } }];
    expect(words.describe('en', { type: 'lost', why: 'left-over', tolls: home }, {})).toBe(
      '1 Crusader in Leon goes home.',
    );
    expect(all({ type: 'left-behind', side: 'muslim', at: 'leon', units: { army: 1 } })).toEqual([
      '1 Muslim Army stays in Leon.',
      '1 Armée musulmane reste à Léon.',
      '1 Ejército musulmán se queda en León.',
    ]);
    expect(words.describe('es', { type: 'neutrals-came', side: 'french', at: 'leon', count: 2 }, {})).toBe(
      '2 Ejércitos franceses llegan a León.',
    );
  });

  it('say before what cannot be undone what it means', () => {
    const state = laid({ leon: 'christian 1a', oviedo: '[c]', galicia: 'muslim 1a', santiago: '[m] / christian 1a' });
    const attack = RECONQUISTA.foresee.action(state, 'p1', {
      verb: 'attack',
      from: 'leon',
      to: 'galicia',
      units: { army: 1 },
    });
    expect(words.say('en', `preview.${attack?.key}`, attack?.values)).toBe(
      'Battle in Galicia at once: 33.3 % to drive them off or shut them in, 66.7 % to be beaten. Leon is left without troops.',
    );
    const done = RECONQUISTA.foresee.action(state, 'p1', { verb: 'done' });
    expect(words.say('en', `preview.${done?.key}`, done?.values)).toMatch(
      /Without troops: Oviedo\. On average \S+ of your units fall: .*\. Your sieges end with the place taken: Santiago \d+ %\./,
    );
    const saving = laid({ oviedo: '[c] christian 1a' }, { phase: 'spending', purse: 2 });
    expect(RECONQUISTA.foresee.action(saving, 'p1', { verb: 'done' })).toMatchObject({ key: 'unspent', loses: true });
  });
});

describe('the picture', () => {
  it('shows every place, its troops and walls, and a siege as contested', () => {
    const state = laid(
      { cordoba: '[c][f] muslim 2a 1g / christian 3a', oviedo: '[c] christian 1o' },
      { cid: { side: 'christian', at: 'oviedo' } },
    );
    const result = RECONQUISTA.pictures.scene(RECONQUISTA.view(state, 'p1'), { show: 'board' }, 'en');
    if (!result.ok) throw new Error(result.rejection.code);
    const { places, stacks, alt } = result.value;
    expect(places.filter(({ id }) => !id.startsWith('region-'))).toHaveLength(20);
    expect(places.find(({ id }) => id === 'cordoba')).toMatchObject({ owner: 'muslim', emphasis: 'contested' });
    expect(places.find(({ id }) => id === 'granada')?.badges).toEqual([
      { badge: 'face', text: '5-6' },
      { badge: 'landing', text: '3' },
    ]);
    expect(
      stacks
        .filter(({ place }) => place === 'cordoba')
        .map(({ faction, counters }) => [faction, counters.map(({ piece }) => piece)]),
    ).toEqual([
      ['muslim', ['city', 'fort', 'garrison', 'army']],
      ['christian', ['army']],
    ]);
    expect(stacks.find(({ place }) => place === 'oviedo')?.counters.map(({ piece }) => piece)).toContain('el-cid');
    expect(alt).toContain(
      'Cordoba: a Christian city, a fort, 1 Muslim Garrison and 2 Muslim Armies; besieged by 3 Christian Armies.',
    );
    expect(RECONQUISTA.pictures.scene(RECONQUISTA.view(state, 'p1'), { show: 'moon' }, 'en').ok).toBe(false);
  });

  it('draws what happened: arrows, battles, losses, and the last dice', () => {
    const events: readonly GameEvent[] = [
      { type: 'marched', side: 'muslim', from: 'cordoba', to: 'toledo', units: { army: 3 }, cid: false },
      {
        type: 'battle-round',
        at: 'toledo',
        attacker: 'muslim',
        defender: 'christian',
        round: 1,
        first: null,
        blows: [
          { side: 'muslim', unit: 'army', face: 4, needed: 4 },
          { side: 'christian', unit: 'garrison', face: 4, needed: 5 },
        ],
        attackerLost: {},
        defenderLost: { garrison: 1 },
      },
    ];
    const result = RECONQUISTA.pictures.scene(RECONQUISTA.view(laid({}), null), { show: 'changes', events }, 'en');
    if (!result.ok) throw new Error(result.rejection.code);
    expect(result.value.marks).toEqual([
      { kind: 'arrow', look: 'move', path: ['cordoba', 'toledo'], faction: 'muslim', text: '3' },
      { kind: 'sign', look: 'battle', place: 'toledo' },
      { kind: 'sign', look: 'loss', place: 'toledo', faction: 'christian', text: '1' },
    ]);
    expect(result.value.panels.find(({ slot }) => slot === 'dice')).toMatchObject({
      sides: [
        { dice: [{ face: '4', success: true, needed: '4+' }] },
        { dice: [{ face: '4', success: false, needed: '5+' }] },
      ],
    });
  });

  it('charts the points turn by turn', () => {
    const state = laid({}, { start: 3, history: [4, 6, 9] });
    expect(RECONQUISTA.pictures.chart(RECONQUISTA.view(state, null), 'en')).toMatchObject({
      x: ['', '3', '4'],
      lines: [{ values: [4, 6, 9] }],
    });
    expect(RECONQUISTA.pictures.chart(RECONQUISTA.view(laid({}), null), 'en')).toBeNull();
  });
});

describe('positions', () => {
  it('are read as they were written, wherever somebody is awaited', () => {
    let count = 0;
    for (const { state } of played(6)) {
      if (RECONQUISTA.obligations(state).length === 0) continue;
      const written = RECONQUISTA.position.write(state, () => 'red');
      const read = RECONQUISTA.position.read(JSON.parse(JSON.stringify(written)), () => 'p1');
      expect(read).toEqual({ ok: true, value: state });
      count += 1;
    }
    expect(count).toBeGreaterThan(50);
  });

  it('are refused where they make no sense', () => {
    const refused = (position: Parameters<typeof RECONQUISTA.position.read>[0]) => {
      const read = RECONQUISTA.position.read(position, () => 'p1');
      return read.ok ? null : [read.rejection.code, read.rejection.values?.path];
    };
    const seats = { red: [] };
    expect(refused({ seats, phase: 'campaign', places: {} })).toBeNull();
    expect(refused({ seats, phase: 'siege', places: {} })).toEqual(['position-value', 'phase']);
    expect(refused({ seats, phase: 'campaign', places: { atlantis: {} } })).toEqual([
      'position-key',
      'places.atlantis',
    ]);
    expect(refused({ seats, phase: 'campaign', places: {}, moon: 1 })).toEqual(['position-key', 'moon']);
    expect(refused({ seats, places: {}, frames: [{ kind: 'reaction' }] })).toEqual(['position-value', 'frames']);
    expect(refused('nothing')).toEqual(['position-value', '']);
  });
});

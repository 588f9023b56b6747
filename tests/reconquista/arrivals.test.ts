import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/core/action.js';
import type { JsonObject } from '../../src/core/json.js';
import { LOCALES } from '../../src/core/words.js';
import { pointsOf } from '../../src/games/reconquista/closing/points.js';
import { PLACE_IDS } from '../../src/games/reconquista/facts/ids.js';
import { bookOf } from '../../src/games/reconquista/facts/override.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { besiegedStrength } from '../../src/games/reconquista/siege/strength.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { type Lines, laid } from './board.js';

const { words, foresee } = RECONQUISTA;
const pointsIn = (state: Reconquista) => pointsOf(state, bookOf(state.overrides)).total;

function said(state: Reconquista, action: Action, locale: (typeof LOCALES)[number] = 'en') {
  const preview = foresee.action(state, 'p1', action);
  return words.say(locale, `preview.${preview?.key}`, preview?.values);
}

function noted(state: Reconquista, verb: string, slot: string, id: string, locale: (typeof LOCALES)[number] = 'en') {
  const domain = RECONQUISTA.ask(state, 'p1', verb, {});
  if (domain.kind !== 'one' || domain.slot !== slot) throw new Error('another question');
  const choice = domain.choices.find((one) => one.id === id);
  if (choice === undefined) throw new Error(`no ${id}`);
  const noted = foresee.choice?.(state, 'p1', verb, {}, choice);
  return noted?.note === undefined ? null : words.say(locale, `note.${noted.note}`, noted.values);
}

const asking = (lines: Lines, frame: JsonObject, more: JsonObject = {}) =>
  laid(lines, {
    frames: [
      { kind: 'income', id: 1 },
      { ...frame, id: 2 },
    ],
    wait: 2,
    ...more,
  });

describe('what comes of a choice of place', () => {
  it('is told of a Military Order: whom it joins, and the walls in a siege [9.9] [14.3]', () => {
    const state = asking({ leon: '[c][f] christian 1g', oviedo: '[c]', granada: '[m]' }, { kind: 'military-order' });
    const action = { verb: 'place', place: 'leon' };
    expect(noted(state, 'place', 'place', 'leon')).toBe('beside 1 Garrison; besieged: +8, not +4');
    expect(noted(state, 'place', 'place', 'oviedo')).toBe('besieged: +3, not +1');
    expect(said(state, action)).toBe(
      'A Military Order comes to Leon, beside 1 Garrison. It stays until it is lost. In a siege 8 is added to its die, not 4.',
    );
  });

  it('is told of El Cid: with whom he fights [9.11] [12.3] [14.2]', () => {
    const state = asking({ leon: '[c] christian 2a', oviedo: '[c] christian 1o', granada: '[m]' }, { kind: 'el-cid' });
    expect(noted(state, 'place', 'place', 'leon')).toBe('with 2 Armies');
    expect(said(state, { verb: 'place', place: 'oviedo' })).toContain('(now 1 Military Order)');
  });

  it('is told of Crusaders, who land together [9.16]', () => {
    const fortune = { event: 'crusade', income: 0, mercenaries: 0, crusaders: 3, corruption: false, jihad: false };
    const state = laid(
      { leon: '[c]', oviedo: '[c] christian 1g', granada: '[m]' },
      { phase: 'spending', purse: 0, fortune },
    );
    expect(noted(state, 'place', 'place', 'oviedo')).toBe('beside 1 Garrison; besieged: +8, not +2; come out to fight');
    expect(said(state, { verb: 'place', place: 'leon' })).toMatch(/^3 Crusaders land in Leon; .* 7 is added/);
  });

  it('is told of the Plague as it then is: the counter, who is left, walls and points [17.3.7]', () => {
    const lines = { leon: '[c] christian 1a', galicia: '[c] christian 2a 1g', oviedo: '[c]', granada: '[m]' };
    for (const next of ['christian-army', 'christian-city']) {
      const state = asking(lines, { kind: 'plague', region: 'asturias', left: 1, next });
      for (const place of ['leon', 'galicia'] as const) {
        const { values = {} } = foresee.action(state, 'p1', { verb: 'choose', place }) ?? {};
        const done = RECONQUISTA.apply(state, 'p1', { verb: 'choose', place }, new SeededDice(1));
        if (!done.ok) throw new Error(done.rejection.code);
        const struck = done.value.events.some(({ type, at }) => type === 'plague-took' && at === place);
        expect(struck).toBe(true);
        const [after] = done.value.chapterEnds ?? [done.value.state];
        expect(pointsIn(after ?? done.value.state) - pointsIn(state)).toBe(
          Number(values.gain ?? 0) - Number(values.fewer ?? 0),
        );
        const walls = besiegedStrength((after ?? done.value.state).places[place]);
        if (values.walls !== undefined) expect(walls).toBe(values.walls);
      }
    }
    const state = asking(lines, { kind: 'plague', region: 'asturias', left: 1, next: 'christian-army' });
    expect(noted(state, 'choose', 'place', 'leon')).toBe('loses a Christian Army; no troops left');
    expect(noted(state, 'choose', 'place', 'galicia')).toBe('loses a Christian Army; 1 Garrison and 1 Army left');
  });

  it('is told of a retreat as it then comes: who gets there, and who is lost on the road [12.11]', () => {
    const force = { at: 'salamanca', units: { garrison: 1, army: 2 }, ways: ['leon', 'toledo'], cid: false };
    const lines = {
      leon: 'christian 1g',
      toledo: 'christian 1a',
      salamanca: 'muslim 3a',
      oviedo: '[c]',
      granada: '[m]',
    };
    const campaign = { kind: 'campaign', id: 1, region: 'castile', fresh: {}, cidFresh: false, forces: [] };
    const state = laid(lines, { frames: [campaign, { kind: 'retreat', id: 2, force }], wait: 2 });
    expect(noted(state, 'retreat', 'to', 'toledo')).toBe('1 Garrison and 2 Armies get there; beside 1 Army');
    expect(noted(state, 'retreat', 'to', 'leon')).toBe('2 Armies get there; 1 Garrison lost; beside 1 Garrison');
    for (const [to, there] of [
      ['toledo', { garrison: 1, army: 3 }],
      ['leon', { garrison: 1, army: 2 }],
    ] as const) {
      const done = RECONQUISTA.apply(state, 'p1', { verb: 'retreat', to }, new SeededDice(1));
      if (!done.ok) throw new Error(done.rejection.code);
      expect(done.value.state.places[to].inside?.units).toEqual(there);
    }
  });

  it('is told of Mercenaries who are not hired yet [9.8]', () => {
    const fortune = { event: 'mercenaries', income: 0, mercenaries: 3, crusaders: 0, corruption: false, jihad: false };
    const state = laid({ oviedo: '[c] christian 1a', granada: '[m]' }, { phase: 'spending', purse: 4, fortune });
    expect(said(state, { verb: 'buy', unit: 'mercenary', place: 'oviedo' })).toContain(
      '2 Mercenaries who are not hired yet would join the Muslims.',
    );
  });

  it('is said in each language without a gap, and beside a choice in a hundred characters', () => {
    const lines = Object.fromEntries(PLACE_IDS.map((at) => [at, '[c][f] christian 2g 3a 1o']));
    const force = { at: 'toledo', units: { garrison: 1, army: 2, order: 1 }, ways: ['leon', 'salamanca'], cid: true };
    const frames: readonly (readonly [JsonObject, string, string])[] = [
      [{ kind: 'military-order' }, 'place', 'place'],
      [{ kind: 'el-cid' }, 'place', 'place'],
      [{ kind: 'plague', region: 'asturias', left: 2, next: 'christian-city' }, 'choose', 'place'],
      [{ kind: 'retreat', force }, 'retreat', 'to'],
    ];
    for (const locale of LOCALES)
      for (const [frame, verb, slot] of frames) {
        const state = asking(lines, frame);
        const note = noted(state, verb, slot, 'leon', locale) ?? '';
        const line = said(state, { verb, [slot]: 'leon' }, locale) ?? '';
        for (const text of [note, line]) expect(text).toMatch(/^[^{}[\];][^{}[\]]+$/);
        expect(note.length).toBeLessThanOrEqual(100);
      }
  });
});

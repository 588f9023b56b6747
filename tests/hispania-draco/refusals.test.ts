import { describe, expect, test } from 'vitest';
import type { TypedOptions } from '../../src/core/command.js';
import type { Rejection } from '../../src/core/result.js';
import type { State } from '../../src/core/state.js';
import { LOCALES } from '../../src/core/words.js';
import { COMMANDER_IDS, GARRISON_IDS, SPACE_IDS } from '../../src/games/hispania-draco/facts/ids.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import type { Draco } from '../../src/games/hispania-draco/state/state.js';
import { GAMES } from '../../src/games/registry.js';
import { plainStyle, wordsOf } from '../../src/table/words/words.js';
import { Chance } from '../kit/fuzz/chance.js';
import { Coverage } from '../kit/fuzz/coverage.js';
import { playGame } from '../kit/fuzz/game.js';
import { atNight, SEED } from '../support/portion.js';
import { inCampaign, newCampaign } from './campaign.js';
import { DRACO_SUBJECT } from './fuzz/subject.js';

const SAY = wordsOf(GAMES);

/** Why it is refused, typed or carried out; null: it is not. */
function refusalOf(state: State, seat: string, command: string, options: TypedOptions): Rejection | null {
  const read = HISPANIA_DRACO.typing.interpret(state as Draco, seat, command, options);
  if (!read.ok) return read.rejection;
  let now = state as Draco;
  for (const action of read.value.kind === 'actions' ? read.value.actions : []) {
    const done = HISPANIA_DRACO.apply(now, seat, action, new Chance(1));
    if (!done.ok) return done.rejection;
    now = done.value.state;
  }
  return null;
}

const HERE = {
  pieces: {
    commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'osca', consul: 'mare-balearicum' },
    revolts: { beseda: 1, calagurris: 1, numantia: 2 },
    armies: [{ at: 'numantia' }],
    garrisons: { salduba: ['consul'] },
    fleets: ['mare-balearicum', 'mare-ibericum'],
  },
  turn: { general: 'praetor-citerior', denarii: 2 },
};

describe('a refusal', () => {
  test.each([
    ['move', { to: 'Beseda' }, 'in-revolt'],
    ['move', { to: 'Osca' }, 'already-there'],
    ['move', { to: 'Gades' }, 'occupied'],
    ['move', { to: 'Mare Cantabricum' }, 'no-fleet'],
    ['move', { to: 'Toletum' }, 'too-dear'],
    ['move', { to: 'Atlantis' }, 'city-unknown'],
    ['move', { to: 'Ilerda', unit: 'consul' }, 'not-mover'],
    ['move', { to: 'Ilerda', unit: 'proconsul' }, 'not-there'],
    ['sail', { to: 'Osca', from: 'Mare Ibericum' }, 'not-a-sea'],
    ['sail', { to: 'Mare Ibericum', from: 'Mare Balearicum' }, 'fleet-there'],
    ['sail', { to: 'Mare Gaditanum', from: 'Mare Atlanticum' }, 'no-fleet-from'],
    ['sail', { to: 'Mare Cantabricum', from: 'Mare Balearicum' }, 'too-dear'],
    ['place', {}, 'capital-barred'],
    ['place', { city: 'Ilerda' }, 'where-he-is'],
    ['place', { garrison: 'consul' }, 'not-his-disc'],
    ['remove', {}, 'no-own-garrison'],
    ['siege', { city: 'Ilerda' }, 'not-in-revolt'],
    ['siege', { city: 'Numantia' }, 'army-there'],
    ['siege', { city: 'Beseda' }, 'not-connected'],
    ['siege', {}, 'no-revolt-near'],
    ['siege', { unit: 'praetor of Ulterior' }, 'not-actor'],
    ['attack', { city: 'Beseda' }, 'no-army-there'],
    ['attack', { city: 'Numantia' }, 'not-connected'],
    ['attack', {}, 'no-army-near'],
    ['lay', {}, 'variant-off'],
    ['call', {}, 'variant-off'],
    ['bribe', { denarii: 1 }, 'variant-off'],
    ['keep', {}, 'variant-off'],
    ['raise', { denarii: 1 }, 'variant-off'],
    ['hand-over', {}, 'not-shared'],
    ['lend', { general: 'consul' }, 'alone'],
    ['propose', { what: 'move' }, 'alone'],
  ] as const)('of /%s %o has a reason of its own: %s', (command, options, code) => {
    const { state } = inCampaign(HERE);
    expect(refusalOf(state, 'ann', command, options)?.code).toBe(code);
  });

  test('says what is asked first in any other step', () => {
    const { state } = newCampaign({}, ['ann'], [1, 2, 3, 4, 5, 6, 1, 2]);
    const refused = refusalOf(state, 'ann', 'siege', { city: 'Beseda' });
    const line = { from: 'rejection', module: 'hispania-draco', rejection: refused ?? { code: '' } } as const;
    expect(SAY(line, plainStyle('en', {}))).toBe(
      'Not now. You are asked first: a road for the praetor of Ulterior (4 are left; moving along a chain of roads costs 1 denarius, however long it is).',
    );
  });

  test('comes not for what only says where the general is, or which disc it must be', () => {
    const { state } = inCampaign({
      ...HERE,
      pieces: { ...HERE.pieces, commanders: { ...HERE.pieces.commanders, 'praetor-citerior': 'ilerda' } },
    });
    expect(refusalOf(state, 'ann', 'place', { city: 'Ilerda', garrison: 'citerior' })).toBeNull();
  });
});

describe('what people type by chance', () => {
  test('is refused with a reason, and what can be done, in each language', () => {
    const chance = new Chance(SEED);
    const spoken = (kind: string, ids: readonly string[]) =>
      HISPANIA_DRACO.words.name('en', { kind, id: chance.one(ids) });
    const option = (name: string): string | number => {
      if (name === 'denarii') return chance.between(1, 3);
      if (name === 'unit' || name === 'general') return spoken('commander', COMMANDER_IDS);
      if (name === 'garrison') return spoken('garrison', GARRISON_IDS);
      if (name === 'what') return chance.one(['a move', 'a siege', 'an attack', 'a garrison']);
      if (name === 'die') return chance.one(['roman', 'hispanic']);
      return spoken('space', SPACE_IDS);
    };
    const commands = HISPANIA_DRACO.typing.commands.filter(({ name }) => !QUESTIONS.includes(name));
    let refused = 0;
    const bare: string[] = [];
    for (let game = 0; game < atNight(100, 4); game++) {
      const seed = SEED * 100 + game;
      let acts = 0;
      try {
        playGame(DRACO_SUBJECT, DRACO_SUBJECT.start(seed), seed, new Coverage(), (state) => {
          acts += 1;
          if (acts > MOST_ACTS) throw new Enough();
          const seat = chance.one(state.seats);
          const { name, options = [] } = chance.one(commands);
          const typed: TypedOptions = Object.fromEntries(
            options.filter(() => chance.happens(0.7)).map((one) => [one.name, option(one.name)]),
          );
          const why = refusalOf(state, seat, name, typed);
          if (why === null) return;
          refused += 1;
          if (isBare(why)) bare.push(`/${name} ${JSON.stringify(typed)}: ${why.code}`);
          for (const locale of LOCALES) {
            const line = { from: 'rejection', module: 'hispania-draco', rejection: why } as const;
            expect(SAY(line, plainStyle(locale, {}))).not.toMatch(/[{}]|^reject|null|undefined/);
          }
        });
      } catch (stop) {
        if (acts <= MOST_ACTS) throw stop;
      }
    }
    expect(bare.length / refused, bare.join('\n')).toBeLessThan(0.02);
  });
});

const QUESTIONS: readonly string[] = ['odds', 'threat', 'city', 'map', 'orders'];
const MOST_ACTS = 250;

/** No reason, and nothing that could be done instead. */
function isBare({ code, values }: Rejection): boolean {
  if (code === 'not-a-choice')
    return values?.why === undefined && values?.choices === undefined && values?.meant === undefined;
  return ['not-offered', 'slot-illegal', 'option-unused', 'slot-unknown'].includes(code);
}

class Enough extends Error {}

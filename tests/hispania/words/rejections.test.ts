import { describe, expect, it } from 'vitest';
import type { TypedOptions } from '../../../src/core/command.js';
import type { Json } from '../../../src/core/json.js';
import type { Rejection } from '../../../src/core/result.js';
import { LOCALES } from '../../../src/core/words.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { WORDS } from '../../../src/games/hispania/words/index.js';
import { isTableKey } from '../../../src/i18n/index.js';
import { plainStyle, wordsOf } from '../../../src/table/words/words.js';
import { Game, position } from '../engine/game.js';
import { PEOPLE, Reader } from './reader.js';

const say = wordsOf([HISPANIA]);

const AT = position(
  { turn: 11, nation: 'omeyyad', phase: 'move', seats: { p1: ['omeyyad'], p2: ['wisigoth'] } },
  {
    gibraltar: { omeyyad: '2 cavalry, infantry, leader:Tarik' },
    seville: { wisigoth: '2 infantry, castle' },
    cordoue: { wisigoth: 'infantry' },
  },
);

/** What people type when they are wrong, and the code that answers them. */
const WRONG: readonly (readonly [seat: string, command: string, options: TypedOptions, code: string])[] = [
  ['p1', 'move', { from: 'atlantis', to: 'seville' }, 'province-unknown'],
  ['p1', 'move', { from: 'gibraltar', to: 'galice' }, 'out-of-reach'],
  ['p1', 'move', { from: 'gibraltar', to: 'seville', units: '9 cavalry' }, 'unit-short'],
  ['p1', 'move', { from: 'gibraltar', to: 'seville', units: 'dragons' }, 'unit-unknown'],
  ['p1', 'move', { from: 'tolede', to: 'seville' }, 'nothing-to-move'],
  ['p1', 'move', { to: 'seville' }, 'slot-missing'],
  ['p1', 'battle', { province: 'seville' }, 'not-offered'],
  ['p1', 'capital', { province: 'tolede', nation: 'omeyyad' }, 'not-a-choice'],
  ['p2', 'move', { from: 'seville', to: 'tolede' }, 'not-your-turn'],
  ['p2', 'submit', { answer: 'yes' }, 'not-your-turn'],
  ['p1', 'nation', { nation: 'martians' }, 'nation-unknown'],
  ['p1', 'odds', { province: 'galice' }, 'odds-nobody'],
  ['p1', 'orders', { kind: 'sing' }, 'not-a-choice'],
  ['p1', 'province', { province: 'mars' }, 'province-unknown'],
];

function refusalOf(seat: string, command: string, options: TypedOptions): Rejection | null {
  return new Game(AT).tryTo(seat, command, options);
}

function readable(rejection: Rejection): void {
  const reader = new Reader();
  for (const locale of LOCALES) {
    const line = { from: 'rejection', module: HISPANIA.id, rejection } as const;
    const said = say(line, plainStyle(locale, PEOPLE));
    reader.text(locale, rejection.code, said.replace(/[“«"].*?[”»"]/g, '…'));
    expect(WORDS.say(locale, `reject.${rejection.code}`) !== null || isTableKey(`reject.${rejection.code}`)).toBe(true);
  }
  expect(reader.told).toEqual([]);
}

describe('refusals in words', () => {
  it.each(WRONG)('%s /%s %j: %s', (seat, command, options, code) => {
    const rejection = refusalOf(seat, command, options);
    expect(rejection?.code).toBe(code);
    if (rejection !== null) readable(rejection);
  });

  it.each<[Record<string, string>, string]>([
    [{ scenario: 'Z' }, 'setup-unknown'],
    [{ scenario: 'B', version: 'standard' }, 'setup-standard-absent'],
    [{ scenario: 'A', version: 'standard', barbarian: 'on' }, 'setup-advanced-only'],
  ])('a set-up %j: %s', (setup, code) => {
    const refused = HISPANIA.setup.seatsFor(setup);
    expect(refused.ok ? null : refused.rejection.code).toBe(code);
    if (!refused.ok) readable(refused.rejection);
  });

  it.each<[Json, string]>([
    [{ turn: 1, weather: 'fine' }, 'position-key'],
    [{ turn: 99 }, 'position-value'],
  ])('a position %j: %s', (given, code) => {
    const refused = HISPANIA.position.read(given, (name) => name);
    expect(refused.ok ? null : refused.rejection.code).toBe(code);
    if (!refused.ok) readable(refused.rejection);
  });

  it('say verbs and slots by their names', () => {
    const rejection = refusalOf('p2', 'move', { from: 'seville', to: 'tolede' });
    if (rejection === null) throw new Error('not refused');
    const line = { from: 'rejection', module: HISPANIA.id, rejection } as const;
    expect(say(line, plainStyle('fr', { p1: 'Ann', p2: 'Bob' }))).toBe('C’est à Ann de jouer, pas à vous.');
    const values = { verb: { kind: 'verb', id: 'move' }, when: { kind: 'when', id: 'move' } };
    const early = { code: 'not-now', values } as const;
    expect(say({ ...line, rejection: early }, plainStyle('fr', {}))).toBe(
      '« Déplacer » n’est pas possible maintenant : une Nation bouge après ses achats, et encore une fois avec une Invasion ou une Fougue.',
    );
    expect(WORDS.say('en', 'reject.slot-missing', { verb: 'move', slot: 'to' })).toBe(
      'Something is missing. Where to?',
    );
    expect(WORDS.name('es', { kind: 'thread', id: '11/seville/omeyyad/wisigoth' })).toBe(
      'Sevilla: OMEYAS – VISIGODOS (turno 11)',
    );
  });
});

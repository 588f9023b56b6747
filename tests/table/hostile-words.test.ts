import { describe, expect, it } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import type { Json } from '../../src/core/json.js';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { describeCommands } from '../../src/table/words/describe-commands.js';
import { diceRace } from '../games/dice-race/index.js';
import { TEST_GAMES } from '../games/registry.js';
import { portion } from '../support/portion.js';
import { tableFixture } from './fixture.js';

/** What no player means: names that every object has, what breaks parsers, what is far too long. */
const ALL_HOSTILE = [
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', '2 constructor', '1 __proto__, 2 infantry'],
  ...['{"__proto__":{"a":1}}', '{"nations":{"__proto__":{"vp":1}}}', '{"constructor":1}', '{', '[]', 'null', '"'],
  ...['NaN', 'Infinity', '-1', '1e308', '0x10', '9'.repeat(300), '%00', '\u202e@everyone <@123> [a](http://b)'],
  ...['x'.repeat(6000), '3 infantry '.repeat(500), ','.repeat(3000), '['.repeat(3000), '('.repeat(3000)],
];
const HOSTILE = portion(ALL_HOSTILE, 7);
/** What would be seen if a name of every object had been taken for one of ours. */
const LEAKED = /\[object |native code|undefined/;

const HERE = { seats: { ana: ['omeyyad'], ben: ['wisigoth'] }, turn: 11, nation: 'omeyyad' };
const provinces = { tolede: { wisigoth: ['castle', 'infantry'] }, cordoue: { omeyyad: ['infantry', 'cavalry'] } };
/** A position to type in, the game as it begins, or no game at all. */
type Place = readonly [string, GameModule, Json | 'begun' | null];
const PLACES: readonly Place[] = [
  ['no game', diceRace(), null],
  ...(['income', 'move', 'battle'] as const).map(
    (phase): Place => [`hispania, ${phase}`, HISPANIA, { ...HERE, phase, provinces }],
  ),
  ...TEST_GAMES.filter((game) => game !== HISPANIA).map((game): Place => [`${game.id}, as it begins`, game, 'begun']),
];

describe.each(PLACES)('hostile words at a table: %s', (_, module, position) => {
  it('are refused or taken for what they are, and never a fault', async () => {
    const t = tableFixture({ games: [module] });
    const { channel: channelId } = t;
    if (position === 'begun') {
      expect((await t.begun(['ana', 'ben', 'eve', 'tom'], module.id)).refused).toBeUndefined();
    } else if (position !== null) {
      const request = { requestId: 'position', channelId, locale: 'en', system: module.id, position } as const;
      expect((await t.table.setPosition(request)).refused).toBeUndefined();
    }
    for (const { name, options, subcommands } of describeCommands([module])) {
      // Those that take no words would end the phase or the game before others are tried.
      const forms = (subcommands.length > 0 ? subcommands : [{ name: '', options }]).filter(
        (form) => form.options.length > 0,
      );
      for (const form of forms) {
        const command = `${name} ${form.name}`.trim();
        for (const words of HOSTILE) {
          const all = Object.fromEntries(form.options.map((option) => [option.name, words]));
          for (const typed of [all, ...form.options.map((option) => ({ [option.name]: words }))]) {
            const reply = await t.does('ana', command, typed);
            expect(t.textOf(reply), `/${command} ${JSON.stringify(typed).slice(0, 80)}`).not.toMatch(LEAKED);
          }
          for (const { name: focused } of form.options) {
            const asked = { ...t.asker('ana', channelId), command: name, options: all, focused };
            const found = await t.table.complete(form.name === '' ? asked : { ...asked, subcommand: form.name });
            for (const suggestion of found) expect(suggestion.name).not.toMatch(LEAKED);
          }
        }
      }
    }
    for (const words of HOSTILE) {
      await t.press('ana', words);
      await t.press('ana', `w.g.1.p1.${words}`, [words]);
    }
    if (position !== null) expect((await t.game()).phase).toBe('playing');
  });
});

it('what no database takes as text is left out of names', async () => {
  const t = tableFixture();
  await t.does('ana', 'game create', { system: 'dice-race', name: ' race\0 of \ud800half \u{1f3b2} ' });
  expect((await t.game()).name).toBe('race of half \u{1f3b2}');
});

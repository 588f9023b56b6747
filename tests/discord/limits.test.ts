import { expect, test } from 'vitest';
import { inEach } from '../../src/core/languages.js';
import { commandJson } from '../../src/discord/commands/command-json.js';
import { DISCORD_LIMITS } from '../../src/discord/limits.js';
import { LOCAL_LIMITS } from '../../src/local/limits.js';
import type { DescribedCommand } from '../../src/table/service.js';
import { LIMITS } from '../support/edge-limits.js';

test('The terminal shows what Discord shows, and the tests of the table take the same', () => {
  expect(LOCAL_LIMITS).toEqual(DISCORD_LIMITS);
  expect(LIMITS).toEqual(DISCORD_LIMITS);
});

test('Of a list that Discord does not show the choices are suggested', () => {
  const named = inEach(() => 'x');
  const withChoices = (count: number): DescribedCommand => ({
    name: 'x',
    of: null,
    gamesOptions: false,
    names: named,
    descriptions: named,
    options: [
      {
        name: 'x',
        type: 'text',
        names: named,
        descriptions: named,
        choices: Array.from({ length: count }, (_, at) => ({ id: `c${at}`, names: named })),
      },
    ],
    subcommands: [],
  });
  const [shown] = commandJson(withChoices(25)).options ?? [];
  expect(shown).toMatchObject({ choices: { length: 25 } });
  const [suggested] = commandJson(withChoices(26)).options ?? [];
  expect(suggested).toMatchObject({ autocomplete: true });
  expect(suggested).not.toHaveProperty('choices');
});

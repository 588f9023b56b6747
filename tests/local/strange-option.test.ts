import { beforeAll, describe, expect, it } from 'vitest';
import { unnamedOption } from '../../src/core/command.js';
import { optionsOf } from '../../src/table/commands/typing/check-options.js';
import { readCommand } from '../../src/table/typed/typed-command.js';
import { describeCommands } from '../../src/table/words/describe-commands.js';
import { TEST_GAMES } from '../games/registry.js';
import { tableFixture } from '../table/fixture.js';

const commands = describeCommands(TEST_GAMES);
const PEOPLE = ['red', 'blue', 'green', 'black', 'white', 'grey'];

describe.each(TEST_GAMES.map((module) => ({ module, id: module.id })))(
  '$id: an option that it does not have, typed in a line',
  ({ module }) => {
    const t = tableFixture({ games: TEST_GAMES });
    beforeAll(async () => {
      const setup = Object.fromEntries(module.setup.options.map(({ name, fallback }) => [name, fallback]));
      const seats = module.setup.seatsFor(setup);
      if (!seats.ok) throw new Error(seats.rejection.code);
      await t.begun(PEOPLE.slice(0, seats.value.min), module.id);
    });

    async function refusalOf(line: string) {
      const read = readCommand(commands, module.id, line, () => null);
      if (!read.ok) throw new Error(`${line}: ${read.rejection.code}, which is not said by this game`);
      const { refused, ...reply } = await t.does('red', read.value.command, read.value.options);
      return { code: refused?.code, has: refused?.values?.options, text: t.textOf(reply) };
    }

    it.each(module.typing.commands.map(({ name }) => name))(
      '/%s is refused with those that it has',
      async (command) => {
        const own = optionsOf(module, command).map(({ name }) => name);
        const all = commands.find(({ name }) => name === command)?.options.map(({ name }) => name) ?? [];
        const others = all.filter((name) => !own.includes(name));
        for (const strange of ['frobnicate', '__proto__', ...others.slice(0, 1)]) {
          const { code, has, text } = await refusalOf(`/${command} ${strange}:3`);
          expect(code, `${command} ${strange}: ${text}`).toMatch(/^option-(none|unknown)/);
          if (own.length > 0) expect(has).toEqual(own);
          for (const other of others) expect(text).not.toMatch(new RegExp(`It has:.*\\b${other}\\b`));
        }
        // As a bare word too, unless only one option can be meant: then it is that one's value.
        if (unnamedOption(optionsOf(module, command)) === undefined)
          expect((await refusalOf(`/${command} frobnicate`)).code).toMatch(/^option-(none|unknown)/);
      },
    );
  },
);

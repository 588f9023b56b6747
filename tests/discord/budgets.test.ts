import { expect, test } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { isList, isObject } from '../../src/core/json.js';
import { commandJson } from '../../src/discord/commands/command-json.js';
import { GAMES } from '../../src/games/registry.js';
import { describeCommands } from '../../src/table/words/describe-commands.js';
import { diceRace } from '../games/dice-race/index.js';
import { FRONTIER } from '../games/frontier/index.js';
import { lifeboat } from '../games/lifeboat/index.js';
import { commandListFaults } from './fake/limits-command.js';

/** As they go over the wire. */
function registered(games: Parameters<typeof describeCommands>[0]) {
  const json: Json = JSON.parse(JSON.stringify(describeCommands(games).map(commandJson)));
  return isList(json) ? json.filter(isObject) : [];
}

// 100 commands, 25 options, 25 choices, 8,000 characters a command, no name twice in any language.
test.each([
  ['all games of the registry', GAMES],
  ['those of the tests beside them', [...GAMES, diceRace(), FRONTIER, lifeboat()]],
])('%s keep within what Discord takes', (_name, games) => {
  const commands = registered(games);
  expect(commands.length).toBeGreaterThan(20);
  expect(commandListFaults(commands)).toEqual([]);
});

test('the options of /game create are as many with one game as with all', () => {
  const create = (games: Parameters<typeof describeCommands>[0]) => {
    const game = registered(games).find(({ name }) => name === 'game');
    const subcommands = isList(game?.options) ? game.options.filter(isObject) : [];
    const options = subcommands.find(({ name }) => name === 'create')?.options;
    return isList(options) ? options.length : null;
  };
  expect(create([lifeboat()])).toBe(8);
  expect(create(GAMES)).toBe(8);
});

import type { CommandSpec, OptionSpec } from '../../core/command.js';
import type { GameModule } from '../../core/game-module.js';
import { TABLE_COMMANDS } from '../commands/table-commands.js';
import type { DescribedCommand, DescribedOption } from '../service.js';
import { mergedOptions } from './merged-options.js';
import { type SharedWords, sharedWords } from './shared-words.js';

/** All commands of the table and of the games, merged by name: each is registered once for all games. */
export function describeCommands(games: readonly GameModule[]): readonly DescribedCommand[] {
  const words = sharedWords(games);
  const specs: CommandSpec[] = [...TABLE_COMMANDS];
  for (const game of games) {
    for (const command of game.commands) {
      const at = specs.findIndex((known) => known.name === command.name);
      const known = specs[at];
      if (known === undefined) specs.push(command);
      else specs[at] = { ...known, options: mergedOptions(known.options ?? [], command.options ?? []) };
    }
  }
  return specs.map((spec) => ({
    name: spec.name,
    of: TABLE_COMMANDS.some(({ name }) => name === spec.name)
      ? null
      : games.filter((game) => game.commands.some(({ name }) => name === spec.name)).map(({ id }) => id),
    gamesOptions: games.some((game) => game.commands.some(({ name }) => name === spec.name)),
    names: words.name([`command-name.${spec.name}`], spec.name),
    descriptions: words.description([`command.${spec.name}`], spec.name, 'shared.command'),
    options: (spec.options ?? []).map((option) => describeOption(words, option, spec.name)),
    subcommands: (spec.subcommands ?? []).map((sub) => ({
      name: sub.name,
      names: words.name([`command-name.${spec.name}.${sub.name}`, `command-name.${sub.name}`], sub.name),
      descriptions: words.description([`command.${spec.name}.${sub.name}`], sub.name, 'shared.command'),
      options: [
        ...(sub.options ?? []).map((option) => describeOption(words, option, `${spec.name}.${sub.name}`)),
        ...(spec.name === 'game' && sub.name === 'create' ? setupOptions(words, games, sub.options ?? []) : []),
      ],
    })),
  }));
}

function describeOption(words: SharedWords, option: OptionSpec, path: string): DescribedOption {
  return {
    name: option.name,
    type: option.type,
    ...(option.required === true ? { required: true } : {}),
    ...(option.autocomplete === true ? { autocomplete: true } : {}),
    names: words.name([`option-name.${option.name}`], option.name),
    descriptions: words.description(
      [`command.${path}.${option.name}`, `option.${option.name}`],
      option.name,
      'shared.option',
    ),
    choices: (option.choices ?? []).map((id) => ({
      id,
      names: words.name([`choice.${option.name}.${id}`, `choice.${id}`], id),
    })),
  };
}

/** Whatever each game lets one choose at creation; besides the scenario there is a panel for it. */
function setupOptions(
  words: SharedWords,
  games: readonly GameModule[],
  own: readonly OptionSpec[],
): readonly DescribedOption[] {
  const more = games.flatMap((game) =>
    game.setupOptions.map((option): OptionSpec => ({ name: option.name, type: 'text', choices: option.choices })),
  );
  return mergedOptions([], more)
    .filter(({ name }) => !own.some((option) => option.name === name))
    .map((option) => ({ ...describeOption(words, option, 'game.create'), lineOnly: true }));
}

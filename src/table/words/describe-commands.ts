import type { CommandSpec, OptionSpec } from '../../core/command.js';
import type { GameModule } from '../../core/game-module.js';
import { TABLE_COMMANDS } from '../commands/table-commands.js';
import type { DescribedCommand, DescribedOption } from '../service.js';
import { type SharedWords, sharedWords } from './shared-words.js';

/** All commands of the table and of the games, merged by name: each is registered once for all games. */
export function describeCommands(games: readonly GameModule[]): readonly DescribedCommand[] {
  const words = sharedWords(games);
  const specs: CommandSpec[] = [...TABLE_COMMANDS];
  for (const game of games) {
    for (const command of game.typing.commands) {
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
      : games.filter((game) => game.typing.commands.some(({ name }) => name === spec.name)).map(({ id }) => id),
    gamesOptions: games.some((game) => game.typing.commands.some(({ name }) => name === spec.name)),
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

/** Each game's choices at creation; except for the scenario there is a panel for them. */
function setupOptions(
  words: SharedWords,
  games: readonly GameModule[],
  own: readonly OptionSpec[],
): readonly DescribedOption[] {
  const more = games.flatMap((game) =>
    game.setup.options.map((option): OptionSpec => ({ name: option.name, type: 'text', choices: option.choices })),
  );
  return mergedOptions([], more)
    .filter(({ name }) => !own.some((option) => option.name === name))
    .map((option) => ({ ...describeOption(words, option, 'game.create'), lineOnly: true }));
}

/**
 * Merges a command's options over several games: required only if every game requires it, with the choices of all. What
 * each game accepts is checked when the command is used.
 */
function mergedOptions(known: readonly OptionSpec[], more: readonly OptionSpec[]): readonly OptionSpec[] {
  const required = (wanted: string) =>
    [known, more].every((options) => options.some((one) => one.name === wanted && one.required === true));
  const names = new Set([...known, ...more].map(({ name }) => name));
  const merged = [...names].flatMap((name): readonly OptionSpec[] => {
    const [first, ...others] = [...known, ...more].filter((option) => option.name === name);
    if (first === undefined) return [];
    const { required: _, ...option } = others.reduce(both, first);
    return [required(name) ? { ...option, required: true } : option];
  });
  // Required ones come first: Discord insists.
  return [
    ...merged.filter((option) => option.required === true),
    ...merged.filter((option) => option.required !== true),
  ];
}

function both(one: OptionSpec, other: OptionSpec): OptionSpec {
  const type = one.type === other.type ? one.type : 'text';
  const choices = [...new Set([...(one.choices ?? []), ...(other.choices ?? [])])];
  if (one.choices !== undefined && other.choices !== undefined) return { name: one.name, type, choices };
  const suggested = type === 'text' && [one, other].some(isSuggested);
  return { name: one.name, type, ...(suggested ? { autocomplete: true } : {}) };
}

function isSuggested({ autocomplete, choices }: OptionSpec): boolean {
  return autocomplete === true || choices !== undefined;
}

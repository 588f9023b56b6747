import type { CommandSpec, OptionSpec } from '../../core/command.js';
import type { GameModule } from '../../core/game-module.js';
import { LOCALES, type Locale } from '../../core/locale.js';
import { isTableKey, tell } from '../../i18n/index.js';
import { TABLE_COMMANDS } from '../commands/table-commands.js';
import type { DescribedCommand, DescribedOption, Localised } from '../service.js';

/**
 * All commands of the table and of the games, merged by name (each name is registered once for all games): an option
 * is required only where every game that has the command requires it, and has all the choices of all games.
 */
export function describeCommands(games: readonly GameModule[]): readonly DescribedCommand[] {
  const words = wordFinder(games);
  const specs: CommandSpec[] = TABLE_COMMANDS.map((command) =>
    command.name === 'game' ? withSetup(command, games) : command,
  );
  for (const game of games) {
    for (const command of game.commands) {
      const at = specs.findIndex((known) => known.name === command.name);
      const known = specs[at];
      if (known === undefined) specs.push(command);
      else specs[at] = { ...known, options: merged(known.options ?? [], command.options ?? []) };
    }
  }
  return specs.map((spec) => ({
    name: spec.name,
    names: words([`command-name.${spec.name}`], spec.name),
    descriptions: words([`command.${spec.name}`], spec.name),
    options: (spec.options ?? []).map((option) => describeOption(words, option, spec.name)),
    subcommands: (spec.subcommands ?? []).map((sub) => ({
      name: sub.name,
      names: words([`command-name.${spec.name}.${sub.name}`, `command-name.${sub.name}`], sub.name),
      descriptions: words([`command.${spec.name}.${sub.name}`], sub.name),
      options: (sub.options ?? []).map((option) => describeOption(words, option, `${spec.name}.${sub.name}`)),
    })),
  }));
}

type Words = (keys: readonly string[], otherwise: string) => Localised;

/** The first of the keys that the table or any game knows. */
function wordFinder(games: readonly GameModule[]): Words {
  const find = (locale: Locale, key: string): string | null => {
    if (isTableKey(key)) return tell(locale, key);
    for (const game of games) {
      const said = game.words.say(locale, key);
      if (said !== null) return said;
    }
    return null;
  };
  const inLocale = (locale: Locale, keys: readonly string[], otherwise: string) => {
    for (const key of keys) {
      const said = find(locale, key);
      if (said !== null) return said;
    }
    return otherwise;
  };
  return (keys, otherwise) => {
    const [en, fr, es] = LOCALES.map((locale) => inLocale(locale, keys, otherwise));
    return { en: en ?? otherwise, fr: fr ?? otherwise, es: es ?? otherwise };
  };
}

function describeOption(words: Words, option: OptionSpec, path: string): DescribedOption {
  return {
    name: option.name,
    type: option.type,
    ...(option.required === true ? { required: true } : {}),
    ...(option.autocomplete === true ? { autocomplete: true } : {}),
    names: words([`option-name.${option.name}`], option.name),
    descriptions: words([`command.${path}.${option.name}`, `option.${option.name}`], option.name),
    choices: (option.choices ?? []).map((id) => ({
      id,
      names: words([`choice.${option.name}.${id}`, `choice.${id}`], id),
    })),
  };
}

/** What each game lets one choose at creation joins the options of `/game create`. */
function withSetup(command: CommandSpec, games: readonly GameModule[]): CommandSpec {
  const setup = games.flatMap((game) =>
    game.setupOptions.map((option): OptionSpec => ({ name: option.name, type: 'text', choices: option.choices })),
  );
  return {
    ...command,
    subcommands: (command.subcommands ?? []).map((sub) =>
      sub.name === 'create' ? { ...sub, options: merged(sub.options ?? [], setup) } : sub,
    ),
  };
}

function merged(known: readonly OptionSpec[], more: readonly OptionSpec[]): readonly OptionSpec[] {
  const options = [...known];
  for (const option of more) {
    const at = options.findIndex((candidate) => candidate.name === option.name);
    const other = options[at];
    if (other === undefined) options.push(option);
    else options[at] = mergedOption(other, option);
  }
  // Required ones come first: Discord insists.
  return [
    ...options.filter((option) => option.required === true),
    ...options.filter((option) => option.required !== true),
  ];
}

/** A command shared by games: what only one of them requires cannot be required of the others. */
function mergedOption(one: OptionSpec, other: OptionSpec): OptionSpec {
  const { required: _, choices: __, ...rest } = one;
  const choices =
    one.choices !== undefined && other.choices !== undefined
      ? [...new Set([...one.choices, ...other.choices])]
      : undefined;
  return {
    ...rest,
    ...(one.required === true && other.required === true ? { required: true } : {}),
    ...(one.autocomplete === true || other.autocomplete === true ? { autocomplete: true } : {}),
    ...(choices === undefined ? {} : { choices }),
  };
}

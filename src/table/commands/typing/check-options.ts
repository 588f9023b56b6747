import { type OptionSpec, type TypedOptions, unnamedOption } from '../../../core/command.js';
import type { GameModule } from '../../../core/game-module.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { fold, nearestName } from '../../../core/slips.js';
import { LOCALES } from '../../../core/words.js';
import { peopleOf } from '../../seats.js';
import { type Called, seatCalled, withSeats } from '../../seats-called.js';
import { sharedWords } from '../../words/shared-words.js';
import { shortText } from '../handler.js';
import { TABLE_COMMANDS } from '../table-commands.js';

/**
 * A command is registered once with the options of all games. This checks that the game has those typed, and returns
 * them in its own description's terms.
 */
export function checkedOptions(called: Called, command: string, typed: TypedOptions): Result<TypedOptions> {
  const { module } = called;
  const known = optionsOf(module, command);
  const names = known.map(({ name }) => name);
  const options: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(withUnnamed(module, known, typed))) {
    const option = known.find((candidate) => candidate.name === name);
    if (option === undefined) return strangeOption(module, command, name, names);
    const read = readOption(called, option, value);
    if (!read.ok) return read;
    options[name] = read.value;
  }
  const missing = known.find(({ name, required }) => required === true && options[name] === undefined);
  return missing === undefined ? ok(options) : refuse('option-missing', { command, option: missing.name });
}

/** Bare words are the value of the option that needs no name; a name mistyped stays one. */
function withUnnamed(module: GameModule, known: readonly OptionSpec[], typed: TypedOptions): TypedOptions {
  const option = unnamedOption(known);
  const entries = Object.entries(typed);
  const bare = entries.filter(([name, value]) => value === '' && !known.some((one) => one.name === name));
  if (option === undefined || bare.length === 0 || typed[option.name] !== undefined) return typed;
  const names = known.map(({ name }) => name);
  if (bare.some(([word]) => nearestName(calledAnywhere(module, names), word) !== null)) return typed;
  const rest = entries.filter((entry) => !bare.includes(entry));
  return Object.fromEntries([[option.name, bare.map(([word]) => word).join(' ')], ...rest]);
}

/** A command of no game here is the table's own, or was refused earlier. */
export function optionsOf(module: GameModule, command: string): readonly OptionSpec[] {
  const specs = [...module.typing.commands, ...TABLE_COMMANDS].filter(({ name }) => name === command);
  const options = new Map(specs.flatMap((spec) => spec.options ?? []).map((option) => [option.name, option]));
  // For options in both, the game's version counts.
  for (const option of module.typing.commands.find(({ name }) => name === command)?.options ?? []) {
    options.set(option.name, option);
  }
  return [...options.values()];
}

function strangeOption(module: GameModule, command: string, name: string, names: readonly string[]): Result<never> {
  const option = { kind: 'text', id: shortText(name, 40) } as const;
  if (names.length === 0) return refuse('option-none', { command, option });
  const meant = nearestName(calledAnywhere(module, names), name);
  const values = { command, option, options: names };
  return meant === null ? refuse('option-unknown', values) : refuse('option-unknown-near', { ...values, meant });
}

/** By their own names, or by their names in some language. */
function calledAnywhere(module: GameModule, names: readonly string[]): readonly string[] {
  const words = sharedWords([module]);
  const called = names.flatMap((one) => [one, ...Object.values(words.name([`option-name.${one}`], one))]);
  return [...new Set(called)];
}

/** If another game has the same option with another kind, a number may arrive as text. */
function readOption(
  called: Called,
  option: OptionSpec,
  value: string | number | boolean,
): Result<string | number | boolean> {
  switch (option.type) {
    case 'integer':
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      const right = typeof number === 'number' && Number.isFinite(number);
      return right && (option.type === 'number' || Number.isInteger(number))
        ? ok(number)
        : refuse('option-number', { option: option.name });
    }
    case 'text':
      if (option.choices !== undefined) return choiceOf(called.module, option, option.choices, String(value));
      return ok(option.seats === true ? withSeats(called, String(value)) : value);
    case 'seat': {
      const seat = seatCalled(called, String(value));
      return seat === null ? refuse('seat-unknown', { seats: Object.values(peopleOf(called.game)) }) : ok(seat.seat);
    }
    case 'boolean':
    case 'user':
    case 'attachment':
      return ok(value);
  }
}

/** By id, or by its name in any language. */
function choiceOf(module: GameModule, option: OptionSpec, choices: readonly string[], typed: string): Result<string> {
  const wanted = fold(typed);
  const isMeant = (id: string) =>
    fold(id) === wanted ||
    LOCALES.some((locale) =>
      [`choice.${option.name}.${id}`, `choice.${id}`].some((key) => {
        const said = module.words.say(locale, key);
        return said !== null && fold(said) === wanted;
      }),
    );
  const choice = choices.find((id) => id === typed) ?? choices.find(isMeant);
  return choice === undefined ? refuse('choice-wrong', { option: option.name, choices: [...choices] }) : ok(choice);
}

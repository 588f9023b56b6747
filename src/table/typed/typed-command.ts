import { type TypedOptions, unnamedOption } from '../../core/command.js';
import { type Result, refuse, type Terms } from '../../core/result.js';
import { nearestName } from '../../core/slips.js';
import type { DescribedCommand, DescribedOption, Localised } from '../service.js';
import { splitWords } from './split-words.js';

/** A typed command, `/move from:leon to:"la rioja"`, parsed as Discord parses its slash commands. */
interface Typed {
  readonly command: string;
  readonly subcommand?: string;
  readonly options: TypedOptions;
}

/** Reads the text of a file named in an attachment option; null if there is none. */
type ReadAttachment = (name: string) => string | null;

/** `here`: the module of this channel's game. Commands of other games are refused by the table and not listed. */
export function readCommand(
  commands: readonly DescribedCommand[],
  here: string | null,
  text: string,
  readAttachment: ReadAttachment,
): Result<Typed> {
  const split = splitWords(text);
  if (!split.ok) return refuse('quotes-open');
  const [slash = '', ...rest] = split.words;
  const name = slash.replace(/^\//, '');
  const command = commands.find((known) => isCalled(known, name));
  if (command === undefined) {
    const there = commands.filter(({ of }) => of === null || (here !== null && of.includes(here)));
    const values = { command: { kind: 'text', id: name }, commands: there.map((known) => `/${known.name}`) };
    const half = there.find(({ subcommands }) => subcommands.some((sub) => isCalled(sub, name)));
    // "/status" is half of "/game status".
    if (half !== undefined) return refuse('command-unknown-near', { ...values, meant: `${half.name} ${name}` });
    return misnamed('command-unknown', name, there, values);
  }
  if (command.subcommands.length === 0) {
    const { gamesOptions } = command;
    const options = readOptions({ path: command.name, known: command.options, gamesOptions }, rest, readAttachment);
    return options.ok ? { ok: true, value: { command: command.name, options: options.value } } : options;
  }
  const [wanted = '', ...more] = rest;
  const sub = command.subcommands.find((known) => isCalled(known, wanted));
  if (sub === undefined) {
    const subcommands = command.subcommands.map((known) => known.name);
    return misnamed('subcommand-unknown', wanted, command.subcommands, { command: command.name, subcommands });
  }
  const taken = { path: `${command.name} ${sub.name}`, known: sub.options, gamesOptions: false };
  const options = readOptions(taken, more, readAttachment);
  if (!options.ok) return options;
  return { ok: true, value: { command: command.name, subcommand: sub.name, options: options.value } };
}

/** By its own name, or by its name in some language. */
function isCalled({ name, names }: { readonly name: string; readonly names: Localised }, typed: string): boolean {
  return name === typed || Object.values(names).includes(typed);
}

/** Adds the name that was probably meant, in the language it was typed in. */
function misnamed(
  code: string,
  typed: string,
  known: readonly { readonly name: string; readonly names: Localised }[],
  values: Terms,
): Result<never> {
  const meant = nearestKnown(known, typed);
  return meant === null ? refuse(code, values) : refuse(`${code}-near`, { ...values, meant });
}

function nearestKnown(
  known: readonly { readonly name: string; readonly names: Localised }[],
  typed: string,
): string | null {
  return nearestName([...new Set(known.flatMap(({ name, names }) => [name, ...Object.values(names)]))], typed);
}

/** A command's options: with `gamesOptions` those of all games, of which this table's has some. */
type Taken = {
  readonly path: string;
  readonly known: readonly DescribedOption[];
  readonly gamesOptions: boolean;
};

/** "siege tie" of `/rules siege tie`, where only one option can be meant. */
function withNameOf(known: readonly DescribedOption[], words: readonly string[]): readonly string[] {
  const option = unnamedOption(known);
  const named = words.findIndex((word) => word.includes(':'));
  const bare = named < 0 ? words : words.slice(0, named);
  const isName = bare.some((word) => known.some((one) => isCalled(one, word)) || nearestKnown(known, word) !== null);
  if (option === undefined || bare.length === 0 || isName) return words;
  return [`${option.name}:${bare.join(' ')}`, ...words.slice(bare.length)];
}

function readOptions(
  { path, known, gamesOptions }: Taken,
  words: readonly string[],
  readAttachment: ReadAttachment,
): Result<TypedOptions> {
  const options: Record<string, string | number | boolean> = {};
  const strange: [string, string][] = [];
  const names = known.map((option) => option.name);
  let before: DescribedOption | undefined;
  for (const word of gamesOptions ? words : withNameOf(known, words)) {
    const colon = word.indexOf(':');
    const name = colon < 0 ? word : word.slice(0, colon);
    const option = known.find((candidate) => isCalled(candidate, name));
    if (option === undefined && before !== undefined && colon < 0) {
      // "units:3 infantry": Discord knows where a value ends, a line does not.
      const value = { kind: 'text', id: `${options[before.name] ?? ''} ${word}` };
      return refuse('option-loose', { option: before.name, value });
    }
    const value = colon < 0 ? '' : word.slice(colon + 1);
    if (option === undefined && gamesOptions) {
      // The table refuses it and anything missing, naming this game's options rather than all games'.
      strange.push([name, value]);
      continue;
    }
    if (option === undefined) {
      return misnamed('option-unknown', name, known, {
        command: path,
        option: { kind: 'text', id: name },
        options: names,
      });
    }
    if (value.trim() === '') return refuse('option-empty', { option: option.name });
    const read = readValue(option, value, readAttachment);
    if (!read.ok) return read;
    options[option.name] = read.value;
    before = option;
  }
  if (gamesOptions) return { ok: true, value: Object.fromEntries([...strange, ...Object.entries(options)]) };
  const missing = known.find((option) => option.required === true && options[option.name] === undefined);
  return missing === undefined
    ? { ok: true, value: options }
    : refuse('option-missing', { command: path, option: missing.name });
}

const TRUTHS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  oui: true,
  si: true,
  sí: true,
  false: false,
  no: false,
  off: false,
  non: false,
};

function readValue(
  option: DescribedOption,
  text: string,
  readAttachment: ReadAttachment,
): Result<string | number | boolean> {
  switch (option.type) {
    case 'integer':
      return /^-?\d+$/.test(text)
        ? { ok: true, value: Number(text) }
        : refuse('option-number', { option: option.name });
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text)
        ? { ok: true, value: Number(text) }
        : refuse('option-number', { option: option.name });
    case 'boolean': {
      const truth = TRUTHS[text.toLowerCase()];
      return truth === undefined ? refuse('option-truth', { option: option.name }) : { ok: true, value: truth };
    }
    case 'seat':
      return { ok: true, value: text };
    case 'user':
      return { ok: true, value: text.replace(/^@/, '') };
    case 'attachment': {
      const content = readAttachment(text);
      return content === null
        ? refuse('file-unreadable', { file: { kind: 'text', id: text } })
        : { ok: true, value: content };
    }
    case 'text': {
      const chosen = option.choices.find((choice) => Object.values(choice.names).includes(text));
      return { ok: true, value: chosen?.id ?? text };
    }
  }
}

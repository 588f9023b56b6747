import type { TypedOptions } from '../../core/command.js';
import type { Locale } from '../../core/words.js';
import type { DescribedCommand, DescribedOption, TableService } from '../service.js';

interface CompletionPlace {
  readonly table: TableService;
  readonly channelId: string;
  readonly user: string;
  readonly locale: Locale;
  /** The module of this channel's game. */
  readonly here: string | null;
  /** Names after `@`. */
  readonly people: readonly string[];
}

/** Completions for the end of the line, and the part that they replace: readline's own form. */
export async function completions(place: CompletionPlace, line: string): Promise<[string[], string]> {
  const named = /^@(\S*)$/.exec(line);
  if (named !== null) {
    const hits = place.people.map((name) => `@${name} `).filter((name) => name.startsWith(`@${named[1]}`));
    return [hits, line];
  }
  const addressed = /^@(\S+)\s+/.exec(line);
  const user = addressed?.[1] ?? place.user;
  const rest = addressed === null ? line : line.slice(addressed[0].length);
  if (!rest.startsWith('/')) return [[], line];
  const words = wordsSoFar(rest);
  const current = words.at(-1) ?? '';
  const commands = known(place, words);
  if (words.length === 1) return [commandHits(commands, current), current];
  const command = commands.find(({ name }) => `/${name}` === words[0]);
  if (command === undefined) return [[], current];
  const isGroup = command.subcommands.length > 0;
  if (isGroup && words.length === 2) {
    return [command.subcommands.map((sub) => `${sub.name} `).filter((name) => name.startsWith(current)), current];
  }
  const sub = command.subcommands.find(({ name }) => name === words[1]);
  const options = isGroup ? (sub?.options ?? []) : command.options;
  const typed = words.slice(isGroup ? 2 : 1, -1);
  const request = { command: command.name, ...(sub === undefined ? {} : { subcommand: sub.name }) };
  return [await optionHits({ ...place, user }, request, options, typed, current), current];
}

/** Those of the table and of the game here (or to be created): any other's are refused. */
function known({ table, here }: CompletionPlace, words: readonly string[]): readonly DescribedCommand[] {
  const all = table.commands();
  const isNew = words[0] === '/game';
  const system = words.find((word) => word.startsWith(SYSTEM))?.slice(SYSTEM.length);
  const game = isNew ? all.flatMap(({ of }) => of ?? []).find((id) => id === system) : (here ?? undefined);
  return game === undefined ? all.filter(({ of }) => of === null) : table.commands(game);
}
const SYSTEM = 'system:';

function commandHits(commands: readonly DescribedCommand[], current: string): string[] {
  return commands.map((command) => `/${command.name} `).filter((name) => name.startsWith(current));
}

async function optionHits(
  place: CompletionPlace,
  request: { readonly command: string; readonly subcommand?: string },
  known: readonly DescribedOption[],
  typed: readonly string[],
  current: string,
): Promise<string[]> {
  const options: Record<string, string> = {};
  for (const word of typed) {
    const colon = word.indexOf(':');
    if (colon > 0) options[word.slice(0, colon)] = unquoted(word.slice(colon + 1));
  }
  const colon = current.indexOf(':');
  if (colon < 0) {
    const free = known.filter((option) => options[option.name] === undefined && option.name.startsWith(current));
    return free.map((option) => `${option.name}:`);
  }
  const option = known.find((candidate) => candidate.name === current.slice(0, colon));
  if (option === undefined) return [];
  const begun = unquoted(current.slice(colon + 1));
  const values = await valuesOf(place, request, option, { ...options, [option.name]: begun }, begun);
  return values.map((value) => `${option.name}:${quoted(value)} `);
}

async function valuesOf(
  place: CompletionPlace,
  request: { readonly command: string; readonly subcommand?: string },
  option: DescribedOption,
  options: TypedOptions,
  begun: string,
): Promise<readonly string[]> {
  if (option.type === 'boolean') return ['true', 'false'].filter((value) => value.startsWith(begun));
  if (option.type === 'user') return place.people.map((name) => `@${name}`).filter((name) => name.includes(begun));
  if (option.choices.length > 0)
    return option.choices.map((choice) => choice.id).filter((id) => id.toLowerCase().startsWith(begun.toLowerCase()));
  if (option.autocomplete !== true) return [];
  const suggestions = await place.table.complete({
    ...request,
    requestId: 'completion',
    userId: place.user,
    userName: place.user,
    channelId: place.channelId,
    guildId: null,
    locale: place.locale,
    options,
    focused: option.name,
  });
  return suggestions.map((suggestion) => suggestion.value);
}

/** The words of a line being typed; a quotation mark may still be open. */
function wordsSoFar(line: string): string[] {
  const words: string[] = [''];
  let quotes = false;
  for (const character of line) {
    if (character === '"') quotes = !quotes;
    if (/\s/.test(character) && !quotes) {
      if (words.at(-1) !== '') words.push('');
    } else words[words.length - 1] += character;
  }
  return words;
}

function unquoted(text: string): string {
  return text.replaceAll('"', '');
}

function quoted(text: string): string {
  return /\s/.test(text) ? `"${text}"` : text;
}

import type { Json, JsonObject } from '../../../src/core/json.js';
import { isObject, objectsOf, textOf } from './json.js';

const SLASH_COMMAND = 1;
const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const LOCALES = new Set(
  'id,da,de,en-GB,en-US,es-ES,es-419,fr,hr,it,lt,hu,nl,no,pl,pt-BR,ro,fi,sv-SE,vi,tr,cs,el,bg,ru,uk,hi,th,zh-CN,ja,zh-TW,ko'.split(
    ',',
  ),
);

/** What Discord refuses in a list of commands and its own description of itself does not say. */
export function commandListFaults(commands: readonly JsonObject[]): string[] {
  // The others have free names and no description.
  const faults = commands.filter(({ type = SLASH_COMMAND }) => type === SLASH_COMMAND).flatMap(commandFaults);
  if (commands.length > 100) faults.push(`${commands.length} commands, at most 100`);
  faults.push(...duplicates(commands, 'command'));
  return faults;
}

function commandFaults(command: JsonObject): string[] {
  const faults = namedFaults(command, `/${String(command.name)}`);
  faults.push(...optionListFaults(objectsOf(command.options), `/${String(command.name)}`, 0));
  const size = weigh(command);
  if (size > 8000) faults.push(`/${String(command.name)} weighs ${size} characters, at most 8000`);
  return faults;
}

function optionListFaults(options: readonly JsonObject[], path: string, depth: number): string[] {
  const faults = duplicates(options, `${path}: option`);
  if (options.length > 25) faults.push(`${path} has ${options.length} options, at most 25`);
  const nested = options.filter((option) => isNested(option));
  if (nested.length > 0 && nested.length < options.length) faults.push(`${path} mixes subcommands and options`);
  if (nested.length > 0 && depth > 1) faults.push(`${path} is nested too deep`);
  let optionalSeen = false;
  for (const option of options) {
    const here = `${path} ${String(option.name)}`;
    faults.push(...namedFaults(option, here));
    if (isNested(option)) {
      faults.push(...optionListFaults(objectsOf(option.options), here, depth + 1));
      continue;
    }
    if (option.required === true && optionalSeen) faults.push(`${here} is required but comes after an optional one`);
    if (option.required !== true) optionalSeen = true;
    faults.push(...choiceFaults(option, here));
  }
  return faults;
}

function isNested(option: JsonObject): boolean {
  return option.type === SUBCOMMAND || option.type === SUBCOMMAND_GROUP;
}

function choiceFaults(option: JsonObject, path: string): string[] {
  const faults: string[] = [];
  const choices = objectsOf(option.choices);
  if (choices.length > 25) faults.push(`${path} has ${choices.length} choices, at most 25`);
  if (choices.length > 0 && option.autocomplete === true) faults.push(`${path} has choices and autocomplete`);
  faults.push(...duplicates(choices, `${path}: choice`));
  for (const choice of choices) {
    for (const name of [choice.name, ...Object.values(localised(choice, 'name'))]) {
      const length = [...(textOf(name) ?? '')].length;
      if (length < 1 || length > 100) faults.push(`${path}: choice name "${String(name)}" is not 1 to 100 long`);
    }
    const value = choice.value;
    if (typeof value === 'string' && (value === '' || value.length > 100))
      faults.push(`${path}: choice value "${value}"`);
  }
  return faults;
}

function namedFaults(thing: JsonObject, path: string): string[] {
  const faults: string[] = [];
  for (const name of [thing.name, ...Object.values(localised(thing, 'name'))]) {
    const text = textOf(name) ?? '';
    if (!NAME.test(text) || text !== text.toLowerCase())
      faults.push(`${path}: name "${text}" does not fit the pattern`);
  }
  for (const description of [thing.description, ...Object.values(localised(thing, 'description'))]) {
    const length = [...(textOf(description) ?? '')].length;
    if (length < 1 || length > 100) faults.push(`${path}: description "${String(description)}" is not 1 to 100 long`);
  }
  for (const key of ['name', 'description'] as const)
    for (const locale of Object.keys(localised(thing, key)))
      if (!LOCALES.has(locale)) faults.push(`${path}: ${locale} is not a locale of Discord`);
  return faults;
}

/** No two siblings may share a name, in any of the languages. */
function duplicates(things: readonly JsonObject[], what: string): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const thing of things) {
    const names = new Set([`:${String(thing.name)}`]);
    for (const [locale, name] of Object.entries(localised(thing, 'name'))) names.add(`${locale}:${String(name)}`);
    for (const name of names) {
      if (seen.has(name)) faults.push(`${what} name ${name} is there twice`);
      seen.add(name);
    }
  }
  return faults;
}

function localised(thing: JsonObject, key: 'name' | 'description'): Readonly<Record<string, Json | undefined>> {
  const texts = thing[`${key}_localizations`];
  return isObject(texts) ? texts : {};
}

/** Names, descriptions and values together; of the languages of a text only the longest counts. */
function weigh(thing: JsonObject): number {
  const longest = (key: 'name' | 'description') =>
    Math.max(0, ...[thing[key], ...Object.values(localised(thing, key))].map((text) => (textOf(text) ?? '').length));
  const own = longest('name') + longest('description') + (textOf(thing.value) ?? '').length;
  const children = [...objectsOf(thing.options), ...objectsOf(thing.choices)];
  return children.reduce((sum, child) => sum + weigh(child), own);
}

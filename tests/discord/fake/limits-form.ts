import type { JsonObject } from '../../../src/core/json.js';
import { isObject, numberOf, objectsOf, textOf } from './json.js';

/** What Discord refuses in a form or a list of suggestions and its own description of itself does not say. */
export const MODAL = { row: 1, select: 3, text: 4, words: 10, label: 18, radio: 21, boxes: 22, box: 23 } as const;
const FIELDS_MOST = 5;
const BOXES_MOST = 10;
const MENU_MOST = 25;

export function modalFaults(data: JsonObject): string[] {
  const faults: string[] = [];
  const title = textOf(data.title) ?? '';
  if (title === '' || [...title].length > 45) faults.push(`modal title "${title}" is not 1 to 45 long`);
  const rows = objectsOf(data.components);
  if (rows.length < 1 || rows.length > FIELDS_MOST) faults.push(`a modal has ${rows.length} rows, 1 to ${FIELDS_MOST}`);
  const inputs = inputsOf(data);
  for (const { name, input } of inputs) {
    if (name === '' || [...name].length > 45) faults.push(`input label "${name}" is not 1 to 45 long`);
    if ([...(textOf(input.placeholder) ?? '')].length > 100) faults.push('input placeholder is longer than 100');
    faults.push(...inputFaults(input));
  }
  const ids = inputs.map(({ input }) => textOf(input.custom_id) ?? '');
  if (ids.some((id) => id === '' || id.length > 100)) faults.push('an input has no custom_id of 1 to 100');
  if (new Set(ids).size < ids.length) faults.push('a custom_id is there twice');
  for (const row of rows) {
    const note = textOf(row.description);
    if (note !== null && (note === '' || [...note].length > 100)) faults.push('a description is not 1 to 100 long');
  }
  return faults;
}

/** Everything that can be filled in, with the name above it. */
export function inputsOf(data: JsonObject): readonly { readonly name: string; readonly input: JsonObject }[] {
  return objectsOf(data.components).flatMap((row) => {
    if (row.type === MODAL.label)
      return isObject(row.component) ? [{ name: textOf(row.label) ?? '', input: row.component }] : [];
    return objectsOf(row.components).map((input) => ({ name: textOf(input.label) ?? '', input }));
  });
}

function inputFaults(input: JsonObject): string[] {
  switch (input.type) {
    case MODAL.select:
      return listFaults(input, 1, MENU_MOST);
    case MODAL.radio:
      return [...listFaults(input, 2, BOXES_MOST), ...(defaultsOf(input) > 1 ? ['two dots are set'] : [])];
    case MODAL.boxes:
      return listFaults(input, 1, BOXES_MOST);
    default:
      return [];
  }
}

function listFaults(input: JsonObject, fewest: number, most: number): string[] {
  const faults: string[] = [];
  const options = objectsOf(input.options);
  if (options.length < fewest || options.length > most)
    faults.push(`a list of ${options.length} options, ${fewest} to ${most}`);
  const [min, max] = [numberOf(input.min_values) ?? 1, numberOf(input.max_values) ?? 1];
  if (input.type !== MODAL.radio) {
    if (min > max || max > options.length) faults.push(`a list of ${options.length} asks for ${min} to ${max}`);
    if (min === 0 && input.required !== false) faults.push('a list of which nothing may be chosen is required');
    if (min > 0 && input.required === false) faults.push('a list that is not required asks for something');
    if (defaultsOf(input) > max) faults.push('more is chosen before than may be');
  }
  const values = options.map(({ value }) => textOf(value) ?? '');
  if (new Set(values).size < values.length) faults.push('an option is there twice');
  for (const { label, value, description } of options) {
    if (!textOf(label) || [...(textOf(label) ?? '')].length > 100) faults.push('an option label is not 1 to 100 long');
    if (!textOf(value) || [...(textOf(value) ?? '')].length > 100) faults.push('an option value is not 1 to 100 long');
    const note = textOf(description);
    if (note !== null && (note === '' || [...note].length > 100)) faults.push('an option note is not 1 to 100 long');
  }
  return faults;
}

function defaultsOf(input: JsonObject): number {
  return objectsOf(input.options).filter((option) => option.default === true).length;
}

export function autocompleteFaults(choices: readonly JsonObject[]): string[] {
  const faults: string[] = [];
  if (choices.length > 25) faults.push(`${choices.length} choices, at most 25`);
  for (const choice of choices) {
    const [name, value] = [textOf(choice.name) ?? '', choice.value];
    if (name === '' || [...name].length > 100) faults.push(`choice name "${name}" is not 1 to 100 long`);
    if (typeof value === 'string' && (value === '' || value.length > 100))
      faults.push(`choice value "${value}" is not 1 to 100 long`);
  }
  return faults;
}

import type { Field } from '../ports/message.js';

/** Discord's modals hold so many. */
export const FIELDS_MOST = 5;

/** What was filled in, field by field: the values chosen, or the one text. */
export type Given = readonly (readonly string[])[];

/** Between a walk and what was filled in after it; within it between fields, and between values. */
const AFTER = '!';
const FIELD = '/';
const VALUE = '+';

/** The walk that a form is about, and with what it is to be filled in again. */
export function withGiven(path: string, given: Given): string {
  const written = given.map((values) => values.filter((value) => /^[\w.]{1,8}$/.test(value)).join(VALUE)).join(FIELD);
  return `${path}${AFTER}${written}`;
}

export function splitGiven(path: string): { readonly path: string; readonly given: Given } {
  const [walk = '', written] = path.split(AFTER);
  const fields = written === undefined || written === '' ? [] : written.split(FIELD);
  return { path: walk, given: fields.map((values) => values.split(VALUE).filter((value) => value !== '')) };
}

/** The same fields with what was filled in before. */
export function filledIn(fields: readonly Field[], given: Given): readonly Field[] {
  return fields.map((field, at) => {
    const values = given[at] ?? [];
    if (field.kind === 'text') return values[0] === undefined ? field : { ...field, value: values[0] };
    const choices = field.choices.map((choice) =>
      values.includes(choice.value) ? { ...choice, chosen: true } : choice,
    );
    return { ...field, choices };
  });
}

/** Why something was refused: a code, and the values for its sentence. Words are made at the edge. */
export interface Rejection<Code extends string = string> {
  readonly code: Code;
  readonly values?: Terms;
}

/** A value in a sentence: plain, a name to be translated, or a list of these. */
export type Term = string | number | NameTerm | readonly Term[];
/** A thing with a name in each language, e.g. `{ kind: 'province', id: 'tolede' }`. */
export type NameTerm = { readonly kind: string; readonly id: string };
export type Terms = { readonly [key: string]: Term };
/** A sentence to be made: a key of the game's words and its values. */
export type Phrase = { readonly key: string; readonly values?: Terms };

export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: Rejection<Code> };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<Code extends string>(
  code: Code,
  values?: Terms,
): { readonly ok: false; readonly rejection: Rejection<Code> } {
  return { ok: false, rejection: values === undefined ? { code } : { code, values } };
}

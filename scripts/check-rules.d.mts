export function rulesOf(text: string): string[];
export function citationsOf(text: string): string[];
export function namedInSource(text: string, rules: readonly string[]): string[];
export function ruleTold(
  root: string,
  id: string,
  number: string,
): {
  readonly sentences: string[];
  readonly rulings: string[];
  readonly sources: string[];
  readonly tests: string[];
} | null;
export function compare(
  rules: readonly string[],
  citations: readonly string[],
): { readonly untested: string[]; readonly unknown: string[]; readonly twice: string[] };
export function outlineOf(text: string): string[];
export function departures(rules: string, books: Readonly<Record<string, string>>): string[];

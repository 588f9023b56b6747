export function rulesOf(text: string): string[];
export function citationsOf(text: string): string[];
export function compare(
  rules: readonly string[],
  citations: readonly string[],
): { readonly untested: string[]; readonly unknown: string[]; readonly twice: string[] };

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Coverage } from './coverage.js';
import type { Part } from './part.js';

/** A long run in several goes: what all of them came to, and the seed with which the next goes on. */
export type Kept = { readonly next: number; readonly part: Part };

export function keptIn(file: string): Kept | null {
  if (!existsSync(file)) return null;
  const kept: Kept = JSON.parse(readFileSync(file, 'utf8'));
  return kept;
}

export function keep(file: string, kept: Kept): void {
  writeFileSync(file, JSON.stringify(kept));
}

/** Several parts as one. */
export function together(parts: readonly Part[]): Part {
  const coverage = new Coverage();
  const faults = new Map<string, number>();
  for (const part of parts) {
    coverage.add(part.met);
    for (const [what, count] of part.faults) faults.set(what, (faults.get(what) ?? 0) + count);
  }
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    games: sum(({ games }) => games),
    forged: sum(({ forged }) => forged),
    faults: [...faults],
    met: coverage.met(),
  };
}

import { readFileSync } from 'node:fs';

/** The facts of the board that geography must obey: the module's own data file. */
export interface BoardFacts {
  readonly provinces: readonly ProvinceFacts[];
  readonly offMap: readonly { readonly id: string; readonly name: Names }[];
  readonly borders: readonly { readonly between: readonly [string, string]; readonly river: River | null }[];
  readonly straits: readonly { readonly between: readonly [string, string] }[];
  readonly fourCorners: readonly { readonly provinces: readonly string[] }[];
}
export interface ProvinceFacts {
  readonly id: string;
  readonly name: Names;
  readonly zone: string;
  readonly terrain: 'plain' | 'mountain';
  readonly coast: 'landing' | 'barred' | null;
}
export type Names = Readonly<Record<'fr' | 'en' | 'es', string>>;
export const RIVERS = ['ebre', 'douro', 'tage'] as const;
export type River = (typeof RIVERS)[number];

export const FACTS = new URL('../../src/games/hispania/data/map.json', import.meta.url);

export const readFacts = (from: URL | string = FACTS): BoardFacts => JSON.parse(readFileSync(from, 'utf8'));

export const pairOf = (a: string, b: string): string => [a, b].sort().join('|');

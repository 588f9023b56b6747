import { readFileSync } from 'node:fs';

/** The board's facts that geography must match: the module's own data file. */
export interface BoardFacts {
  readonly provinces: readonly ProvinceFacts[];
  readonly offMap: readonly { readonly id: string }[];
  readonly borders: readonly { readonly between: readonly [string, string]; readonly river: River | 'none' }[];
  readonly straits: readonly (readonly [string, string])[];
  readonly fourCorners: readonly (readonly string[])[];
}
interface ProvinceFacts {
  readonly id: string;
  readonly zone: string;
  readonly terrain: 'plain' | 'mountain';
  readonly coast: 'landing' | 'barred' | 'none';
}
export const RIVERS = ['ebre', 'douro', 'tage'] as const;
export type River = (typeof RIVERS)[number];

const FACTS = new URL('../../../src/games/hispania/facts/data/map.json', import.meta.url);

export const readFacts = (): BoardFacts => JSON.parse(readFileSync(FACTS, 'utf8'));

export const pairOf = (a: string, b: string): string => [a, b].sort().join('|');

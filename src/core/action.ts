import type { Json } from './json.js';

/** A seat's action: a verb and a value for each slot of its offer, filled in order. */
export interface Action {
  readonly verb: string;
  readonly [slot: string]: SlotValue;
}

/** One id, a number, several ids with how many of each, or a free text. */
export type SlotValue = string | number | Tally | undefined;

/** How many of each, e.g. units by kind: `{ infantry: 2, 'leader:Tarik': 1 }`. */
export interface Tally {
  readonly [id: string]: number;
}

export function isTally(value: Json | SlotValue): value is Tally {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const count of Object.values(value)) if (typeof count !== 'number') return false;
  return true;
}

import { type Action, isTally, type SlotValue, type Tally } from '../../core/action.js';

/** What was chosen, read with its type. An action that the offers allow has these values; nothing else gets here. */

export function tallyIn(value: SlotValue): Tally | null {
  return isTally(value) ? value : null;
}
export function textIn(action: Action, slot: string): string {
  const value = action[slot];
  return typeof value === 'string' ? value : '';
}
export function numberIn(action: Action, slot: string): number {
  const value = action[slot];
  return typeof value === 'number' ? value : 0;
}
/** One of a vocabulary, or null where it is none of it. */
export function oneIn<const Ids extends readonly string[]>(ids: Ids, value: SlotValue): Ids[number] | null {
  return ids.find((id) => id === value) ?? null;
}

/** The verb and nothing else. */
export function isBare(action: Action, verb: string): boolean {
  return action.verb === verb && Object.keys(action).length === 1;
}

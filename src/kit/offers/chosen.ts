import { type Action, isTally, type SlotValue, type Tally } from '../../core/action.js';

/** Typed reading of chosen values. Actions that passed the offers have these values; nothing else gets here. */

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
/** A vocabulary's id, or null. */
export function oneIn<const Ids extends readonly string[]>(ids: Ids, value: SlotValue): Ids[number] | null {
  return ids.find((id) => id === value) ?? null;
}

export function isBare(action: Action, verb: string): boolean {
  return action.verb === verb && Object.keys(action).length === 1;
}

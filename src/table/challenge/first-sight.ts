import { isObject } from '../../core/json.js';
import { AUTOPILOT } from '../change/default.js';
import type { LogEntry } from '../ports/store.js';

/** What is written when somebody looks at the dice of a challenge that he plays. */
export const DICE_SEEN = 'dice-seen';

/** Nothing was taken back or looked at, and nobody played but one person from beginning to end. */
export function isFirstSight(entries: readonly LogEntry[]): boolean {
  const players = playersOf(entries);
  return entries.every(touchesNothing) && players.length <= 1 && !players.includes(AUTOPILOT);
}

function touchesNothing({ kind, detail }: LogEntry): boolean {
  if (kind === 'undo' || kind === 'position') return false;
  return !(kind === 'table' && isObject(detail) && (detail.what === DICE_SEEN || detail.what === 'import'));
}

/** Who has acted, the autopilot too. */
export function playersOf(entries: readonly LogEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ kind, userId }) => (kind === 'act' ? [userId] : [])))];
}

/** The one person whose game it is; null: several played it, or nobody. */
export function playerOf(entries: readonly LogEntry[]): string | null {
  const people = playersOf(entries).filter((userId) => userId !== AUTOPILOT);
  return people.length === 1 ? (people[0] ?? null) : null;
}

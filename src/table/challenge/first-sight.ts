import { isObject } from '../../core/json.js';
import { AUTOPILOT } from '../change/default.js';
import type { LogEntry } from '../ports/store.js';

/** Log entry for a player who looks at the dice of a challenge he plays. */
export const DICE_SEEN = 'dice-seen';

/** What moves a game to the open table at any time. */
const TOUCHES: readonly string[] = [DICE_SEEN, 'import'];
/** What moves it only once the game has begun: a player who gives up his seat may see others' dice meanwhile. */
const CHANGES_HANDS: readonly string[] = ['leave', 'join', 'substitute'];

/** Nothing undone or looked up, and only one person sat there throughout. */
export function isFirstSight(entries: readonly LogEntry[]): boolean {
  const players = playersOf(entries);
  // The latest entries of a long log start after its setup.
  let begun = entries[0] !== undefined && entries[0].version > 1;
  const touched = entries.some(({ kind, detail }) => {
    if (kind === 'undo' || kind === 'position') return true;
    if (kind === 'setup') begun = true;
    const what = kind === 'table' && isObject(detail) ? String(detail.what) : '';
    return TOUCHES.includes(what) || (begun && CHANGES_HANDS.includes(what));
  });
  return !touched && players.length <= 1 && !players.includes(AUTOPILOT);
}

/** Who has left it, begun or not. Giving up a seat does not stop anyone from seeing others' dice. */
export function leaversOf(entries: readonly LogEntry[]): readonly string[] {
  return entries.flatMap(({ kind, userId, detail }) =>
    kind === 'table' && isObject(detail) && detail.what === 'leave' ? [userId] : [],
  );
}

/** Who has acted, autopilot included. */
export function playersOf(entries: readonly LogEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ kind, userId }) => (kind === 'act' ? [userId] : [])))];
}

/** The one person who plays it; null if there are several or none. */
export function playerOf(entries: readonly LogEntry[]): string | null {
  const people = playersOf(entries).filter((userId) => userId !== AUTOPILOT);
  return people.length === 1 ? (people[0] ?? null) : null;
}

import { isObject } from '../../core/json.js';
import { AUTOPILOT } from '../change/default.js';
import type { LogEntry } from '../ports/store.js';

/** What is written when somebody looks at the dice of a challenge that he plays. */
export const DICE_SEEN = 'dice-seen';

/** What moves a game to the open table whenever it comes. */
const TOUCHES: readonly string[] = [DICE_SEEN, 'import'];
/** What does so once the game has begun: whoever gives his seat up may look at others' dice meanwhile. */
const CHANGES_HANDS: readonly string[] = ['leave', 'join', 'substitute'];

/** Nothing was taken back or looked at, and nobody sat there but one person from beginning to end. */
export function isFirstSight(entries: readonly LogEntry[]): boolean {
  const players = playersOf(entries);
  // The latest entries of a long log begin after its setup.
  let begun = entries[0] !== undefined && entries[0].version > 1;
  const touched = entries.some(({ kind, detail }) => {
    if (kind === 'undo' || kind === 'position') return true;
    if (kind === 'setup') begun = true;
    const what = kind === 'table' && isObject(detail) ? String(detail.what) : '';
    return TOUCHES.includes(what) || (begun && CHANGES_HANDS.includes(what));
  });
  return !touched && players.length <= 1 && !players.includes(AUTOPILOT);
}

/** Who has left it, begun or not: a seat given up forbids nobody to look at others' dice. */
export function leaversOf(entries: readonly LogEntry[]): readonly string[] {
  return entries.flatMap(({ kind, userId, detail }) =>
    kind === 'table' && isObject(detail) && detail.what === 'leave' ? [userId] : [],
  );
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

import { AUTOPILOT } from '../change/default.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { isAlone } from '../seats.js';

/** A game that gathers players lapses after so many days, one that paused by itself ends after so many more. */
const GATHERING_DAYS = 14;
const PAUSED_DAYS = 60;
const DAY = 86_400_000;

/**
 * When silence will have its consequence after this commit; null: never. A game that waits for one person alone waits
 * for as long as he likes, and so does one that people have paused.
 */
export function restsAt(
  before: GameRecord,
  game: GameRecord,
  entries: readonly Pick<LogEntry, 'userId'>[],
  now: Date,
): Date | null {
  const after = (days: number) => new Date(now.getTime() + days * DAY);
  const acted = entries.some(({ userId }) => userId !== AUTOPILOT && userId !== '');
  switch (game.phase) {
    case 'gathering':
      return after(GATHERING_DAYS);
    case 'playing':
      if (isAlone(game)) return null;
      if (acted || before.phase !== 'playing') return after(game.settings.restDays);
      return isDeserted(game) ? now : before.restsAt;
    case 'paused':
      if (before.phase === 'paused') return before.restsAt;
      return acted ? null : after(PAUSED_DAYS);
    case 'over':
    case 'archived':
      return null;
  }
}

/** The autopilot has played for everybody since he last acted: it would go on among itself. */
function isDeserted({ seats }: GameRecord): boolean {
  const people = seats.filter(({ userId, autopilot }) => userId !== null && !autopilot);
  return people.length > 0 && people.every(({ lapses = 0 }) => lapses > 0);
}

import { hoursAfter, lapsesAt, type PreferencesOf } from '../table/deadline/grace.js';
import { mayBeTold, wakingFrom } from '../table/people/waking.js';
import { LEAST_REMINDER_HOURS, type Preferences } from '../table/ports/preferences.js';
import type { NoticeKind, Wait } from '../table/ports/reminder-store.js';
import type { GameRecord } from '../table/ports/store.js';
import { isAlone } from '../table/seats.js';
import { warnedAt, warningAt } from './warning.js';

/** What one person is still to be told about one obligation, and when. */
interface PlannedNotice {
  readonly kind: NoticeKind;
  readonly at: Date;
}

/** A reminder is skipped if a graver one follows within this time. */
const CLOSE_HOURS = 1;

function isSaid(wait: Wait, userId: string, kind: NoticeKind, from: Date | null = null): boolean {
  return wait.said.some(
    (word) => word.userId === userId && word.kind === kind && (from === null || Date.parse(word.at) >= from.getTime()),
  );
}

function lastSaid(wait: Wait, userId: string): Date | null {
  const times = wait.said.filter((word) => word.userId === userId).map((word) => Date.parse(word.at));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** How long a wait has lasted, in usual intervals, and how many of them pass to the next reminder; after that no more. */
const RHYTHM = [
  { under: 1, pause: 1 },
  { under: 3, pause: 2 },
  { under: 7, pause: 4 },
];

/** The next reminder: they grow rarer and stop, for whoever has not come by then knows. */
function nextReminder(wait: Wait, userId: string, every: number, preferences: Preferences): readonly PlannedNotice[] {
  const { since } = wait.obligation;
  const last = lastSaid(wait, userId) ?? since;
  const lasted = Math.max(0, last.getTime() - since.getTime());
  const step = RHYTHM.find(({ under }) => lasted < hoursAfter(new Date(0), under * every).getTime());
  if (step === undefined) return [];
  return [{ kind: 'reminder', at: wakingFrom(hoursAfter(last, step.pause * every), preferences) }];
}

function nudges(game: GameRecord, wait: Wait, userId: string, preferences: Preferences): readonly PlannedNotice[] {
  const { nudgeHours } = game.settings;
  if (nudgeHours <= 0) return [];
  return nextReminder(wait, userId, nudgeHours, preferences);
}

/** All notices still ahead (or overdue) for this person, each with its earliest time. */
export function plannedNotices(
  game: GameRecord,
  wait: Wait,
  userId: string,
  everybody: PreferencesOf,
): readonly PlannedNotice[] {
  const preferences = everybody.get(userId);
  if (preferences === undefined) return [];
  const { obligation } = wait;
  const wantsWords = preferences.remindBy !== 'none';
  // Nobody is called to a game that waits for him alone; he may have asked for reminders that it exists.
  if (isAlone(game)) return nudges(game, wait, userId, preferences);
  const planned: PlannedNotice[] = [];
  // The post about the wait mentions the player right away, if he may be notified then.
  const calledByPost = mayBeTold(obligation.since, preferences);
  const called = calledByPost || isSaid(wait, userId, 'call');
  if (!called) planned.push({ kind: 'call', at: wakingFrom(obligation.since, preferences) });
  // Nobody has to answer in a window: it is announced once.
  if (obligation.kind === 'window') return planned;

  // A deadline may move (a pause, a new setting, a substitute): then notices about the old one are void.
  const { dueAt } = obligation;
  const end = lapsesAt(game, obligation, everybody);
  const warning = warningAt(game, obligation, preferences);
  const toWarn = warning !== null && warnedAt(wait, userId, warning) === null;
  // If nothing lapses, a deadline shorter than its warning needs none.
  const asked = wantsWords && dueAt !== null && hoursAfter(dueAt, -game.settings.warnHours) > obligation.since;
  if (toWarn && (end !== null || (asked && game.settings.warnHours > 0)))
    planned.push({ kind: 'warning', at: warning });
  // Players who want no reminders are still warned once before they are played for.
  if (!wantsWords) return planned;
  if (dueAt !== null && !isSaid(wait, userId, 'grace', dueAt)) {
    const at = wakingFrom(dueAt, preferences);
    if (end === null || at < end) planned.push({ kind: 'grace', at });
  }

  if (called && preferences.remindEveryHours > 0) {
    const every = Math.max(preferences.remindEveryHours, LEAST_REMINDER_HOURS[preferences.remindBy]);
    for (const next of nextReminder(wait, userId, every, preferences)) {
      const graver = planned.some((word) => word.at >= next.at && word.at < hoursAfter(next.at, CLOSE_HOURS));
      if (!graver) planned.push(next);
    }
  }
  return planned;
}

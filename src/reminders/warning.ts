import { addresseesOf, hoursAfter, lapsesAt, type PreferencesOf } from '../table/deadline/grace.js';
import { absenceAt, quietAt, wakingFrom } from '../table/people/waking.js';
import type { Preferences } from '../table/ports/preferences.js';
import type { NoticeKind, Wait } from '../table/ports/reminder-store.js';
import type { GameRecord, OpenObligation } from '../table/ports/store.js';

/** Nobody is played for before he was warned and had this long to act on it. */
const LEAST_NOTICE_HOURS = 1;
const HOUR = 3_600_000;

/** For a very short deadline (a play script's), half of it. */
function leastNotice({ since, dueAt }: OpenObligation & { readonly dueAt: Date }): number {
  return Math.min(LEAST_NOTICE_HOURS, halfOf(since, dueAt));
}

function halfOf(since: Date, dueAt: Date): number {
  return (dueAt.getTime() - since.getTime()) / HOUR / 2;
}

/**
 * A warning in quiet hours waits for the morning if that leaves at least half of the notice the table wanted. Otherwise
 * it comes an hour before the quiet hours, or if that is impossible the morning after, before which nobody is played
 * for. Null: he said himself that he is away.
 */
export function warningAt(game: GameRecord, obligation: OpenObligation, preferences: Preferences): Date | null {
  const { since, dueAt } = obligation;
  if (dueAt === null) return null;
  const asked = Math.max(game.settings.warnHours, leastNotice({ ...obligation, dueAt }));
  const notice = hoursAfter(dueAt, -asked) > since ? asked : halfOf(since, dueAt);
  const wanted = hoursAfter(dueAt, -notice);
  const waking = wakingFrom(wanted, preferences);
  if (waking <= hoursAfter(dueAt, -notice / 2)) return waking;
  const quiet = quietAt(wanted, preferences);
  if (quiet !== null) {
    const evening = hoursAfter(quiet.from, -1);
    if (evening > since && wakingFrom(evening, preferences).getTime() === evening.getTime()) return evening;
  }
  if (waking < dueAt) return waking;
  return absenceAt(wanted, preferences) === null ? waking : null;
}

const WARNS: readonly NoticeKind[] = ['warning', 'grace'];

/** When this person was warned of the current deadline; null: not yet. */
export function warnedAt({ said }: Wait, userId: string, warning: Date): Date | null {
  const times = said
    .filter((word) => word.userId === userId && WARNS.includes(word.kind))
    .map((word) => Date.parse(word.at))
    .filter((at) => at >= warning.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

export interface End {
  readonly at: Date;
  /** Somebody is still to be warned: it does not come before that. */
  readonly unwarned: boolean;
}

/**
 * When a wait lapses, whatever happened to its deadline (an outage, a pause, other settings, a failed notice): never
 * before all who are awaited were warned and had time to act on it. Null: it does not lapse.
 */
export function endOf(game: GameRecord, wait: Wait, everybody: PreferencesOf, now: Date): End | null {
  const { obligation } = wait;
  const end = lapsesAt(game, obligation, everybody);
  const { dueAt, kind } = obligation;
  if (end === null) return null;
  if (kind === 'window' || dueAt === null) return { at: end, unwarned: false };
  const notice = leastNotice({ ...obligation, dueAt });
  let at = end;
  let unwarned = false;
  for (const userId of addresseesOf(game, obligation)) {
    const preferences = everybody.get(userId);
    const warning = preferences === undefined ? null : warningAt(game, obligation, preferences);
    if (warning === null || warning >= end) continue;
    const warned = warnedAt(wait, userId, warning);
    unwarned ||= warned === null;
    const earliest = hoursAfter(warned ?? (warning > now ? warning : now), notice);
    if (earliest > at) at = earliest;
  }
  return { at, unwarned };
}

export function isOver(end: End | null, now: Date): boolean {
  return end !== null && !end.unwarned && end.at <= now;
}

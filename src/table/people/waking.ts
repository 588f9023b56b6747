import type { Preferences } from '../ports/preferences.js';
import { localTime, momentOf, readDate } from './zone.js';

/** When a person may be notified: outside quiet hours and announced absences, by his own clock. */
interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Absences are dates, both ends included. */
export function absencesOf(preferences: Preferences): readonly Span[] {
  const spans: Span[] = [];
  for (const absence of preferences.absences) {
    const first = readDate(absence.from);
    const last = readDate(absence.to);
    if (first === null || last === null) continue;
    spans.push({
      from: momentOf(first.year, first.month, first.day, 0, preferences.timeZone),
      to: momentOf(last.year, last.month, last.day + 1, 0, preferences.timeZone),
    });
  }
  return spans;
}

export function absenceAt(at: Date, preferences: Preferences): Span | null {
  return absencesOf(preferences).find((span) => span.from <= at && at < span.to) ?? null;
}

/** The quiet hours that contain this moment. */
export function quietAt(at: Date, preferences: Preferences): Span | null {
  const { quiet, timeZone } = preferences;
  if (quiet === null || quiet.from === quiet.to) return null;
  const local = localTime(at, timeZone);
  const overnight = quiet.from > quiet.to;
  const late = local.hour >= quiet.from;
  const early = local.hour < quiet.to;
  if (overnight ? !late && !early : !late || !early) return null;
  const firstDay = overnight && !late ? local.day - 1 : local.day;
  const lastDay = overnight ? firstDay + 1 : firstDay;
  return {
    from: momentOf(local.year, local.month, firstDay, quiet.from, timeZone),
    to: momentOf(local.year, local.month, lastDay, quiet.to, timeZone),
  };
}

/** The first moment from this one on at which the person may be notified. */
export function wakingFrom(at: Date, preferences: Preferences): Date {
  let moment = at;
  // Each step leaves one span for good, so two more steps than spans always suffice.
  for (let left = 2 * preferences.absences.length + 2; left > 0; left -= 1) {
    const asleep = absenceAt(moment, preferences) ?? quietAt(moment, preferences);
    if (asleep === null || asleep.to <= moment) return moment;
    moment = asleep.to;
  }
  return moment;
}

export function mayBeTold(at: Date, preferences: Preferences): boolean {
  return absenceAt(at, preferences) === null && quietAt(at, preferences) === null;
}

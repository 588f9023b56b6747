import { absencesOf, quietAt } from '../people/waking.js';
import { strengthFor } from '../pilots.js';
import type { Preferences } from '../ports/preferences.js';
import type { SeatRecord } from '../ports/seat-record.js';
import type { GameRecord, OpenObligation } from '../ports/store.js';

const HOUR = 3_600_000;

export function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * HOUR);
}

function recordsOf(game: GameRecord, { seats }: OpenObligation): readonly SeatRecord[] {
  return game.seats.filter(({ seat }) => seats.includes(seat));
}

export type PreferencesOf = ReadonlyMap<string, Preferences>;

/** How much of his day a player keeps after a night in which his time would have ended. */
const MORNING_HOURS = 1;

/**
 * When the player's time is up: at the end of the grace, but never in his quiet hours, for nobody is played for without
 * a notice in his daytime. Never if there is no deadline or the table only reminds. A window closes on time whatever
 * the table does about absence, since nobody had to answer. An announced absence silences reminders but stops no clock;
 * if the table wants so, its consequence follows at once.
 */
export function lapsesAt(game: GameRecord, obligation: OpenObligation, preferences: PreferencesOf): Date | null {
  if (obligation.kind === 'window') return obligation.dueAt;
  const end = graceEnds(game, obligation, preferences);
  const away = awayFrom(game, obligation, preferences, end);
  return away === null || (end !== null && end <= away) ? end : away;
}

/** Whether it lapses because of an announced absence, not because time ran out. */
export function lapsesForAway(game: GameRecord, obligation: OpenObligation, preferences: PreferencesOf): boolean {
  const end = graceEnds(game, obligation, preferences);
  const away = awayFrom(game, obligation, preferences, end);
  return away !== null && (end === null || away < end);
}

function graceEnds(game: GameRecord, { dueAt, seats }: OpenObligation, preferences: PreferencesOf): Date | null {
  const { onAbsence, graceHours } = game.settings;
  if (onAbsence === 'remind' || dueAt === null) return null;
  let end = hoursAfter(dueAt, graceHours);
  for (const { seat, userId } of game.seats) {
    const own = userId !== null && seats.includes(seat) ? preferences.get(userId) : undefined;
    const night = own === undefined ? null : quietAt(end, own);
    if (night !== null) end = hoursAfter(night.to, MORNING_HOURS);
  }
  return end;
}

/**
 * From when on everyone awaited is away as announced, if the table does not wait for that. Seats on autopilot are never
 * away.
 */
function awayFrom(
  game: GameRecord,
  obligation: OpenObligation,
  preferences: PreferencesOf,
  end: Date | null,
): Date | null {
  const { onAbsence, onAway } = game.settings;
  const { since } = obligation;
  let latest = since;
  for (const record of recordsOf(game, obligation)) {
    const { userId, substituteId } = record;
    const own = userId === null ? undefined : preferences.get(userId);
    if (own === undefined || strengthFor(record, obligation) !== null) return null;
    const atOnce = onAway === 'autopilot' || (onAway === 'substitute' && substituteId !== null);
    // A named substitute takes the seat of someone who would be away past his time.
    const outlasts = onAway === 'wait' && onAbsence === 'substitute' && substituteId !== null;
    if (!atOnce && !outlasts) return null;
    const span = absencesOf(own).find(
      ({ from, to }) => to > since && (end === null || from < end) && (atOnce || end === null || to >= end),
    );
    if (span === undefined) return null;
    if (span.from > latest) latest = span.from;
  }
  return latest;
}

/** Who is notified: the holders of the seats, each once, except those on autopilot. */
export function addresseesOf(game: GameRecord, obligation: OpenObligation): readonly string[] {
  const people = recordsOf(game, obligation).map((record) =>
    strengthFor(record, obligation) === null ? record.userId : null,
  );
  return [...new Set(people.filter((userId) => userId !== null))];
}

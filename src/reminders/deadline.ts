import { absencesOf } from '../table/people/waking.js';
import type { GameRecord, OpenObligation, Preferences, SeatRecord } from '../table/ports/store.js';

/** When a deadline lapses, and who is meant to act until then. What a lapse does is the table's affair. */
const HOUR = 3_600_000;

export function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * HOUR);
}

function seatOf(game: GameRecord, obligation: OpenObligation): SeatRecord | null {
  return game.seats.find((seat) => seat.seat === obligation.seat) ?? null;
}

export type PreferencesOf = ReadonlyMap<string, Preferences>;

/**
 * When the player has had his time: at the end of the grace; never, where there is no deadline or the table only
 * reminds. An announced absence silences but stops no clock; one that outlasts the deadline lets a named substitute
 * take the seat at once, so that nobody waits in vain.
 */
export function lapsesAt(game: GameRecord, obligation: OpenObligation, preferences: PreferencesOf): Date | null {
  const { onAbsence, graceHours } = game.settings;
  if (onAbsence === 'remind') return null;
  const end = obligation.dueAt === null ? null : hoursAfter(obligation.dueAt, graceHours);
  const seat = seatOf(game, obligation);
  if (onAbsence !== 'substitute' || seat?.userId == null || seat.substituteId === null) return end;
  const own = preferences.get(seat.userId);
  if (own === undefined) return end;
  const outlasting = absencesOf(own).find((span) => span.to > obligation.since && (end === null || span.to >= end));
  if (outlasting === undefined || (end !== null && outlasting.from >= end)) return end;
  return new Date(Math.max(outlasting.from.getTime(), obligation.since.getTime()));
}

/** Who is spoken to: whoever has the seat. Nobody is called where the autopilot plays. */
export function addresseeOf(game: GameRecord, obligation: OpenObligation): string | null {
  const seat = seatOf(game, obligation);
  return seat === null || seat.autopilot ? null : seat.userId;
}

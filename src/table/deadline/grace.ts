import { absencesOf } from '../people/waking.js';
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

/**
 * When the player has had his time: at the end of the grace; never, where there is no deadline or the table only
 * reminds. A window closes when its time is over, whatever the table does about absence: nobody had to answer. An
 * announced absence silences but stops no clock; one that outlasts the deadline lets a named substitute take the seat at
 * once, so that nobody waits in vain.
 */
export function lapsesAt(game: GameRecord, obligation: OpenObligation, preferences: PreferencesOf): Date | null {
  if (obligation.kind === 'window') return obligation.dueAt;
  const { onAbsence, graceHours } = game.settings;
  if (onAbsence === 'remind') return null;
  const end = obligation.dueAt === null ? null : hoursAfter(obligation.dueAt, graceHours);
  const [seat, ...others] = recordsOf(game, obligation);
  if (onAbsence !== 'substitute' || seat?.userId == null || seat.substituteId === null) return end;
  // Whoever may answer beside him is there.
  if (others.length > 0) return end;
  const own = preferences.get(seat.userId);
  if (own === undefined) return end;
  const outlasting = absencesOf(own).find((span) => span.to > obligation.since && (end === null || span.to >= end));
  if (outlasting === undefined || (end !== null && outlasting.from >= end)) return end;
  return new Date(Math.max(outlasting.from.getTime(), obligation.since.getTime()));
}

/** Who is spoken to: whoever has the seats, each once. Nobody is called where the autopilot plays. */
export function addresseesOf(game: GameRecord, obligation: OpenObligation): readonly string[] {
  const people = recordsOf(game, obligation).map((record) =>
    strengthFor(record, obligation) === null ? record.userId : null,
  );
  return [...new Set(people.filter((userId) => userId !== null))];
}

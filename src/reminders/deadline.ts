import type { GameRecord, OpenObligation, Preferences, SeatRecord } from '../table/ports.js';
import { absenceAt } from '../table/waking.js';

/** When a deadline lapses, and who is meant to act until then. What a lapse does is the table's affair. */
const HOUR = 3_600_000;

export function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * HOUR);
}

export function seatOf(game: GameRecord, obligation: OpenObligation): SeatRecord | null {
  return game.seats.find((seat) => seat.seat === obligation.seat) ?? null;
}

/** The end of the grace. Null: never, because there is no deadline or the table only reminds. */
export function lapsesAt(game: GameRecord, obligation: OpenObligation): Date | null {
  if (obligation.dueAt === null || game.settings.onAbsence === 'remind') return null;
  return hoursAfter(obligation.dueAt, game.settings.graceHours);
}

/**
 * Who is spoken to: the player, or the substitute while the player has announced to be away. An absence silences;
 * it does not stop the game's clock. Nobody is called where the autopilot plays.
 */
export function addresseeOf(
  game: GameRecord,
  obligation: OpenObligation,
  preferences: ReadonlyMap<string, Preferences>,
  now: Date,
): string | null {
  const seat = seatOf(game, obligation);
  if (seat === null || seat.autopilot) return null;
  if (game.settings.onAbsence === 'substitute' && seat.substituteId !== null) {
    const own = seat.userId === null ? undefined : preferences.get(seat.userId);
    if (seat.userId === null || (own !== undefined && absenceAt(now, own) !== null)) return seat.substituteId;
  }
  return seat.userId;
}

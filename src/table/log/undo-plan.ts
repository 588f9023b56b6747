import { ok, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { seatRecord } from '../seats.js';

/** What an undo would remove, and whose consent it needs. */
export interface UndoPlan {
  /** The version to go back to. */
  readonly to: number;
  /** What is removed. */
  readonly fallen: readonly LogEntry[];
  /** Whether that includes dice or revealed secrets. */
  readonly pastChance: boolean;
  readonly consents: readonly SeatId[];
}

/**
 * Back to before the seat's last command. Free while nobody else has acted and nothing was rolled or revealed. Past a
 * die or a revealed secret every other seat must agree, no matter who has acted since: no fishing for better rolls, no
 * forgetting what was seen. Otherwise those who acted since must agree.
 */
export function planUndo(
  game: GameRecord,
  seat: SeatId,
  live: readonly LogEntry[],
  /** The game master asks nobody, except that a table may forbid taking back anything rolled or revealed. */
  force: boolean,
): Result<UndoPlan> {
  const last = live.findLast((entry) => entry.kind === 'act' && entry.seat === seat);
  if (last === undefined) return refuse('nothing-to-undo');
  const since = live.filter(({ version, kind }) => version >= last.version && (kind === 'act' || kind === 'spent'));
  const pastChance = since.some(showsChance);
  const concerned = pastChance
    ? game.seats.map((other) => other.seat)
    : [...new Set(since.flatMap((entry) => (entry.seat === null ? [] : [entry.seat])))];
  const others = concerned.filter((other) => other !== seat && isHeldByAnother(game, other, seat));
  if (game.settings.undo === 'never' && (pastChance || others.length > 0)) return refuse('undo-never');
  return ok({ to: last.version - 1, fallen: since, pastChance, consents: force ? [] : others });
}

export function showsChance(entry: Pick<LogEntry, 'rolls' | 'events'>): boolean {
  return (
    entry.rolls.length > 0 ||
    entry.events.some((event) => event.reveals === true || (event.audience !== undefined && event.audience !== 'all'))
  );
}

/** Only another person can agree; the autopilot cannot. */
function isHeldByAnother(game: GameRecord, seat: SeatId, by: SeatId): boolean {
  const user = seatRecord(game, seat)?.userId ?? null;
  return user !== null && user !== seatRecord(game, by)?.userId;
}

import { ok, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { seatRecord } from '../seats.js';

/** What an undo would take back, and whose agreement it needs. */
export interface UndoPlan {
  /** The version to go back to. */
  readonly to: number;
  /** What falls with it. */
  readonly fallen: readonly LogEntry[];
  /** Whether dice or revealed secrets are among them. */
  readonly pastChance: boolean;
  readonly consents: readonly SeatId[];
}

/**
 * Back to before the seat's last command. Free while nobody else has acted and nothing was rolled or revealed. Behind a
 * die or a revealed secret every other seat must agree, whoever has acted since: nobody may fish for a better roll, nor
 * forget what he has seen. Else those who acted since.
 */
export function planUndo(
  game: GameRecord,
  seat: SeatId,
  live: readonly LogEntry[],
  /** The game master asks nobody; where nothing rolled or revealed is ever taken back, he does not either. */
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

/** Only a person other than the one who asks can agree; the autopilot cannot do it for him. */
function isHeldByAnother(game: GameRecord, seat: SeatId, by: SeatId): boolean {
  const user = seatRecord(game, seat)?.userId ?? null;
  return user !== null && user !== seatRecord(game, by)?.userId;
}

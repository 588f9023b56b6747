import { ok, type Result, refuse } from '../../core/result.js';
import type { SeatId, TableMode } from '../../core/seat.js';
import { isSelfPlayed } from '../inner.js';
import type { GameRecord, LogEntry } from '../ports/store.js';

/** What an undo would take back, and whose agreement it needs. */
export interface UndoPlan {
  /** The version to go back to. */
  readonly to: number;
  /** How many commands fall with it. */
  readonly dropped: number;
  /** Whether dice or revealed secrets are among them. */
  readonly pastChance: boolean;
  readonly consents: readonly SeatId[];
}

/**
 * Back to before the seat's last command. Free while nobody else has acted and nothing was rolled or revealed. Else
 * every seat that acted since must agree; when a die or a secret is taken back and nobody else has acted, every other
 * seat against which one plays: nobody may fish for a better roll unseen.
 */
export function planUndo(
  game: GameRecord,
  mode: TableMode,
  seat: SeatId,
  live: readonly LogEntry[],
  /** The game master asks nobody. */
  force: boolean,
): Result<UndoPlan> {
  const last = live.findLast((entry) => entry.kind === 'act' && entry.seat === seat);
  if (last === undefined) return refuse('nothing-to-undo');
  const since = live.filter((entry) => entry.version >= last.version && entry.kind === 'act');
  const pastChance = since.some(showsChance);
  const acted = [
    ...new Set(since.flatMap((entry) => (entry.seat === null || entry.seat === seat ? [] : [entry.seat]))),
  ];
  const asked =
    acted.length === 0 && pastChance && mode === 'competitive' ? game.seats.map((other) => other.seat) : acted;
  const consents = force ? [] : asked.filter((other) => other !== seat && isHeldByAnother(game, other, seat));
  if (consents.length > 0 && game.settings.undo === 'never') return refuse('undo-never');
  return ok({ to: last.version - 1, dropped: since.length, pastChance, consents });
}

function showsChance(entry: LogEntry): boolean {
  return (
    entry.rolls.length > 0 ||
    entry.events.some((event) => event.reveals === true || (event.audience !== undefined && event.audience !== 'all'))
  );
}

/** Only a person other than the one who asks can agree. */
function isHeldByAnother(game: GameRecord, seat: SeatId, by: SeatId): boolean {
  const userOf = (id: SeatId) => game.seats.find((record) => record.seat === id)?.userId ?? null;
  const user = userOf(seat);
  return user !== null && user !== userOf(by) && !isSelfPlayed(game, seat);
}

import type { State } from '../../core/game-module.js';
import type { SeatId } from '../../core/seat.js';
import type { TableContext } from '../context.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import type { Token } from './token.js';

/**
 * Does the button still ask what it asked when it was shown? The game is where it was, or others have moved on without
 * touching this seat's obligations (sealed bids come in from all sides): then the press counts.
 */
export async function sameQuestion(
  table: TableContext,
  game: GameRecord,
  token: Token,
  seat: SeatId,
  source = table.source(game.id),
): Promise<boolean> {
  if (token.version === game.version) return true;
  if (token.version > game.version || game.version - token.version > 50) return false;
  const module = table.moduleOf(game);
  const since = await source.log(token.version + 1, game.version);
  const disturbs = (entry: LogEntry) =>
    entry.kind === 'setup' ||
    entry.kind === 'undo' ||
    entry.kind === 'position' ||
    (entry.kind === 'act' && entry.seat === seat);
  if (since.some(disturbs)) return false;
  const [then, now] = [
    await table.states.at(module, game.id, token.version, source),
    await table.states.at(module, game.id, game.version, source),
  ];
  if (then === null || now === null) return false;
  const owed = (state: State) =>
    module
      .obligations(state)
      .filter((obligation) => obligation.seats.includes(seat))
      .map((obligation) => obligation.id);
  const [before, after] = [owed(then), owed(now)];
  // A question more (somebody offers a trade) changes nothing of those there were.
  return before.length > 0 && before.every((id) => after.includes(id));
}

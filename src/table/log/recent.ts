import { CHAPTER_ENDED, type GameEvent } from '../../core/chronicle.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import type { TableContext } from '../context.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { withoutUndone } from './replay.js';

/** What others did since this seat last acted; for a spectator, or if nobody else acted, the last chapter. */
export async function sinceLastTurn(table: TableContext, game: GameRecord, seat: SeatId | null) {
  const entries = await lastEntries(table, game);
  const mine = entries.findLastIndex((entry) => seat !== null && entry.seat === seat);
  const from = mine >= 0 && mine + 1 < entries.length ? mine + 1 : lastChapter(entries);
  return readable(entries.slice(from), seat);
}

/** The events of the current chapter. */
export async function recentEvents(table: TableContext, game: GameRecord, seat: SeatId | null) {
  const entries = await lastEntries(table, game);
  return readable(entries.slice(lastChapter(entries)), seat);
}

async function lastEntries(table: TableContext, game: GameRecord): Promise<readonly LogEntry[]> {
  return withoutUndone(await table.deps.store.log(game.id, Math.max(1, game.version - 300), game.version));
}

/** Where the latest chapter begins. */
function lastChapter(entries: readonly LogEntry[]): number {
  const ended = (index: number) => entries[index]?.events.some((event) => event.type === CHAPTER_ENDED) === true;
  let from = Math.max(0, entries.length - 1);
  while (from > 0 && !ended(from - 1)) from--;
  return from;
}

function readable(entries: readonly LogEntry[], seat: SeatId | null): readonly GameEvent[] {
  return entries.flatMap((entry) => entry.events).filter((event) => mayRead(event.audience ?? 'all', seat));
}

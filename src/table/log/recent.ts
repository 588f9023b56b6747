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

/**
 * The chapters that ended last in one go, as far as this seat may read them: a system's moves, and the next turn's
 * beginning. `on`: with what has happened since.
 */
export async function lastChapters(
  table: TableContext,
  game: GameRecord,
  seat: SeatId | null,
  until: 'end' | 'on' = 'end',
): Promise<readonly GameEvent[]> {
  const events = (await lastEntries(table, game)).map((entry) => entry.events);
  const ends = (of: readonly GameEvent[]) => of.findLastIndex(({ type }) => type === CHAPTER_ENDED);
  const last = events.findLastIndex((of) => ends(of) >= 0);
  if (last < 0) return [];
  const before = events.slice(0, last).findLastIndex((of) => ends(of) >= 0);
  const first = before < 0 ? [] : (events[before] ?? []);
  const whole = [...first.slice(ends(first) + 1), ...events.slice(before + 1, last).flat()];
  const ending = events[last] ?? [];
  const after = until === 'on' ? events.slice(last + 1).flat() : [];
  const told = [...whole, ...(until === 'on' ? ending : ending.slice(0, ends(ending) + 1)), ...after];
  return told.filter((event) => mayRead(event.audience ?? 'all', seat));
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

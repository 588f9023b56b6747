import { type Applied, CHAPTER_ENDED, type GameEvent } from '../../core/chronicle.js';
import type { ChapterPart, GameModule, State } from '../../core/game-module.js';
import type { SeatId } from '../../core/seat.js';
import type { TableContext } from '../context.js';
import { replayEntry, withoutUndone } from '../log/replay.js';
import type { GameRecord, LogEntry } from '../ports/store.js';

/** A chapter of a game, as it ended. */
export interface Chapter extends ChapterPart {
  /** Who acted last in it. */
  readonly seat: SeatId | null;
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** A chapter before it is played again: what it was, and in which entry it ended. */
export type ChapterHead = Omit<Chapter, 'state'> & { readonly version: number; readonly nth: number };

/** All chapters of a log that still stand, told from its events; what has not ended yet is the last one. */
export function chapterHeads(module: GameModule, entries: readonly LogEntry[]): readonly ChapterHead[] {
  const heads: ChapterHead[] = [];
  let events: GameEvent[] = [];
  for (const { version, seat, events: told } of entries) {
    let nth = 0;
    for (const event of told) {
      events.push(event);
      if (event.type !== CHAPTER_ENDED) continue;
      nth++;
      heads.push({ ...module.chapterOf?.(event), seat, events, version, nth });
      events = [];
    }
  }
  const last = entries.at(-1);
  if (last !== undefined && events.length > 0) heads.push({ seat: last.seat, events, version: last.version, nth: 0 });
  return heads;
}

/** The log of a game without what was taken back. */
export async function standingLog(table: TableContext, game: GameRecord): Promise<readonly LogEntry[]> {
  return withoutUndone(await table.deps.store.log(game.id, 1, game.version));
}

/**
 * The chapters with the board at the end of each: the log is played again from the last snapshot before them. Others are
 * let in after each entry, so that nobody waits for it.
 */
export async function playedChapters(
  table: TableContext,
  game: GameRecord,
  entries: readonly LogEntry[],
  heads: readonly ChapterHead[],
): Promise<readonly Chapter[]> {
  const module = table.moduleOf(game);
  const [first, last] = [heads[0], heads.at(-1)];
  if (first === undefined || last === undefined) return [];
  const begin = await table.deps.store.snapshotAt(game.id, first.version - 1);
  const stands = begin !== null && entries.some(({ version }) => version === begin.version);
  let state: State | null = stands ? begin.state : null;
  const from = stands ? begin.version : 0;
  const chapters: Chapter[] = [];
  for (const entry of entries) {
    if (entry.version <= from || entry.version > last.version) continue;
    const ends: State[] = [];
    state = await replayEntry(module, state, entry, nothingEarlier, (applied) => ends.push(...endsOf(applied)));
    for (const head of heads) {
      const shown = head.version === entry.version ? (ends[head.nth - 1] ?? state) : null;
      if (shown !== null) chapters.push({ ...head, state: shown });
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return chapters;
}

/** The board at the end of each chapter that ended in one action. */
function endsOf({ state, events, chapterEnds }: Applied<State>): readonly State[] {
  return chapterEnds ?? events.filter(({ type }) => type === CHAPTER_ENDED).map(() => state);
}

/** What was taken back is not among the entries, nor is the taking back. */
async function nothingEarlier(): Promise<null> {
  return null;
}

import { type Applied, CHAPTER_ENDED, type GameEvent, isStill } from '../../core/chronicle.js';
import type { ChapterPart } from '../../core/contract/event-meanings.js';
import type { GameModule } from '../../core/game-module.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import { replayEntry, withoutUndone } from '../log/replay.js';
import type { GameRecord, LogEntry } from '../ports/store.js';

/** A finished chapter of a game. */
export interface Chapter extends ChapterPart {
  /** Whose it was: who acted most in it, the first of them on a tie. */
  readonly seat: SeatId | null;
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** A chapter not yet replayed: what it was, and in which entry it ended. */
export type ChapterHead = Omit<Chapter, 'state'> & { readonly version: number; readonly nth: number };

/** All chapters of a log that still stand, from its events; an unfinished one comes last. */
export function chapterHeads(
  module: Pick<GameModule, 'meanings'>,
  entries: readonly Pick<LogEntry, 'version' | 'seat' | 'events'>[],
): readonly ChapterHead[] {
  const heads: ChapterHead[] = [];
  let events: GameEvent[] = [];
  let acted = new Map<SeatId | null, number>();
  for (const { version, seat, events: told } of entries) {
    let nth = 0;
    // A secret order is not part of it.
    if (told.some(({ audience }) => mayRead(audience ?? 'all', null))) acted.set(seat, (acted.get(seat) ?? 0) + 1);
    for (const event of told) {
      events.push(event);
      if (event.type !== CHAPTER_ENDED) continue;
      nth++;
      if (isStill(event)) continue;
      heads.push({ ...module.meanings.chapterOf?.(event), seat: most(acted) ?? seat, events, version, nth });
      events = [];
      acted = new Map();
    }
  }
  const last = entries.at(-1);
  if (last !== undefined && events.length > 0)
    heads.push({ seat: most(acted) ?? last.seat, events, version: last.version, nth: 0 });
  return heads;
}

function most(acted: ReadonlyMap<SeatId | null, number>): SeatId | null {
  const [first] = [...acted].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** A game's log without what was undone. */
export async function standingLog(table: TableContext, game: GameRecord): Promise<readonly LogEntry[]> {
  return withoutUndone(await table.deps.store.log(game.id, 1, game.version));
}

/**
 * The chapters with the board at the end of each: the log is replayed from the last snapshot before them, yielding
 * after each entry.
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

/** The boards at the end of the chapters that ended in one action. */
function endsOf({ state, events, chapterEnds }: Applied<State>): readonly State[] {
  return chapterEnds ?? events.filter(({ type }) => type === CHAPTER_ENDED).map(() => state);
}

/** The entries contain neither undone commands nor the undo. */
async function nothingEarlier(): Promise<null> {
  return null;
}

import { CHAPTER_ENDED, type GameEvent } from '../../core/chronicle.js';
import { mayRead } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import { replayEntry, withoutUndone } from '../log/replay.js';
import type { PictureRef, Story } from '../ports/post.js';
import type { GameRecord, LogEntry } from '../ports/store.js';

/** What a post tells of the log: everything public in these versions, or a part of it. */
export async function storyEvents(table: TableContext, game: GameRecord, story: Story): Promise<readonly GameEvent[]> {
  const entries = withoutUndone(await table.deps.store.log(game.id, story.from, story.to));
  return entries
    .flatMap((entry) => eventsOf(entry, story))
    .filter((event) => mayRead(event.audience ?? 'all', null))
    .filter((event) => story.thread === undefined || event.thread === story.thread);
}

function eventsOf(
  { version, events }: LogEntry,
  { from, to, afterChapter, untilChapter }: Story,
): readonly GameEvent[] {
  const start = version === from && afterChapter !== undefined ? endOf(events, afterChapter) : 0;
  const end = version === to && untilChapter !== undefined ? endOf(events, untilChapter) : events.length;
  return events.slice(start, end);
}

/** How many events there are up to and including that chapter's end. */
function endOf(events: readonly GameEvent[], nth: number): number {
  const ends = events.flatMap((event, at) => (event.type === CHAPTER_ENDED ? [at + 1] : []));
  return ends[nth - 1] ?? events.length;
}

/** The state that a picture shows: after the entry, or within it at the end of a chapter. */
export async function shownState(table: TableContext, game: GameRecord, picture: PictureRef): Promise<State | null> {
  const after = await table.stateAt(game, picture.version);
  if (picture.chapter === undefined) return after;
  const [entry] = await table.deps.store.log(game.id, picture.version, picture.version);
  if (entry === undefined) return after;
  const before = await table.stateAt(game, picture.version - 1);
  const ends: State[] = [];
  const at = (version: number) => table.stateAt(game, version);
  await replayEntry(table.moduleOf(game), before, entry, at, ({ chapterEnds = [] }) => ends.push(...chapterEnds));
  return ends[picture.chapter - 1] ?? after;
}

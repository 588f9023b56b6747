import { CHAPTER_ENDED, type GameEvent } from '../../core/chronicle.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { eventLines } from './event-lines.js';

/** The same as lines, but for finished chapters that the game tells in a few. */
export function chapterLines(
  table: TableContext,
  game: GameRecord,
  state: State | null,
  reader: SeatId | null,
  events: readonly GameEvent[],
): readonly Line[] {
  const module = table.moduleOf(game);
  const { summary } = module.meanings;
  if (summary === undefined || state === null) return eventLines(table, game, state, reader, events);
  return chaptersOf(events).flatMap((chapter) => {
    const phrases = chapter.at(-1)?.type === CHAPTER_ENDED ? summary(state, chapter) : null;
    if (phrases === null) return eventLines(table, game, state, reader, chapter);
    return phrases.map(({ key, values }): Line => {
      const line = { from: 'game', module: module.id, key: `summary.${key}` } as const;
      return values === undefined ? line : { ...line, values };
    });
  });
}

/** Each with its end; the last may go on. */
function chaptersOf(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const chapters: GameEvent[][] = [[]];
  for (const event of events) {
    chapters.at(-1)?.push(event);
    if (event.type === CHAPTER_ENDED) chapters.push([]);
  }
  return chapters.filter((chapter) => chapter.length > 0);
}

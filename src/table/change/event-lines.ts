import type { GameEvent } from '../../core/chronicle.js';
import type { GameModule } from '../../core/game-module.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import type { Line } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { seenBy } from '../seats.js';

/** Events as lines for one reader, without what he may not know. */
export function eventLines(
  table: TableContext,
  game: GameRecord,
  state: State | null,
  reader: SeatId | null,
  events: readonly GameEvent[],
): readonly Line[] {
  const module = table.moduleOf(game);
  const readable = events.filter((event) => mayRead(event.audience ?? 'all', reader));
  if (state === null || readable.length === 0) return [];
  const told = module.words.condense?.(readable, seenBy(module, game, state, reader)) ?? readable;
  return gathered(module, told).map(([event, ...more]) =>
    more.length === 0
      ? { from: 'event', module: module.id, event }
      : { from: 'events', module: module.id, events: [event, ...more] },
  );
}

/** Some events are not worth a sentence. */
export function isTold(table: TableContext, game: GameRecord) {
  const { words } = table.moduleOf(game);
  return (line: Line) => line.from !== 'event' || words.describe(game.locale, line.event, {}) !== null;
}

type InARow = [GameEvent, ...GameEvent[]];

/** Consecutive events that the game tells in one sentence. */
function gathered({ words }: GameModule, events: readonly GameEvent[]): readonly InARow[] {
  const rows: InARow[] = [];
  for (const event of events) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row !== undefined && last !== undefined && words.together?.alike(last, event) === true) row.push(event);
    else rows.push([event]);
  }
  return rows;
}

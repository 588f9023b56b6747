import { CHAPTER_ENDED, type GameEvent } from '../../core/chronicle.js';
import type { GameModule } from '../../core/game-module.js';
import type { NameTerm } from '../../core/result.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { seatsOf } from '../seats.js';
import { withoutUndone } from './replay.js';

/** What others did since this player last had a turn. */
export interface SinceActing {
  /** Whether anything was played. */
  readonly played: boolean;
  /** What happened to him, in order. */
  readonly touching: readonly GameEvent[];
  /** All of the chapters in which something happened to him; without any, all chapters. */
  readonly around: readonly GameEvent[];
  /** Whose turns were played, each once. */
  readonly whose: readonly NameTerm[];
}

/** How far back a log is read at a time. */
const PAGE = 200;
/** Looks back past at most this many answers in others' turns. */
const MOST_ANSWERS = 40;

/** For spectators and players who have not acted yet: from the start of the game. */
export async function sinceActing(
  table: TableContext,
  game: GameRecord,
  userId: string,
  state: State,
): Promise<SinceActing> {
  const module = table.moduleOf(game);
  const seats = seatsOf(game, userId);
  const later = await entriesSince(table, game, userId);
  const chapters: GameEvent[][] = [[]];
  for (const event of later.flatMap((entry) => entry.events)) {
    if (!mayRead(event.audience ?? 'all', null) && !seats.some((seat) => mayRead(event.audience ?? 'all', seat)))
      continue;
    chapters.at(-1)?.push(event);
    if (event.type === CHAPTER_ENDED) chapters.push([]);
  }
  const touches = (event: GameEvent) => touchedBy(module, state, event).some((seat) => seats.includes(seat));
  const around = chapters.filter((chapter) => chapter.some(touches)).flat();
  const whose = chapters.flat().flatMap((event) => {
    const part = event.type === CHAPTER_ENDED ? module.meanings.chapterOf?.(event).whose : undefined;
    return part === undefined ? [] : [part];
  });
  return {
    played: later.some((entry) => entry.kind === 'act' && entry.userId !== userId),
    touching: around.filter(touches),
    around: around.length > 0 ? around : chapters.flat(),
    whose: [...new Map(whose.map((one) => [one.id, one])).values()],
  };
}

/** In a game that does not say, an event touches the seats it names. */
function touchedBy(module: GameModule, state: State, event: GameEvent): readonly SeatId[] {
  if (module.meanings.touched !== undefined) return module.meanings.touched(state, event);
  return typeof event.seat === 'string' ? [event.seat] : [];
}

/** After his last act in his own turn: an answer in another's turn does not hide what that turn did to him. */
async function entriesSince(table: TableContext, game: GameRecord, userId: string): Promise<readonly LogEntry[]> {
  let later: readonly LogEntry[] = [];
  let answered = 0;
  for (let to = game.version; to > 0; to -= PAGE) {
    const page = await table.deps.store.log(game.id, Math.max(1, to - PAGE + 1), to);
    const mine = page.filter((entry) => entry.userId === userId && entry.kind === 'act').toReversed();
    for (const act of mine) {
      if (answered === MOST_ANSWERS || (await wasOwnTurn(table, game, act)))
        return withoutUndone([...page.filter(({ version }) => version > act.version), ...later]);
      answered += 1;
    }
    later = [...page, ...later];
  }
  return withoutUndone(later);
}

async function wasOwnTurn(table: TableContext, game: GameRecord, { seat, version }: LogEntry): Promise<boolean> {
  const before = await table.stateAt(game, version - 1);
  if (before === null || seat === null) return true;
  return table
    .moduleOf(game)
    .obligations(before)
    .some(({ kind, seats }) => kind === 'turn' && seats.includes(seat));
}

import type { TableContext } from '../context.js';
import type { GameRecord } from '../ports/store.js';
import { seenBy } from '../seats.js';
import { type ChapterHead, chapterHeads, playedChapters, standingLog } from './chapters.js';

/** How another game of the same kind stood at the same point. */
export interface Beside {
  readonly name: string;
  scoreAt(place: Moment): number | null;
}

/** A chapter's turn, and its number within that turn. */
type Moment = { readonly turn: number; readonly nth: number };

export function momentsOf(heads: readonly Pick<ChapterHead, 'turn'>[]): readonly Moment[] {
  const counts = new Map<number, number>();
  let last = 0;
  return heads.map(({ turn = last }) => {
    last = turn;
    const nth = (counts.get(turn) ?? 0) + 1;
    counts.set(turn, nth);
    return { turn, nth };
  });
}

/** One player's game, chapter by chapter; if it ended sooner, its result stays. */
export async function scoresBeside(table: TableContext, game: GameRecord, name: string): Promise<Beside> {
  const module = table.moduleOf(game);
  const entries = await standingLog(table, game);
  const heads = chapterHeads(module, entries);
  const moments = momentsOf(heads);
  const chapters = await playedChapters(table, game, entries, heads);
  const scores = chapters.map(({ state }, index) => {
    const [standing] = module.seats(seenBy(module, game, state, null));
    return { ...(moments[index] ?? { turn: 0, nth: 0 }), score: standing?.score ?? null };
  });
  return {
    name,
    scoreAt: ({ turn, nth }) =>
      scores.findLast((one) => one.turn < turn || (one.turn === turn && one.nth <= nth))?.score ?? null,
  };
}

import type { TableContext } from '../context.js';
import type { GameRecord } from '../ports/store.js';
import type { ResolvedPost } from '../service.js';
import { scoresBeside } from './beside.js';
import { chapterHeads, standingLog } from './chapters.js';
import { filmOf } from './film.js';

/** A finished game from the start, as everyone may see it; `mine`: with that game's score beside it. */
export async function wholeFilm(
  table: TableContext,
  game: GameRecord,
  mine?: { readonly game: GameRecord; readonly name: string },
): Promise<Pick<ResolvedPost, 'lines'> & Required<Pick<ResolvedPost, 'film'>>> {
  const entries = await standingLog(table, game);
  const heads = chapterHeads(table.moduleOf(game), entries);
  const values = { game: { kind: 'text', id: game.name }, count: heads.length } as const;
  return {
    lines: [{ from: 'table', key: 'replay.whole', values }],
    film: filmOf(
      table,
      game,
      entries,
      heads,
      null,
      mine === undefined ? undefined : () => scoresBeside(table, mine.game, mine.name),
    ),
  };
}

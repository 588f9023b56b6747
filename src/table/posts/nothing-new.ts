import { isDeepStrictEqual } from 'node:util';
import type { Scene } from '../../core/scene.js';
import type { State } from '../../core/state.js';
import type { TableContext } from '../context.js';
import type { PictureRef, Story } from '../ports/post.js';
import type { GameRecord } from '../ports/store.js';
import { seenBy } from '../seats.js';
import { shownState } from './story.js';

/**
 * A chapter's picture would equal the one before it but for its title and whose turn it is: nothing moved, nobody
 * scored. It is not worth a look.
 */
export async function showsNothingNew(
  table: TableContext,
  game: GameRecord,
  story: Story,
  { request }: PictureRef,
  after: State,
): Promise<boolean> {
  if (request.show !== 'changes' || story.from <= 1) return false;
  const { from, afterChapter: chapter } = story;
  const began = { gameId: game.id, request };
  const before = await shownState(
    table,
    game,
    chapter === undefined ? { ...began, version: from - 1 } : { ...began, version: from, chapter },
  );
  if (before === null) return false;
  const { pictures } = table.moduleOf(game);
  const drawn = (state: State) =>
    pictures.scene(seenBy(table.moduleOf(game), game, state, null), { show: 'board' }, game.locale);
  const changes = pictures.scene(seenBy(table.moduleOf(game), game, after, null), request, game.locale);
  const [one, other] = [drawn(before), drawn(after)];
  return (
    changes.ok &&
    changes.value.marks.length === 0 &&
    one.ok &&
    other.ok &&
    isDeepStrictEqual(looks(one.value), looks(other.value))
  );
}

/** All that is drawn, without its heading and without whose turn it is. */
function looks({ title: _title, subtitle: _subtitle, alt: _alt, panels, ...rest }: Scene): object {
  const calm = panels.map((panel) => {
    if (panel.kind === 'roster') return { ...panel, rows: panel.rows.map(({ state: _state, ...row }) => row) };
    if (panel.kind !== 'track') return panel;
    const { present: _present, ...track } = panel;
    return track;
  });
  return { rest, calm };
}

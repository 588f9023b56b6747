import type { GameModule } from '../../core/game-module.js';
import { type Scene, SIDE_COLOURS } from '../../core/scene.js';
import type { RosterPanel } from '../../core/scene-panels.js';
import { mayRead, personIn, type SeatId } from '../../core/seat.js';
import type { Locale } from '../../core/words.js';
import { figure, listed, tell } from '../../i18n/index.js';
import type { TableContext } from '../context.js';
import type { FilmRequest } from '../ports/message.js';
import type { GameRecord, LogEntry } from '../ports/store.js';
import { seenBy } from '../seats.js';
import { sharedStandings, standingFigure } from '../words/standing-words.js';
import { type Beside, momentsOf } from './beside.js';
import { type Chapter, type ChapterHead, playedChapters } from './chapters.js';

/**
 * These chapters as this reader may see them, one picture each, with the score; `other`: and that of another game at
 * the same point.
 */
export function filmOf(
  table: TableContext,
  game: GameRecord,
  entries: readonly LogEntry[],
  heads: readonly ChapterHead[],
  reader: SeatId | null,
  other?: () => Promise<Beside>,
): FilmRequest {
  return async (locale) => {
    const module = table.moduleOf(game);
    const beside = await other?.();
    const chapters = await playedChapters(table, game, entries, heads);
    const moments = momentsOf(chapters);
    const scenes: Scene[] = [];
    for (const [index, chapter] of chapters.entries()) {
      const moment = moments[index];
      const score = moment === undefined ? null : (beside?.scoreAt(moment) ?? null);
      const more = beside === undefined || score === null ? [] : [{ name: beside.name, score }];
      const scene = frameOf(module, game, chapter, reader, locale, more);
      if (scene !== null) scenes.push(scene);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const [first, last] = [scenes[0], scenes.at(-1)];
    if (first === undefined || last === undefined) return null;
    const filling = { game: game.name, count: scenes.length, first: first.title, last: last.title };
    return { scenes, alt: `${tell(locale, 'replay.alt', filling)} ${last.alt}` };
  };
}

function frameOf(
  module: GameModule,
  game: GameRecord,
  { state, seat, events }: Chapter,
  reader: SeatId | null,
  locale: Locale,
  more: readonly { readonly name: string; readonly score: number }[],
): Scene | null {
  const view = seenBy(module, game, state, reader);
  const seen = events.filter(({ audience }) => mayRead(audience ?? 'all', reader));
  const scene = module.pictures.scene(view, { show: 'changes', events: seen }, locale);
  if (!scene.ok) return null;
  const seats = game.seats.map((record) => record.seat);
  const all = module.seats(view);
  const standings = seats.flatMap((one) => all.find((standing) => standing.seat === one) ?? []);
  const rows = sharedStandings(module, standings).map((standing): RosterPanel['rows'][number] => {
    const row = {
      faction: SIDE_COLOURS[seats.indexOf(standing.seat)] ?? 'neutral',
      name: listed(
        locale,
        standing.seats.map((one) => personIn(view, one)),
      ),
      score: standingFigure(module, locale, standing),
    };
    return seat !== null && standing.seats.includes(seat) ? { ...row, state: 'active' } : row;
  });
  const others = more.map(({ name, score }, index) => ({
    faction: SIDE_COLOURS[game.seats.length + index] ?? 'neutral',
    name,
    score: figure(locale, score),
  }));
  return replayFrame(scene.value, [...rows, ...others]);
}

/** A scene as a film frame: readable at thumbnail size, with the leader. */
export function replayFrame({ focus: _, ...scene }: Scene, score: RosterPanel['rows']): Scene {
  return { ...scene, layout: 'replay', panels: [{ slot: 'score', kind: 'roster', rows: score }] };
}

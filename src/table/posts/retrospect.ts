import type { Fought } from '../../core/fought.js';
import { mayRead, type SeatId } from '../../core/seat.js';
import type { TableContext } from '../context.js';
import { chapterHeads, standingLog } from '../film/chapters.js';
import type { Line, PictureRequest } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import { seenBy } from '../seats.js';

/** How many of the fiercest battles are told. */
const FIERCEST = 3;

/** The review of a finished game, besides its ranking: the chart, its fiercest battles, each seat's luck. */
export async function retrospectOf(
  table: TableContext,
  game: GameRecord,
): Promise<{ readonly lines: readonly Line[]; readonly picture: PictureRequest | null } | null> {
  const module = table.moduleOf(game);
  const state = await table.stateOf(game);
  if (state === null) return null;
  const view = seenBy(module, game, state, null);
  const picture: PictureRequest = (locale) => {
    const chart = module.pictures.chart(view, locale);
    return chart === null ? null : { kind: 'chart', chart };
  };
  const battles = await battlesOf(table, game);
  const drawn = module.pictures.chart(view, game.locale) !== null;
  if (battles.length === 0 && !drawn) return null;
  const lines = battles.length === 0 ? [] : [...fiercest(game, battles), ...luckLines(game, battles)];
  const title: Line = { from: 'table', key: 'retrospect.title', values: { game: { kind: 'text', id: game.name } } };
  return { lines: [title, ...lines], picture: drawn ? picture : null };
}

/** Chapter by chapter, yielding in between, because each battle's odds are computed. */
async function battlesOf(table: TableContext, game: GameRecord): Promise<readonly Fought[]> {
  const module = table.moduleOf(game);
  const state = await table.stateOf(game);
  if (module.meanings.fought === undefined || state === null) return [];
  const battles: Fought[] = [];
  for (const { events } of chapterHeads(module, await standingLog(table, game))) {
    battles.push(
      ...module.meanings.fought(
        state,
        events.filter(({ audience }) => mayRead(audience ?? 'all', null)),
      ),
    );
    await new Promise((resolve) => setImmediate(resolve));
  }
  return battles;
}

function fiercest(game: GameRecord, battles: readonly Fought[]): readonly Line[] {
  const line = { from: 'table', module: game.module } as const;
  const most = battles
    .filter(({ fallen }) => fallen > 0)
    .toSorted((one, other) => other.fallen - one.fallen)
    .slice(0, FIERCEST);
  if (most.length === 0) return [];
  return [
    { ...line, key: 'retrospect.fiercest' },
    ...most.map(({ thread, fallen }) => ({
      ...line,
      key: 'retrospect.battle',
      values: { battle: { kind: 'thread', id: thread }, fallen },
    })),
  ];
}

/** Luckiest first: what a seat won beyond expectation, and what others failed to win from it. In half points. */
export function luckOf(battles: readonly Fought[]): ReadonlyMap<SeatId, number> {
  const luck = new Map<SeatId, number>();
  const add = (seat: SeatId | null, points: number) => {
    if (seat !== null) luck.set(seat, (luck.get(seat) ?? 0) + points);
  };
  for (const { by, against, won, expected } of battles) {
    add(by, won - expected);
    if (against !== by) add(against, expected - won);
  }
  const halves = [...luck].map(([seat, points]) => [seat, Math.round(points * 2) / 2] as const);
  return new Map(halves.sort(([, one], [, other]) => other - one));
}

function luckLines(game: GameRecord, battles: readonly Fought[]): readonly Line[] {
  const line = { from: 'table', module: game.module } as const;
  const lines = [...luckOf(battles)].map(([seat, points]): Line => {
    const key = points > 0 ? 'retrospect.lucky' : points < 0 ? 'retrospect.unlucky' : 'retrospect.even';
    return { ...line, key, values: { who: { kind: 'seat', id: seat }, points: Math.abs(points) } };
  });
  const [first] = battles;
  const heading = first?.counted === undefined ? 'retrospect.luck' : `retrospect.luck.${first.counted}`;
  return lines.length === 0 ? [] : [{ ...line, key: heading }, ...lines];
}

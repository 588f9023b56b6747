import { isDeepStrictEqual } from 'node:util';
import type { State } from '../../../core/state.js';
import { refusal } from '../../change/alter.js';
import { chapterLines } from '../../change/chapter-lines.js';
import { eventLines, isTold } from '../../change/event-lines.js';
import type { TableContext } from '../../context.js';
import { myTurnButton, shortcutButton } from '../../controls/panel/shortcuts.js';
import { lastChapters } from '../../log/recent.js';
import { withoutUndone } from '../../log/replay.js';
import { sinceActing } from '../../log/since-acting.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { isAlone, seatsOf } from '../../seats.js';
import { pictureOf } from '../../words/picture.js';
import { gameReply, numberOption, textOption } from '../handler.js';

const USUAL = 15;

const MOST = 100;

/** The latest events that still stand, as far as this person may know them. */
export async function logReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const since = textOption(request.options, 'since');
  if (since === 'turn') return sinceTurnReply(table, game, request);
  if (since === 'everything') return everythingReply(table, game, request);
  if (since !== null) return refusal({ code: 'log-since', values: { given: { kind: 'text', id: since } } }, game);
  const wanted = Math.max(1, Math.min(MOST, Math.round(numberOption(request.options, 'count') ?? USUAL)));
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const state = await table.stateOf(game);
  const entries = withoutUndone(
    await table.deps.store.log(game.id, Math.max(1, game.version - wanted * 6), game.version),
  );
  const events = entries.flatMap((entry) => entry.events);
  const lines: readonly Line[] = eventLines(table, game, state, seat, events)
    .filter(isTold(table, game))
    .slice(-wanted);
  return lines.length === 0 ? gameReply(game, { from: 'table', key: 'log.empty' }) : gameReply(game, ...lines);
}

/** As much as fits on a phone. */
const MOST_LINES = 6;

/** What happened to this person since his last turn, first what touched him, with a picture with arrows. */
async function sinceTurnReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const state = await table.stateOf(game);
  if (state === null) return refusal({ code: 'not-started' }, game);
  if (isAlone(game) && table.moduleOf(game).meanings.summary !== undefined)
    return systemReply(table, game, request, state);
  const { played, touching, around, whose } = await sinceActing(table, game, request.userId, state);
  const line = { from: 'table', module: game.module } as const;
  if (!played && touching.length === 0) return gameReply(game, { ...line, key: 'since.nothing' });
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const turns: readonly Line[] = whose.length === 0 ? [] : [{ ...line, key: 'since.turns', values: { who: whose } }];
  const told = happened(table, game, state, seat, touching);
  const lines: readonly Line[] =
    told.length === 0 ? [{ ...line, key: 'since.untouched' }, ...turns] : [...told, ...turns];
  const module = table.moduleOf(game);
  return {
    ...gameReply(game, ...lines.slice(0, MOST_LINES)),
    picture: pictureOf(module, game, state, seat, { show: 'changes', events: around }),
  };
}

/** Where the game itself plays: what it did in the last chapters, in a few lines; all of it behind a button. */
async function systemReply(
  table: TableContext,
  game: GameRecord,
  request: CommandRequest,
  state: State,
): Promise<Reply> {
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const events = await lastChapters(table, game, seat);
  const lines = chapterLines(table, game, state, seat, events).filter(isTold(table, game));
  if (lines.length === 0) return gameReply(game, { from: 'table', module: game.module, key: 'since.nothing' });
  const module = table.moduleOf(game);
  const whole = eventLines(table, game, state, seat, events).filter(isTold(table, game));
  const more = isDeepStrictEqual(lines, whole) ? [] : [shortcutButton(game, 'everything')];
  return {
    ...gameReply(game, ...lines),
    picture: pictureOf(module, game, state, seat, { show: 'changes', events }),
    controls: [[...more, myTurnButton(game, 'panel.back')]],
  };
}

/** Every line of the last chapters, and of what followed. */
async function everythingReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const seat = seatsOf(game, request.userId)[0] ?? null;
  const events = await lastChapters(table, game, seat, 'on');
  const lines = eventLines(table, game, await table.stateOf(game), seat, events).filter(isTold(table, game));
  return lines.length === 0
    ? gameReply(game, { from: 'table', key: 'log.empty' })
    : gameReply(game, ...lines.slice(-MOST));
}

/** Leaves room to list whose turns they were. */
function happened(
  table: TableContext,
  game: GameRecord,
  state: State,
  seat: string | null,
  events: Parameters<typeof eventLines>[4],
): readonly Line[] {
  const lines = eventLines(table, game, state, seat, events).filter(isTold(table, game));
  const room = MOST_LINES - 1;
  if (lines.length <= room) return lines;
  const count = lines.length - (room - 1);
  return [...lines.slice(0, room - 1), { from: 'table', key: 'since.more', values: { count } }];
}

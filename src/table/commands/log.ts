import { refusal } from '../change/alter.js';
import { eventLines, isTold } from '../change/event-lines.js';
import type { TableContext } from '../context.js';
import { withoutUndone } from '../log/replay.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { seatsOf } from '../seats.js';
import { gameReply, numberOption, textOption } from './handler.js';
import { sinceTurnReply } from './since-turn.js';

const USUAL = 15;
const MOST = 100;

/** The last things that happened and still stand, as far as this person may know them. */
export async function logReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const since = textOption(request.options, 'since');
  if (since === 'turn') return sinceTurnReply(table, game, request);
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

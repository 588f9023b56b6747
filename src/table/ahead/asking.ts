import type { GameModule } from '../../core/game-module.js';
import { ok, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { alter, type Opened, refusal, replyTo } from '../change/alter.js';
import type { Change } from '../change/change.js';
import { tableEntry } from '../commands/handler.js';
import { playReply } from '../commands/play/play-command.js';
import type { TableContext } from '../context.js';
import { button, rowsOf } from '../controls/buttons.js';
import { myTurnButton } from '../controls/panel/shortcuts.js';
import { gameToken } from '../controls/token.js';
import type { Controls, Line, Reply } from '../ports/message.js';
import type { GameRecord } from '../ports/store.js';
import type { Asker, CommandRequest } from '../request.js';
import { peopleOf, seatRecord, seatsOf } from '../seats.js';
import { mattersOf } from './settled.js';

/** `/orders`: the game's standing orders, and below them what is settled ahead. */
export async function ordersReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const reply = await playReply(table, game, request);
  const [seat] = seatsOf(game, request.userId);
  if (seat === undefined || reply.refused !== undefined || Object.keys(request.options).length > 0) return reply;
  const policies = shown(table, game, seat);
  if (policies.lines.length === 0) return reply;
  return {
    ...reply,
    lines: [...reply.lines, ...policies.lines],
    controls: [...(reply.controls ?? []), ...policies.controls],
  };
}

/** Turned by a press: asked about it, or settled again. */
export async function askMeReply(table: TableContext, game: GameRecord, asker: Asker, matter: string): Promise<Reply> {
  const [seat] = seatsOf(game, asker.userId);
  if (seat === undefined) return refusal({ code: 'not-seated' }, game);
  const altered = await alter(table, game.id, asker.requestId, async (opened) => {
    const asks = seatRecord(opened.game, seat)?.asks ?? [];
    const next = asks.includes(matter) ? asks.filter((one) => one !== matter) : [...asks, matter];
    const change = asking(opened, asker.userId, seat, next);
    return change.ok ? ok({ change: change.value, answer: null }) : change;
  });
  return replyTo(altered, (done) => {
    const { lines, controls } = shown(table, done.game, seat);
    return { lines, controls: [...controls, [myTurnButton(done.game, 'panel.back')]], people: peopleOf(done.game) };
  });
}

/** What this seat wants to be asked about from now on; nobody else learns of it. */
export function asking(
  { game, module, state }: Opened,
  userId: string,
  seat: SeatId,
  asks: readonly string[],
): Result<Change> {
  const record = seatRecord(game, seat);
  if (record === null || record.userId !== userId) return refuse('not-seated');
  const known = new Set(mattersOf(module, game, seat).map(({ matter }) => matter));
  if (asks.some((one) => !known.has(one)) || new Set(asks).size < asks.length) return refuse('press-late');
  const seats = game.seats.map((one) => (one.seat === seat ? { ...one, asks } : one));
  const entry = tableEntry(userId, { what: 'asks', seat, asks });
  return ok({ game: { ...game, seats }, state, entry });
}

/** Each matter in a sentence, and a button that turns it. */
function shown(
  table: TableContext,
  game: GameRecord,
  seat: SeatId,
): { readonly lines: readonly Line[]; readonly controls: Controls } {
  const module = table.moduleOf(game);
  const matters = mattersOf(module, game, seat);
  if (matters.length === 0) return { lines: [], controls: [] };
  const lines = matters.map(({ matter, asked }): Line => {
    const note: Line = { from: 'table', key: asked ? 'policies.asked' : 'policies.settled' };
    return { from: 'noted', line: { from: 'game', module: module.id, key: `policy.${matter}` }, note };
  });
  const buttons = matters.map(({ matter, asked }) => matterButton(module, game, matter, asked));
  return { lines: [{ from: 'table', key: 'policies.head' }, ...lines], controls: rowsOf(table.limits, buttons) };
}

function matterButton(module: GameModule, game: GameRecord, matter: string, asked: boolean) {
  const values = { matter: { kind: 'matter', id: matter } } as const;
  const key = asked ? 'panel.settle' : 'panel.ask-me';
  return button(gameToken(game, 'table', `ask-me:${matter}`), { from: 'table', key, module: module.id, values });
}

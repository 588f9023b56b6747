import { isObject, type Json } from '../../../core/json.js';
import { ok, refuse } from '../../../core/result.js';
import { alter, refusal, replyTo } from '../../change/alter.js';
import { createdEntry, emptySeat, newGame, storeNewGame } from '../../change/new-game.js';
import type { TableContext } from '../../context.js';
import { privatePanel } from '../../controls/panel/panel.js';
import { reallyReply } from '../../controls/panel/table-buttons.js';
import { botIn, isBot } from '../../pilots.js';
import type { Line, Reply } from '../../ports/message.js';
import type { SeatRecord } from '../../ports/seat-record.js';
import type { GameRecord } from '../../ports/store.js';
import type { Asker } from '../../request.js';
import { isMaster, seatsOf } from '../../seats.js';
import { gameReply, shortText, tableEntry } from '../handler.js';

/**
 * Plays a finished game again with the same people and setup: it is archived, and a new one gathers in its place. The
 * asker sits down; the others are called and join by button.
 */
export async function rematchReply(table: TableContext, old: GameRecord, asker: Asker, sure: boolean): Promise<Reply> {
  if (seatsOf(old, asker.userId).length === 0 && !isMaster(old, asker)) return refusal({ code: 'not-seated' }, old);
  if (!sure && old.phase !== 'over') return refusal({ code: 'rematch-not-over' }, old);
  if (!sure) return reallyReply(old, { from: 'table', key: 'rematch.really' }, 'rematch:sure');
  const putAway = await alter(table, old.id, `${asker.requestId}:archive`, async ({ game, state }) => {
    if (game.phase !== 'over') return refuse('rematch-not-over');
    const entry = tableEntry(asker.userId, { what: 'archive' });
    return ok({ change: { game: { ...game, phase: 'archived', undoAsked: null }, state, entry }, answer: null });
  });
  if (putAway.kind !== 'done' && putAway.kind !== 'seen') return replyTo(putAway, () => ({ lines: [] }));
  const module = table.moduleOf(old);
  const places = module.setup.seatsFor(old.setup);
  if (!places.ok) return refusal(places.rejection, old);
  const invited = [...new Set(old.seats.flatMap(({ userId }) => (userId === null ? [] : [userId])))].filter(
    (userId) => userId !== asker.userId,
  );
  const mine: Pick<SeatRecord, 'userId' | 'userName'> = {
    userId: asker.userId,
    userName: shortText(asker.userName, 40),
  };
  const seats = Array.from({ length: places.value.max }, (_, index) => emptySeat(`p${index + 1}`));
  const fresh = newGame(table, { ...asker, channelId: old.channelId, guildId: old.guildId }, module, {
    name: old.name,
    locale: old.locale,
    setup: old.setup,
    overrides: await overridesOf(table, old),
    seats: withBotsOf(old, [{ ...emptySeat('p1'), ...mine }, ...seats.slice(1)]),
  });
  const game: GameRecord = { ...fresh, settings: old.settings };
  const names = old.seats.filter(({ userId }) => userId !== null && userId !== asker.userId);
  const values = {
    game: { kind: 'text', id: game.name },
    who: { kind: 'text', id: mine.userName },
    invited: [...new Set(names.map(({ userName }) => userName))].map((id) => ({ kind: 'text', id })),
  } as const;
  const announce: Line[] = [{ from: 'table', key: invited.length === 0 ? 'rematch.alone' : 'rematch.called', values }];
  const entry = createdEntry(game, { rematchOf: old.id });
  const change = { game, state: null, entry, announce, invites: true, mention: invited, panel: true } as const;
  return storeNewGame(table, game, asker.requestId, change, (made) => ({
    ...gameReply(made, { from: 'table', key: 'rematch.done', values }),
    controls: privatePanel(table, made, null, asker.userId),
  }));
}

/** Its replaced data: once a game has begun, only the log has it. */
async function overridesOf(table: TableContext, game: GameRecord): Promise<Json> {
  const begun = (await table.deps.store.log(game.id, 1, game.version)).findLast(({ kind }) => kind === 'setup');
  return begun !== undefined && isObject(begun.detail) ? (begun.detail.overrides ?? null) : null;
}

/** Bots are kept in a rematch as people are; called players find their seats before the bots'. */
function withBotsOf(old: GameRecord, seats: readonly SeatRecord[]): readonly SeatRecord[] {
  const bots = old.seats.filter(isBot);
  return seats.map((seat, place) => {
    const bot = bots[place - (seats.length - bots.length)];
    return bot === undefined ? seat : botIn(seat.seat, bot.pilot?.strength ?? 'default');
  });
}

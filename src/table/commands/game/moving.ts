import { ok, type Rejection, refuse } from '../../../core/result.js';
import { plain } from '../../../core/slips.js';
import { alter, refusal, replyTo } from '../../change/alter.js';
import { alterRecord, type RecordChange } from '../../change/alter-record.js';
import type { TableContext } from '../../context.js';
import type { Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { Asker, CommandRequest } from '../../request.js';
import { shortText, tableEntry, textOption } from '../handler.js';

/**
 * Moves a game to this channel, because its own was deleted or is the wrong one. For the game master and server
 * managers, within the game's server.
 */
export async function moveGame(table: TableContext, request: CommandRequest): Promise<Reply> {
  const chosen = await gameNamed(table, request, textOption(request.options, 'game'));
  if ('code' in chosen) return refusal(chosen, null);
  const decided = async (current: GameRecord): Promise<Rejection | RecordChange> =>
    whyNot(current, request) ?? (await whyNotHere(table, request)) ?? movedToChannel(current, request);
  const altered =
    table.lacksRules(chosen) === null
      ? await alter(table, chosen.id, request.requestId, async ({ game: current, state }) => {
          const change = await decided(current);
          if ('code' in change) return { ok: false, rejection: change };
          return ok({
            change: { ...change, state, picture: state !== null, panel: current.phase !== 'over' },
            answer: null,
          });
        })
      : await alterRecord(table, chosen.id, request.requestId, async (current) => {
          const change = await decided(current);
          return 'code' in change ? { ok: false, rejection: change } : ok({ change, answer: null });
        });
  return replyTo(altered, (done) => ({ lines: [movedLine(done.game, request)] }));
}

export function movedToChannel(current: GameRecord, request: Asker): RecordChange {
  return {
    game: { ...current, channelId: request.channelId },
    entry: tableEntry(request.userId, { what: 'move', from: current.channelId, to: request.channelId }),
    announce: [movedLine(current, request)],
    mention: current.seats.flatMap(({ userId }) => (userId === null || userId === request.userId ? [] : [userId])),
  };
}

/** The games this person may move, except those of this channel. */
export async function movableGames(table: TableContext, asker: Asker): Promise<readonly GameRecord[]> {
  const games = new Map((await table.deps.store.ofUser(asker.userId)).map((game) => [game.id, game]));
  if (asker.administrator === true && asker.guildId !== null) {
    for (const game of await table.deps.store.inGuild(asker.guildId)) games.set(game.id, game);
  }
  return [...games.values()].filter((game) => whyNot(game, asker) === null);
}

/** By suggested id or by name; otherwise the only one there is. */
async function gameNamed(table: TableContext, asker: Asker, wanted: string | null): Promise<GameRecord | Rejection> {
  const games = await movableGames(table, asker);
  const found =
    games.find((game) => game.id === wanted) ??
    only(games.filter((game) => wanted === null || plain(game.name) === plain(wanted)));
  if (found !== null) return found;
  const named = wanted === null ? null : await table.deps.store.find(wanted);
  const refused = named === null ? null : whyNot(named, asker);
  if (refused !== null) return refused;
  return games.length === 0
    ? { code: 'move-none' }
    : refuse('move-which', { games: games.map(({ name }) => ({ kind: 'text', id: name })) }).rejection;
}

function only(games: readonly GameRecord[]): GameRecord | null {
  const [first, ...others] = games;
  return first === undefined || others.length > 0 ? null : first;
}

function whyNot(game: GameRecord, asker: Asker): Rejection | null {
  const sameServer = game.guildId === asker.guildId;
  const may = game.masterId === asker.userId || (asker.administrator === true && sameServer && asker.guildId !== null);
  if (!may) return { code: 'not-master' };
  if (!sameServer) return { code: 'move-server' };
  if (game.channelId === asker.channelId) return { code: 'moved-already' };
  return game.phase === 'archived' ? { code: 'game-over' } : null;
}

async function whyNotHere(table: TableContext, asker: Asker): Promise<Rejection | null> {
  return (await table.deps.store.inChannel(asker.channelId)) === null ? null : { code: 'channel-taken' };
}

function movedLine(game: GameRecord, { userName }: Asker): Line {
  const values = {
    who: { kind: 'text', id: shortText(userName, 40) },
    game: { kind: 'text', id: game.name },
  };
  return { from: 'table', key: 'game.moved', values };
}

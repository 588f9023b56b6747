import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { button, rowsOf } from '../../controls/buttons.js';
import { gameToken } from '../../controls/token.js';
import type { Control, Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { seatsOf } from '../../seats.js';

/** A server's games that still gather players, each with a button to join. */
export async function openGamesReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  if (request.guildId === null) return refusal({ code: 'not-in-server' }, null);
  const open = (await table.deps.store.inGuild(request.guildId))
    .filter((game) => game.phase === 'gathering' && game.seats.some(({ userId }) => userId === null))
    .filter((game) => table.lacksRules(game) === null);
  const { rows, buttons } = table.limits;
  const games = (await gamesInSight(request, open)).slice(0, (rows - 1) * buttons);
  if (games.length === 0) return refusal({ code: 'no-open-games' }, null);
  const joinable = games.filter((game) => seatsOf(game, request.userId).length === 0);
  return { lines: games.map(lineOf), controls: rowsOf(table.limits, joinable.map(joinButton)) };
}

function lineOf(game: GameRecord): Line {
  const values = {
    game: { kind: 'text', id: game.name },
    kind: { kind: 'game', id: 'game' },
    where: { kind: 'channel', id: game.channelId },
    taken: game.seats.filter(({ userId }) => userId !== null).length,
    max: game.seats.length,
  };
  return { from: 'table', key: 'open.line', module: game.module, values };
}

function joinButton(game: GameRecord): Control {
  const label: Line = { from: 'table', key: 'open.join', values: { game: { kind: 'text', id: game.name } } };
  return button(gameToken(game, 'table', 'join'), label, 'primary');
}

/** Only this many of the newest games are searched. */
const LOOKED_FOR = 60;

/** A game is listed only for those who see its channel or sit in it; others do not learn that it exists. */
export async function gamesInSight(
  request: CommandRequest,
  games: readonly GameRecord[],
): Promise<readonly GameRecord[]> {
  const { sees, channelId, parentId, userId } = request;
  if (sees === undefined) return games;
  const here = [channelId, parentId];
  const open = (game: GameRecord) => here.includes(game.channelId) || seatsOf(game, userId).length > 0;
  const newest = games.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const hidden = newest.filter((game) => !open(game)).slice(0, LOOKED_FOR);
  const seen = hidden.length === 0 ? new Set() : await sees([...new Set(hidden.map((game) => game.channelId))]);
  return games.filter((game) => open(game) || seen.has(game.channelId));
}

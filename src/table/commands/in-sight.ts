import type { GameRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { seatsOf } from '../seats.js';

/** More games than these are not looked for: the newest are. */
const LOOKED_FOR = 60;

/** A game is named to whoever sees its channel, or sits in it; that there is another, nobody learns. */
export async function inSight(request: CommandRequest, games: readonly GameRecord[]): Promise<readonly GameRecord[]> {
  const { sees, channelId, parentId, userId } = request;
  if (sees === undefined) return games;
  const here = [channelId, parentId];
  const open = (game: GameRecord) => here.includes(game.channelId) || seatsOf(game, userId).length > 0;
  const newest = games.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const hidden = newest.filter((game) => !open(game)).slice(0, LOOKED_FOR);
  const seen = hidden.length === 0 ? new Set() : await sees([...new Set(hidden.map((game) => game.channelId))]);
  return games.filter((game) => open(game) || seen.has(game.channelId));
}

import { inPublic } from '../change/awaited.js';
import type { TableContext } from '../context.js';
import type { Post } from '../ports/post.js';
import type { GameRecord } from '../ports/store.js';
import type { PostUse } from '../service.js';

/**
 * Whom a post names: whoever was called by it, as it left; of one that goes on telling, those of them who are asked
 * still, or a name would stand under what only others can answer.
 */
export async function mentionsNow(
  table: TableContext,
  game: GameRecord,
  post: Post,
  as: PostUse,
): Promise<readonly string[]> {
  const { mentions } = post;
  if (post.live === undefined || as === 'superseded' || game.version <= post.version || mentions.length === 0)
    return mentions;
  const awaited = inPublic(await table.deps.store.obligations(game.id)).flatMap(({ seats }) => seats);
  const seated = game.seats.filter(({ seat }) => awaited.includes(seat)).map(({ userId }) => userId);
  const invited = game.requests.map((request) => (request.what === 'hand' ? request.to : null));
  return mentions.filter((userId) => seated.includes(userId) || invited.includes(userId));
}

import type { ResolvedPost } from '../table/service.js';
import { type Shown, type ShowParts, showPost } from './show-reply.js';

const LEASE_MS = 60_000;

/**
 * Takes the waiting posts of this channel's game from the outbox and shows them. The status is edited elsewhere, and
 * moving pictures are made on request (`/replay`): both are left out.
 */
export async function publish(
  parts: ShowParts,
  channelId: string,
  /** A game that may just have left its channel. */
  left: string | null = null,
): Promise<readonly { readonly shown: Shown; readonly resolved: ResolvedPost }[]> {
  const { local } = parts;
  const gameId = left ?? (await local.store.inChannel(channelId))?.id;
  if (gameId === undefined) return [];
  const posts: { shown: Shown; resolved: ResolvedPost }[] = [];
  for (;;) {
    const claimed = await local.outbox.claim(20, LEASE_MS, gameId);
    if (claimed.length === 0) return posts;
    for (const { post } of claimed) {
      const silent = post.to.kind === 'status' || post.film === true;
      const resolved = silent ? null : await local.table.resolve(post);
      if (resolved !== null) {
        const shown = await showPost(parts, post.to.kind === 'direct' ? post.to.userId : 'channel', resolved);
        if (shown.text !== '' || shown.images.length > 0) posts.push({ shown, resolved });
      }
      await local.outbox.sent(post.id, null);
    }
  }
}

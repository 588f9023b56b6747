import type { ResolvedPost } from '../../table/service.js';
import type { Say } from '../../table/words/words.js';
import { messagesOf, type Outgoing, type PictureFile } from './outgoing.js';

/**
 * A post that goes on telling, in as many messages as the fixed part of it needs: what happened is told from the end
 * back, as far as there is room. So the last message can be edited again and again.
 */
export function liveMessages(resolved: ResolvedPost, say: Say, picture: PictureFile | null): Outgoing[] {
  const whole = (lines: ResolvedPost['lines']) => messagesOf({ ...resolved, lines, attachments: [], picture }, say);
  const { lines, live } = resolved;
  if (live === undefined) return whole(lines);
  const { from, to } = live.told;
  const least = whole([...lines.slice(0, from), ...lines.slice(to)]);
  for (let left = from; left < to; left++) {
    const told = left === from ? [] : [EARLIER];
    const messages = whole([...lines.slice(0, from), ...told, ...lines.slice(left)]);
    if (messages.length === least.length) return messages;
  }
  return least;
}

/** There was more. */
const EARLIER = { from: 'table', key: 'card.earlier' } as const;

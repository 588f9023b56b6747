import type { ResolvedPost } from '../../table/service.js';
import type { Say } from '../../table/words/words.js';
import { messagesOf } from './containers.js';
import type { Form } from './message-form.js';
import type { Outgoing } from './outgoing.js';
import type { Speech } from './speech.js';

/**
 * A live post in as many messages as its fixed part needs: the story is told from its end backwards as far as there is
 * room, so that the last message can be edited again and again.
 */
export function liveMessages(
  resolved: ResolvedPost,
  say: Say,
  picture: Speech['picture'],
  form: Form,
): readonly Outgoing[] {
  const { lines, live } = resolved;
  const asks = resolved.asks ?? lines.length;
  const { from, to } = live?.told ?? { from: lines.length, to: lines.length };
  // Lines left out shorten the part above the picture; a story below it leaves that part whole.
  const above = (some: ResolvedPost['lines']) => (asks <= from ? asks : some.length - (lines.length - asks));
  const whole = (some: ResolvedPost['lines']) =>
    messagesOf({ ...resolved, lines: some, asks: above(some), attachments: [], picture }, say, form);
  if (live === undefined) return whole(lines);
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

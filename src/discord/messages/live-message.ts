import type { ResolvedPost } from '../../table/service.js';
import type { Say } from '../../table/words/words.js';
import { messagesOf } from './containers.js';
import type { Form } from './message-form.js';
import type { Outgoing } from './outgoing.js';
import type { Speech } from './speech.js';

/**
 * A post that goes on telling, in as many messages as the fixed part of it needs: what happened is told from the end
 * back, as far as there is room. So the last message can be edited again and again.
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
  // What is told above the picture is short of what was left out; where that stands below it, it is whole.
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

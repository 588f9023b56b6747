import type { Line } from '../ports/message.js';
import type { Post } from '../ports/post.js';
import type { GameRecord } from '../ports/store.js';

/** What is left of a call whose story the next post tells: what those called were asked, without a time that runs. */
export function askedThen({ seats }: GameRecord, { closing = [], mentions }: Post): readonly Line[] {
  const called = seats.flatMap(({ seat, userId }) => (userId !== null && mentions.includes(userId) ? [seat] : []));
  const owed = closing.flatMap((line) => (line.from === 'owed' ? [{ ...line, dueAt: null }] : []));
  const theirs = owed.filter((line) => line.seats.some((seat) => called.includes(seat)));
  const asked = theirs.length > 0 ? theirs : owed;
  return asked.length === 0 ? [] : [{ from: 'table', key: 'card.asked-then' }, ...asked];
}

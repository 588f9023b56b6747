import { buttonsOf } from './fake/shown.js';
import type { FakeMessage } from './fake/world.js';

/** The ids of posts of a channel that can be pressed though another came after them; the pinned status always can. */
export function olderLive(messages: readonly FakeMessage[]): readonly string[] {
  const posts = messages.filter((message) => message.privateTo === null && !message.system && !message.pinned);
  const live = posts.filter((post) => buttonsOf(post).some(({ disabled }) => !disabled));
  return live.slice(0, -1).map(({ id }) => id);
}

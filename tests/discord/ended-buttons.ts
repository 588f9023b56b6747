import { LOCALES } from '../../src/core/words.js';
import { tell } from '../../src/i18n/index.js';
import type { FakeUser } from './fake/fake-user.js';
import { buttonsOf } from './fake/shown.js';
import type { FakeMessage } from './fake/world.js';

const REFUSED = (['press-late', 'press-stale', 'press-unknown'] as const).flatMap((code) =>
  LOCALES.map((locale) => tell(locale, `reject.${code}`)),
);

/** Of a game that is over only the buttons of its end can be pressed, in its post and its status; what is wrong with them. */
export async function wrongAtTheEnd(posts: readonly FakeMessage[], user: FakeUser): Promise<string[]> {
  const pressable = posts.map((post) => [post, buttonsOf(post).filter(({ disabled }) => !disabled)] as const);
  const open = pressable.filter(([, buttons]) => buttons.length > 0);
  if (open.length !== 2) return [`${open.length} posts of a finished game can be pressed, not its end and its status`];
  const wrong: string[] = [];
  for (const [post, buttons] of open) {
    for (const { id, label } of buttons) {
      const answer = await user.settled(user.press(post, id), label);
      if (answer.messages.length === 0) wrong.push(`nothing answers ${label}`);
      else if (REFUSED.some((said) => answer.text.includes(said))) wrong.push(`${label}: ${answer.text}`);
    }
  }
  return wrong;
}

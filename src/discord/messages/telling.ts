import type { Say } from '../../table/words/words.js';
import { containersOf } from './containers.js';
import type { Form, Told } from './message-form.js';
import type { Outgoing } from './outgoing.js';
import type { Speech } from './speech.js';
import { textsOf } from './texts.js';

/** A container where there is something to see or to press; words alone need none. */
export function tellingOf(speech: Speech, say: Say): Told<Outgoing> {
  return { better: betterForm(speech), as: (form) => messagesOf(speech, say, form) };
}

export function betterForm({ picture, controls }: { readonly picture: unknown } & Pick<Speech, 'controls'>): Form {
  return picture !== null || controls.some((row) => row.length > 0) ? 'container' : 'text';
}

export function messagesOf(speech: Speech, say: Say, form: Form): Outgoing[] {
  return form === 'text' ? textsOf(speech, say) : containersOf(speech, say);
}

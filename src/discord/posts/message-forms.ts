import { type REST, Routes } from 'discord.js';
import { type Form, formOf } from '../messages/message-form.js';
import { idOf, isMessage, type SeenMessage } from '../messages/message-ids.js';

/** Only the newest ones are edited. */
const REMEMBERED = 2_000;

interface Place {
  readonly channelId: string;
  readonly messageId: string;
}

/** Remembers each message's form, which an edit must keep: as Discord returned it when sent, else by fetching it. */
export class MessageForms {
  readonly #rest: REST;
  readonly #known = new Map<string, Form>();

  constructor(rest: REST) {
    this.#rest = rest;
  }

  /** Discord's response to a sent message; its id. */
  learn(answer: unknown): string {
    const id = idOf(answer);
    if (isMessage(answer)) this.#known.set(id, formOf(answer));
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= REMEMBERED) break;
      this.#known.delete(oldest);
    }
    return id;
  }

  async of(place: Place): Promise<Form> {
    return this.#known.get(place.messageId) ?? formOf(await this.read(place));
  }

  async read({ channelId, messageId }: Place): Promise<SeenMessage> {
    const found = await this.#rest.get(Routes.channelMessage(channelId, messageId));
    this.learn(found);
    if (!isMessage(found)) throw new Error('Discord returned no message');
    return found;
  }
}

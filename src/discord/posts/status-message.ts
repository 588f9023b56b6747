import { type REST, Routes } from 'discord.js';
import type { SentMessages } from '../../table/ports/outbox.js';
import type { Post } from '../../table/ports/post.js';
import type { GameRecord } from '../../table/ports/store.js';
import { editedForm, type Told } from '../messages/message-form.js';
import { asEdit, type Outgoing } from '../messages/outgoing.js';
import { CODES, codeOf, meaningOf } from '../rest/discord-faults.js';
import type { MessageForms } from './message-forms.js';

interface StatusParts {
  readonly rest: REST;
  readonly sentMessages: SentMessages;
  readonly onFault: (doing: string, fault: unknown) => void;
  readonly forms: MessageForms;
  readonly send: (channelId: string, message: Outgoing) => Promise<string>;
}

type Place = { readonly channelId: string; readonly messageId: string };

/** A game's one pinned status message: edited in place, posted again if somebody deleted it. */
export class StatusMessage {
  readonly #parts: StatusParts;

  constructor(parts: StatusParts) {
    this.#parts = parts;
  }

  /** A status always shows the latest state: one requested by an older version is already up to date. */
  async isNewer(post: Post): Promise<boolean> {
    const [shown] = await this.#parts.sentMessages.ofKind(post.gameId, 'status');
    return shown !== undefined && shown.version > post.version;
  }

  async show(game: GameRecord, told: Told<Outgoing>): Promise<string | null> {
    const [shown] = await this.#parts.sentMessages.ofKind(game.id, 'status');
    const kept = shown !== undefined && shown.channelId === game.channelId && (await this.#edit(shown, told));
    const fresh = told.as(told.better)[0];
    if (fresh === undefined) return null;
    const messageId = kept ? shown.messageId : await this.#parts.send(game.channelId, fresh);
    await this.#parts.sentMessages.pin({
      gameId: game.id,
      kind: 'status',
      key: '',
      channelId: game.channelId,
      messageId,
      version: game.version,
    });
    if (!kept) await this.#pin(game.channelId, messageId);
    return messageId;
  }

  /** One message, however long the state: the first part. */
  async #edit(shown: Place, told: Told<Outgoing>): Promise<boolean> {
    try {
      const message = told.as(editedForm(await this.#parts.forms.of(shown), told.better))[0];
      if (message === undefined) return false;
      const { nonce: _, enforce_nonce: __, ...body } = message.body;
      const route = Routes.channelMessage(shown.channelId, shown.messageId);
      this.#parts.forms.learn(await this.#parts.rest.patch(route, { body: asEdit(body), files: [...message.files] }));
      return true;
    } catch (fault) {
      if (codeOf(fault) !== CODES.unknownMessage) throw fault;
      return false;
    }
  }

  /** It also works unpinned: without the permission, or with fifty pins, the game goes on. */
  async #pin(channelId: string, messageId: string): Promise<void> {
    try {
      await this.#parts.rest.put(Routes.channelMessagesPin(channelId, messageId));
    } catch (fault) {
      if (meaningOf(fault).kind === 'later') throw fault;
      this.#parts.onFault('pin', fault);
    }
  }
}

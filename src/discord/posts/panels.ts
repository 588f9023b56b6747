import { type REST, Routes } from 'discord.js';
import type { SentMessage, SentMessages } from '../../table/ports/outbox.js';
import type { Post } from '../../table/ports/post.js';
import type { GameRecord } from '../../table/ports/store.js';
import { disabled, type Row } from '../messages/controls.js';
import { isMessage } from '../messages/message-ids.js';
import { meaningOf } from '../rest/discord-faults.js';

interface PanelParts {
  readonly rest: REST;
  readonly sentMessages: SentMessages;
  readonly onFault: (doing: string, fault: unknown) => void;
}

/** The buttons under posts: only the newest panel of a game can be pressed. */
export class Panels {
  readonly #parts: PanelParts;

  constructor(parts: PanelParts) {
    this.#parts = parts;
  }

  async noteNew(post: Post, game: GameRecord, messageId: string): Promise<void> {
    await this.#parts.sentMessages.pin({
      gameId: game.id,
      kind: 'panel',
      key: String(post.version),
      channelId: game.channelId,
      messageId,
      version: post.version,
    });
  }

  /** The newest panel shows what can be pressed now; when that is nothing, none can be pressed. */
  async renew(game: GameRecord, rows: Row[]): Promise<void> {
    const newest = (await this.#parts.sentMessages.ofKind(game.id, 'panel')).at(-1);
    if (newest === undefined || newest.version >= game.version) return;
    if (rows.length === 0) return this.supersede(game, null);
    const route = Routes.channelMessage(newest.channelId, newest.messageId);
    try {
      await this.#parts.rest.patch(route, { body: { components: rows } });
      await this.#parts.sentMessages.pin({ ...newest, version: game.version });
    } catch (fault) {
      if (meaningOf(fault).kind === 'later') throw fault;
      await this.#parts.sentMessages.takeDown(game.id, 'panel', newest.key);
    }
  }

  /**
   * Disables every panel but the one named. That an old button stays pressable is no harm (the table refuses it),
   * so a fault here holds up nothing; the notice stays and the next post tries again.
   */
  async supersede(game: GameRecord, newest: string | null): Promise<void> {
    const old = (await this.#parts.sentMessages.ofKind(game.id, 'panel')).filter((notice) => notice.key !== newest);
    for (const notice of old) {
      try {
        await this.#disable(notice);
        await this.#parts.sentMessages.takeDown(game.id, 'panel', notice.key);
      } catch (fault) {
        this.#parts.onFault('panel', fault);
      }
    }
  }

  async #disable(notice: SentMessage): Promise<void> {
    const route = Routes.channelMessage(notice.channelId, notice.messageId);
    try {
      const message = await this.#parts.rest.get(route);
      if (!isMessage(message)) return;
      const rows = (message.components ?? []).filter((row): row is Row => 'components' in row);
      if (rows.length > 0) await this.#parts.rest.patch(route, { body: { components: disabled(rows) } });
    } catch (fault) {
      // Deleted with its message or channel: nothing is left to press.
      if (meaningOf(fault).kind === 'later') throw fault;
    }
  }
}

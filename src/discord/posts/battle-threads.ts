import { type REST, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import type { SentMessages } from '../../table/ports/outbox.js';
import type { GameRecord } from '../../table/ports/store.js';
import { type Outgoing, plainMessage } from '../messages/outgoing.js';
import { clipped } from '../messages/text.js';
import { CODES, codeOf, meaningOf } from '../rest/discord-faults.js';
import { isThread } from '../rest/visibility.js';

interface ThreadParts {
  readonly rest: REST;
  readonly sentMessages: SentMessages;
  readonly onFault: (doing: string, fault: unknown) => void;
  readonly send: (channelId: string, message: Outgoing) => Promise<string>;
}

const NAME_MOST = 100;

/**
 * A thread for each battle, under its own message in the game's channel. A thread has its message's id, so that a retry
 * finds it. If there can be no thread (the game is in one, or permission is missing), the battle is told in the
 * channel.
 */
export class BattleThreads {
  readonly #parts: ThreadParts;

  constructor(parts: ThreadParts) {
    this.#parts = parts;
  }

  async find(
    game: GameRecord,
    key: string,
    title: string,
    nonce: { readonly nonce: string; readonly enforce_nonce: true },
  ): Promise<string> {
    const threads = await this.#parts.sentMessages.ofKind(game.id, 'thread');
    // After a move, the rest of a battle is told in the new channel.
    const known = threads.find((notice) => notice.key === key && notice.channelId === game.channelId);
    if (known !== undefined) return known.messageId;
    const name = clipped(title, NAME_MOST);
    const head = plainMessage(`**${name}**`);
    const headId = await this.#parts.send(game.channelId, { ...head, body: { ...head.body, ...nonce } });
    const begun = !(await this.#isThread(game.channelId)) && (await this.#begin(game.channelId, headId, name));
    const threadId = begun ? headId : game.channelId;
    await this.#parts.sentMessages.pin({
      gameId: game.id,
      kind: 'thread',
      key,
      channelId: game.channelId,
      messageId: threadId,
      version: game.version,
    });
    return threadId;
  }

  /** Threads cannot be nested. */
  async #isThread(channelId: string): Promise<boolean> {
    const channel: unknown = await this.#parts.rest.get(Routes.channel(channelId));
    return typeof channel === 'object' && channel !== null && 'type' in channel && isThread(Number(channel.type));
  }

  async #begin(channelId: string, messageId: string, name: string): Promise<boolean> {
    try {
      const body = { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
      await this.#parts.rest.post(Routes.threads(channelId, messageId), { body });
      return true;
    } catch (fault) {
      if (codeOf(fault) === CODES.threadExists) return true;
      if (meaningOf(fault).kind === 'later') throw fault;
      this.#parts.onFault('thread', fault);
      return false;
    }
  }
}

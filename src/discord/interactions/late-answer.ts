import { setTimeout as sleep } from 'node:timers/promises';
import { type REST, Routes } from 'discord.js';
import { type Outgoing, plainMessage } from '../messages/outgoing.js';
import { meaningOf } from '../rest/discord-faults.js';

const ATTEMPTS_AFTER_MS = [0, 2_000, 10_000, 30_000];

/**
 * If Discord does not accept an interaction's answer (too late, or its servers fail), the user gets it as a direct
 * message, since the command may well have been carried out. Without buttons: the channel has them.
 */
export class LateAnswer {
  readonly #rest: REST;
  readonly #onFault: (fault: unknown) => void;
  readonly #waits: readonly number[];

  constructor(rest: REST, onFault: (fault: unknown) => void, waits: readonly number[] = ATTEMPTS_AFTER_MS) {
    this.#rest = rest;
    this.#onFault = onFault;
    this.#waits = waits;
  }

  async tell(userId: string, why: string, messages: readonly Outgoing[]): Promise<void> {
    for (const wait of this.#waits) {
      await sleep(wait);
      try {
        const channelId = await openDirect(this.#rest, userId);
        for (const message of [plainMessage(why), ...messages])
          await this.#rest.post(Routes.channelMessages(channelId), {
            body: { ...message.body, components: [] },
            files: [...message.files],
          });
        return;
      } catch (fault) {
        if (meaningOf(fault).kind === 'later') continue;
        this.#onFault(fault);
        return;
      }
    }
    this.#onFault(new Error('an answer could not be delivered in any way'));
  }
}

export async function openDirect(rest: REST, userId: string): Promise<string> {
  const channel = await rest.post(Routes.userChannels(), { body: { recipient_id: userId } });
  if (typeof channel === 'object' && channel !== null && 'id' in channel && typeof channel.id === 'string')
    return channel.id;
  throw new Error('Discord opened no direct channel');
}

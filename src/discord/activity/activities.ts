import { type REST, Routes } from 'discord.js';
import type { Locale } from '../../core/words.js';
import type { Store } from '../../table/ports/store.js';
import { localeOf } from '../commands/locales.js';
import { loggable, meaningOf } from '../rest/discord-faults.js';
import { isRecord, isText } from '../rest/is-record.js';
import { isThread } from '../rest/visibility.js';
import { exchangeCode, type Person } from './exchange-code.js';
import { type Instance, readInstance } from './instance.js';

/** Who opened the page inside Discord, and where; nothing of it is taken from the page. */
export interface Arrival {
  readonly userId: string;
  readonly channelId: string;
  readonly parentId?: string;
  readonly instance: string;
  readonly locale: Locale;
}

export interface ActivityParts {
  /** As the bot. */
  readonly rest: REST;
  readonly applicationId: string;
  readonly clientSecret: string;
  readonly store: Pick<Store, 'inChannel'>;
  /** For readers whose language we do not support. */
  readonly locale: Locale;
  readonly onFault: (fault: unknown) => void;
}

/** An instance that was open is believed to be so for a while: each look costs a request. */
const BELIEVED_MS = 120_000;
const MANY = 2_000;

/** What Discord says about those who have the table open inside it. */
export class Activities {
  readonly #parts: ActivityParts;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly open: Promise<boolean>; readonly until: number }>();

  constructor(parts: ActivityParts, now: () => number = () => performance.now()) {
    this.#parts = parts;
    this.#now = now;
  }

  /** `strange`: Discord does not vouch for him; `away`: it cannot be asked now. */
  async arrival(code: string, instanceId: string): Promise<Arrival | 'strange' | 'away'> {
    try {
      // Who only guesses instances costs one request, and no refused one.
      const instance = await this.#look(instanceId);
      const person = instance === null ? null : await exchangeCode(this.#parts, code);
      if (instance === null || person === null || !instance.users.includes(person.id)) return 'strange';
      return await this.#arrived(instance, person);
    } catch (fault) {
      this.#parts.onFault(loggable(fault));
      return 'away';
    }
  }

  /** Whether an Activity is still open anywhere. In doubt it is. */
  isOpen(instanceId: string): Promise<boolean> {
    const known = this.#known.get(instanceId);
    if (known !== undefined && known.until > this.#now()) return known.open;
    return this.#remember(
      instanceId,
      this.#look(instanceId).then(
        (instance) => instance !== null,
        (fault: unknown) => {
          this.#parts.onFault(loggable(fault));
          return true;
        },
      ),
    );
  }

  #remember(instanceId: string, open: Promise<boolean>): Promise<boolean> {
    if (this.#known.size >= MANY) this.#known.clear();
    this.#known.set(instanceId, { open, until: this.#now() + BELIEVED_MS });
    return open;
  }

  #look(instanceId: string): Promise<Instance | null> {
    return readInstance(this.#parts, instanceId);
  }

  async #arrived({ id, channelId, inServer }: Instance, person: Person): Promise<Arrival> {
    const parentId = inServer ? await this.#parentOf(channelId) : null;
    this.#remember(id, Promise.resolve(true));
    return {
      userId: person.id,
      channelId,
      ...(parentId === null ? {} : { parentId }),
      instance: id,
      locale: localeOf(person.locale, this.#parts.locale),
    };
  }

  /** Only a thread without a game of its own is looked at. */
  async #parentOf(channelId: string): Promise<string | null> {
    const { rest, store } = this.#parts;
    if ((await store.inChannel(channelId)) !== null) return null;
    try {
      const channel: unknown = await rest.get(Routes.channel(channelId));
      if (!isRecord(channel) || typeof channel.type !== 'number' || !isThread(channel.type)) return null;
      return isText(channel.parent_id) ? channel.parent_id : null;
    } catch (fault) {
      // The bot may not be in that server, or not see the channel: then there is no game.
      if (['gone', 'forbidden', 'refused'].includes(meaningOf(fault).kind)) return null;
      throw fault;
    }
  }
}

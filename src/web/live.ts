import type { ServerResponse } from 'node:http';
import type { Locale } from '../core/words.js';
import type { Answers } from './answers.js';
import type { Door, Guest } from './guest.js';
import { deltaOf, type Taken } from './shots.js';

/** So often it is looked whether links still open, and whether another process has moved a game on. */
const ROUND_MS = 5_000;
/** Every few rounds something is sent, since proxies close silent connections. */
const ROUNDS_SILENT = 4;
/** Whoever acted is answered first; what follows at once is shown together. */
const AFTER_MS = 50;
/** Who cannot take this much has gone: his page comes back and asks anew. */
const UNREAD_MOST = 4_000_000;

interface Watcher {
  readonly guest: Guest;
  readonly response: ServerResponse;
  /** The name of what he has. */
  has: string | null;
}

/** Those who see the same. */
interface Audience {
  readonly guest: Guest;
  readonly locale: Locale;
  readonly watchers: Set<Watcher>;
  gameId: string | null;
  version: number | null;
  shown: Taken | null;
  work: Promise<void> | null;
  again: boolean;
}

/**
 * Server-sent events. An event is the whole view as a difference from what the page has, named by its content: a page
 * that missed some says what it has when it comes back, and is sent what differs. Nothing is sent when a commit changed
 * nothing that this reader sees, so that secrets written by others make no sound.
 */
export class Live {
  readonly #answers: Answers;
  readonly #onFault: (fault: unknown) => void;
  readonly #audiences = new Map<string, Audience>();
  readonly #door: Pick<Door, 'stillOpen'>;
  readonly #beat: NodeJS.Timeout;
  /** What somebody who has nothing is sent: written once for all who come. */
  readonly #whole = new WeakMap<Taken, string>();
  readonly #moved = new Set<string>();
  #after: NodeJS.Timeout | null = null;
  #rounds = 0;

  constructor(answers: Answers, door: Pick<Door, 'stillOpen'>, onFault: (fault: unknown) => void) {
    this.#answers = answers;
    this.#door = door;
    this.#onFault = onFault;
    this.#beat = setInterval(() => void this.round().catch((fault: unknown) => this.#onFault(fault)), ROUND_MS);
    this.#beat.unref();
  }

  /** Whose link opens nothing any more is sent out; who missed what another process did is shown it. */
  async round(): Promise<void> {
    this.#rounds += 1;
    if (this.#rounds % ROUNDS_SILENT === 0) this.#each(({ response }) => response.write(': \n\n'));
    for (const audience of this.#audiences.values()) {
      const game = await this.#answers.gameOf(audience.guest);
      await this.#showOut(audience);
      if ((game?.version ?? null) !== audience.version) await this.#look(audience);
    }
  }

  /** A key is asked about once, however many came in by it. */
  async #showOut({ watchers }: Audience): Promise<void> {
    const opens = new Map<string | null, boolean>();
    for (const { guest, response } of watchers) {
      const open = opens.get(guest.key) ?? (await this.#door.stillOpen(guest));
      opens.set(guest.key, open);
      if (!open) response.end('event: out\ndata: {}\n\n');
    }
  }

  get watchers(): number {
    return [...this.#audiences.values()].reduce((sum, { watchers }) => sum + watchers.size, 0);
  }

  /** `has`: the last event that this page knows. */
  async join(guest: Guest, locale: Locale, has: string | null, response: ServerResponse): Promise<void> {
    const { channelId, gameId, userId } = guest;
    const key = `${channelId} ${gameId ?? ''} ${userId ?? ''} ${locale}`;
    const audience = this.#audiences.get(key) ?? {
      ...{ guest, locale, watchers: new Set<Watcher>(), gameId, version: null },
      ...{ shown: null, work: null, again: false },
    };
    this.#audiences.set(key, audience);
    const watcher: Watcher = { guest, response, has };
    response.on('close', () => {
      audience.watchers.delete(watcher);
      if (audience.watchers.size === 0) this.#audiences.delete(key);
    });
    if (audience.shown === null) await this.#look(audience);
    audience.watchers.add(watcher);
    if (audience.shown !== null) await this.#catchUp(audience, watcher, audience.shown);
    else response.write('event: none\ndata: {}\n\n');
  }

  /** Something was committed. */
  changed(gameId: string): void {
    this.#moved.add(gameId);
    this.#after ??= setTimeout(() => this.#showMoved(), AFTER_MS);
  }

  #showMoved(): void {
    this.#after = null;
    for (const audience of this.#audiences.values())
      if (audience.gameId === null || this.#moved.has(audience.gameId))
        void this.#look(audience).catch((fault: unknown) => this.#onFault(fault));
    this.#moved.clear();
  }

  close(): void {
    clearInterval(this.#beat);
    if (this.#after !== null) clearTimeout(this.#after);
    this.#each(({ response }) => response.destroy());
  }

  /** One look at a time for all of them; what changes meanwhile is looked at once more. */
  #look(audience: Audience): Promise<void> {
    if (audience.work !== null) {
      audience.again = true;
      return audience.work;
    }
    audience.work = (async () => {
      do {
        audience.again = false;
        await this.#show(audience);
      } while (audience.again);
    })().finally(() => {
      audience.work = null;
    });
    return audience.work;
  }

  async #show(audience: Audience): Promise<void> {
    const { guest, locale, shown: before } = audience;
    const game = await this.#answers.gameOf(guest);
    audience.gameId = game?.id ?? guest.gameId;
    audience.version = game?.version ?? null;
    const shown = await this.#answers.shot(guest, locale);
    audience.shown = shown;
    if (shown === null || shown.id === before?.id) return;
    const event = before === null ? null : eventOf(before, shown);
    for (const watcher of audience.watchers) {
      if (event !== null && watcher.has === before?.id) this.#send(watcher, shown, event);
      else await this.#catchUp(audience, watcher, shown);
    }
  }

  async #catchUp({ guest, locale }: Audience, watcher: Watcher, shown: Taken): Promise<void> {
    if (watcher.has === shown.id) return;
    const before = this.#answers.kept.find(await this.#answers.readerOf(guest, locale), watcher.has);
    this.#send(watcher, shown, before === null ? this.#wholeOf(shown) : eventOf(before, shown));
  }

  #wholeOf(shown: Taken): string {
    const whole = this.#whole.get(shown) ?? eventOf(null, shown);
    this.#whole.set(shown, whole);
    return whole;
  }

  #send(watcher: Watcher, shown: Taken, event: string): void {
    if (watcher.response.writableLength > UNREAD_MOST) return void watcher.response.destroy();
    watcher.response.write(event);
    watcher.has = shown.id;
  }

  #each(what: (watcher: Watcher) => void): void {
    for (const { watchers } of this.#audiences.values()) for (const watcher of watchers) what(watcher);
  }
}

function eventOf(before: Taken | null, shown: Taken): string {
  return `event: shot\nid: ${shown.id}\ndata: ${JSON.stringify(deltaOf(before, shown))}\n\n`;
}

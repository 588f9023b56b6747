import { setTimeout as sleep } from 'node:timers/promises';
import type { ClaimedPost, Outbox } from '../../table/ports/outbox.js';
import { describeFault, meaningOf } from '../rest/discord-faults.js';
import type { DiscordWatch } from '../rest/failure.js';
import { newReference } from '../rest/failure.js';

interface PublisherParts {
  readonly outbox: Outbox;
  readonly send: (claimed: ClaimedPost) => Promise<string | null>;
  readonly watch: DiscordWatch;
  /** The bot lacks permission to write there. Reported when first noticed. */
  readonly onForbidden: (claimed: ClaimedPost, fault: unknown) => Promise<void>;
  /** Its channel cannot be reached, and is not tried again. */
  readonly onLost: (claimed: ClaimedPost, error: string) => Promise<void>;
  /** People are waiting for answers, so posts can wait a little. */
  readonly busy: () => boolean;
}

export interface PublisherPace {
  /** How often the outbox is polled for posts of other processes. */
  readonly pollMs: number;
  /** After this long without a renewal a process counts as dead, and its posts can be claimed. */
  readonly leaseMs: number;
  /** Posts under way at once, each of another lane. */
  readonly atOnce: number;
  readonly firstRetryMs: number;
  readonly lastRetryMs: number;
  /** Waits between tries where the bot may not write; after the last the channel is given up. */
  readonly forbiddenMs: readonly number[];
}

export const PACE: PublisherPace = {
  pollMs: 2_000,
  leaseMs: 4_000,
  atOnce: 16,
  firstRetryMs: 2_000,
  lastRetryMs: 10 * 60_000,
  forbiddenMs: [1, 10, 60, 180, 360, 720].map((minutes) => minutes * 60_000),
};

/** A lost or late renewal does not end a lease. */
const KEEPS_A_LEASE = 3;

/** How long posts yield to answers, and how often they check. */
const YIELD_MOST_MS = 1_000;
const YIELD_STEP_MS = 25;

/** Discord will not accept the same thing the third time. */
const REFUSALS_MOST = 2;
/** A fault of ours that persists after this many attempts would block the game for ever. */
const OWN_FAULTS_MOST = 8;

/** Sends posts from the outbox to Discord, in order within a lane and in parallel across lanes. */
export class Publisher {
  readonly #parts: PublisherParts;
  readonly #pace: PublisherPace;
  /** Games in whose channel the bot may not write. */
  readonly #barred = new Set<string>();
  readonly #underWay = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #heartbeat: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #again = false;
  #running = false;

  constructor(parts: PublisherParts, pace: PublisherPace = PACE) {
    this.#parts = parts;
    this.#pace = pace;
  }

  start(): void {
    this.#running = true;
    this.#timer = setInterval(() => this.ring(), this.#pace.pollMs);
    this.#heartbeat = setInterval(() => void this.#keep(), this.#pace.leaseMs / KEEPS_A_LEASE);
    this.ring();
  }

  /** Something waits: look now rather than at the next tick. Who acts in a game may have let the bot in again. */
  ring(gameId?: string): void {
    if (!this.#running) return;
    if (gameId !== undefined && this.#barred.delete(gameId)) {
      void this.#parts.outbox.hasten(gameId).then(
        () => this.ring(),
        (fault: unknown) => this.#parts.watch.failed(newReference(), 'outbox', fault),
      );
      return;
    }
    if (this.#round !== null) {
      this.#again = true;
      return;
    }
    this.#round = this.#look().finally(() => {
      this.#round = null;
      if (!this.#again) return;
      this.#again = false;
      this.ring();
    });
  }

  /** Takes nothing new and finishes what is under way. */
  async stop(): Promise<void> {
    this.#running = false;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#round;
    await Promise.allSettled(this.#underWay.values());
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat);
  }

  /** Renews leases while a picture or a rate limit takes long: a live process keeps its posts. */
  async #keep(): Promise<void> {
    const postIds = [...this.#underWay.keys()];
    if (postIds.length === 0) return;
    try {
      await this.#parts.outbox.keep(postIds, this.#pace.leaseMs);
    } catch (fault) {
      this.#parts.watch.failed(newReference(), 'outbox', fault);
    }
  }

  async #look(): Promise<void> {
    for (let waited = 0; waited < YIELD_MOST_MS && this.#parts.busy(); waited += YIELD_STEP_MS)
      await sleep(YIELD_STEP_MS);
    const free = this.#pace.atOnce - this.#underWay.size;
    if (free <= 0) return;
    let claimed: readonly ClaimedPost[];
    try {
      claimed = await this.#parts.outbox.claim(free, this.#pace.leaseMs);
    } catch (fault) {
      this.#parts.watch.failed(newReference(), 'outbox', fault);
      return;
    }
    for (const post of claimed) {
      const work = this.#publish(post).finally(() => {
        this.#underWay.delete(post.post.id);
        // The next post of this lane may be waiting behind it.
        this.ring();
      });
      this.#underWay.set(post.post.id, work);
    }
  }

  async #publish(claimed: ClaimedPost): Promise<void> {
    const startedAt = performance.now();
    const { outbox, watch } = this.#parts;
    const outcome = await this.#attempt(claimed);
    try {
      switch (outcome.kind) {
        case 'sent':
          await outbox.sent(claimed.post.id, outcome.messageId);
          break;
        case 'postponed':
          await outbox.postpone(claimed.post.id, outcome.afterMs, outcome.error);
          break;
        case 'abandoned':
          await outbox.abandon(claimed.post.id, outcome.error);
          if (outcome.lost) await this.#parts.onLost(claimed, outcome.error);
          break;
      }
      watch.published(outcome.kind, performance.now() - startedAt);
    } catch (fault) {
      // The lease expires by itself; the nonce keeps the next attempt from posting twice.
      watch.failed(newReference(), 'outbox', fault);
    }
  }

  async #attempt(claimed: ClaimedPost): Promise<SendResult> {
    try {
      return { kind: 'sent', messageId: await this.#parts.send(claimed) };
    } catch (fault) {
      const error = describeFault(fault);
      const reference = newReference();
      this.#parts.watch.failed(reference, `post to ${claimed.post.to.kind}`, fault);
      const meaning = meaningOf(fault);
      switch (meaning.kind) {
        case 'gone':
          return { kind: 'abandoned', error, lost: inChannel(claimed) };
        case 'refused':
        case 'expired':
          return this.#orGivenUp(claimed, error, REFUSALS_MOST);
        case 'own':
          return this.#orGivenUp(claimed, error, OWN_FAULTS_MOST);
        case 'forbidden': {
          if (claimed.attempt === 1) await this.#complain(claimed, fault);
          const afterMs = this.#pace.forbiddenMs[claimed.attempt - 1];
          if (afterMs === undefined) return { kind: 'abandoned', error, lost: inChannel(claimed) };
          this.#barred.add(claimed.post.gameId);
          return this.#later(claimed, error, afterMs);
        }
        case 'later':
          return this.#later(claimed, error, meaning.afterMs);
      }
    }
  }

  async #complain(claimed: ClaimedPost, cause: unknown): Promise<void> {
    try {
      await this.#parts.onForbidden(claimed, cause);
    } catch (fault) {
      this.#parts.watch.failed(newReference(), 'complaint', fault);
    }
  }

  #orGivenUp(claimed: ClaimedPost, error: string, most: number): SendResult {
    return claimed.attempt >= most ? { kind: 'abandoned', error, lost: false } : this.#later(claimed, error, null);
  }

  #later(claimed: ClaimedPost, error: string, afterMs: number | null): SendResult {
    const backoff = Math.min(this.#pace.lastRetryMs, this.#pace.firstRetryMs * 2 ** Math.min(claimed.attempt - 1, 20));
    return { kind: 'postponed', afterMs: afterMs ?? backoff, error };
  }
}

type SendResult =
  | { readonly kind: 'sent'; readonly messageId: string | null }
  | { readonly kind: 'postponed'; readonly afterMs: number; readonly error: string }
  | { readonly kind: 'abandoned'; readonly error: string; readonly lost: boolean };

const inChannel = ({ post }: ClaimedPost): boolean => post.to.kind !== 'direct';

import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../../../src/core/json.js';
import { alreadyAcknowledged, invalidToken, unknownInteraction, unknownWebhook } from './api-error.js';
import type { FakeMessage, World } from './world.js';

/** Discord waits so long for the first answer, and takes further ones for so long. */
const ACKNOWLEDGE_WITHIN = 3_000;
const TOKEN_LIVES = 15 * 60_000;

export const CALLBACK = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  autocomplete: 8,
  modal: 9,
  launch: 12,
} as const;

export interface FakeInteraction {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly channelId: string;
  /** On the clock that decides about lateness. */
  readonly createdAt: number;
  /** Real time, for measuring. */
  readonly sentAt: number;
  /** The message whose button was pressed. */
  readonly source: FakeMessage | null;
  ackedAfterMs: number | null;
  callback: number | null;
  choices: readonly JsonObject[] | null;
  modal: JsonObject | null;
  original: FakeMessage | null;
  readonly followUps: FakeMessage[];
  /** It was deferred and then something came, or it was answered at once. */
  settled: boolean;
}

/** Who asked what, until when an answer is taken, and what the answer was. */
export class Interactions {
  readonly #world: World;
  readonly #now: () => number;
  readonly #byToken = new Map<string, FakeInteraction>();
  readonly all: FakeInteraction[] = [];

  /**
   * A test on a busy machine must not fail because it was slow: unless `realDeadlines` are asked for, only the time
   * moved by hand makes anything late.
   */
  constructor(world: World, realDeadlines: boolean) {
    this.#world = world;
    this.#now = realDeadlines ? () => world.clock.now() : () => world.clock.ahead;
  }

  open(userId: string, channelId: string, source: FakeMessage | null, id = this.#world.ids.next()): FakeInteraction {
    const interaction: FakeInteraction = {
      id,
      token: `tok-${randomBytes(24).toString('base64url')}`,
      userId,
      channelId,
      createdAt: this.#now(),
      sentAt: performance.now(),
      source,
      ackedAfterMs: null,
      callback: null,
      choices: null,
      modal: null,
      original: null,
      followUps: [],
      settled: false,
    };
    this.#byToken.set(interaction.token, interaction);
    this.all.push(interaction);
    return interaction;
  }

  /** For the first answer: refused when it is late or the second one. */
  toAcknowledge(id: string, token: string): FakeInteraction {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined || interaction.id !== id) throw unknownInteraction();
    if (interaction.callback !== null) throw alreadyAcknowledged();
    if (this.#now() - interaction.createdAt > ACKNOWLEDGE_WITHIN) throw unknownInteraction();
    return interaction;
  }

  acknowledge(interaction: FakeInteraction, callback: number): void {
    interaction.callback = callback;
    interaction.ackedAfterMs = performance.now() - interaction.sentAt;
  }

  /** For what comes after the first answer. */
  toFollow(token: string): FakeInteraction {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined) throw unknownWebhook();
    if (this.#now() - interaction.createdAt > TOKEN_LIVES) throw invalidToken();
    if (interaction.callback === null) throw unknownWebhook();
    return interaction;
  }
}

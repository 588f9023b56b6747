// Over 200 lines: one answer's way through Discord's three seconds, with its attempts and last resorts.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type APIInteraction,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  type REST,
  Routes,
} from 'discord.js';
import { type Form, formOf, type Told } from '../messages/message-form.js';
import type { Outgoing } from '../messages/outgoing.js';
import { CODES, codeOf, meaningOf } from '../rest/discord-faults.js';

/** A first answer that hangs is cut short, so that there is time for another attempt within the three seconds. */
const ATTEMPT_MS = 1_200;
const ATTEMPT_WITH_FILES_MS = 2_500;
/** No use in offering a first answer after this. */
const LAST_MOMENT_MS = 2_900;
/** Between two words on how far a long work is. */
const MEANWHILE_MS = 3_000;
/** Waits between attempts to deliver what comes after the first answer. */
const RETRY_MS = [300, 1_000, 3_000, 8_000];

/** After these the same token serves for nothing more. */
const TAKES_NO_ANSWER: readonly string[] = ['expired', 'forbidden', 'gone'];

type FirstAnswer = 'at-once' | 'deferred' | 'late';

/**
 * One interaction's thread of answers, all private. The first answer is given at once when it is ready soon, else
 * announced by a guard timer and filled in later. On a private message the buttons change that message.
 */
export class Conversation {
  readonly #rest: REST;
  readonly #interaction: APIInteraction;
  readonly #startedAt = performance.now();
  readonly #onFirst: (outcome: FirstAnswer, milliseconds: number) => void;
  readonly #announceAfterMs: number;
  #guard: NodeJS.Timeout | null = null;
  #first: Promise<FirstAnswer> | null = null;
  #answering = false;
  #meanwhile: Promise<void> = Promise.resolve();
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(
    rest: REST,
    interaction: APIInteraction,
    announceAfterMs: number,
    onFirst: (outcome: FirstAnswer, ms: number) => void,
  ) {
    this.#rest = rest;
    this.#interaction = interaction;
    this.#announceAfterMs = announceAfterMs;
    this.#onFirst = onFirst;
  }

  /** From here on the three seconds are looked after. */
  guard(): void {
    this.#guard = setTimeout(() => {
      this.#first ??= this.#deferred();
      // Whoever answers awaits it and meets its failure there.
      this.#first.catch(() => undefined);
    }, this.#announceAfterMs);
  }

  /** Announces an answer at once and tells whether Discord still takes one: for interactions that come late. */
  async announce(): Promise<boolean> {
    this.#first ??= this.#deferred();
    return (await this.#first) !== 'late';
  }

  /** Opens a form; Discord takes one only as the first answer. False: it is too late for one. */
  async form(data: object): Promise<boolean> {
    if (this.#guard !== null) clearTimeout(this.#guard);
    if (this.#first !== null) return false;
    this.#first = this.#callback({ type: InteractionResponseType.Modal, data }, [], 'at-once');
    await this.#first;
    return true;
  }

  /** A word while somebody waits for a long answer; never after that answer, and not too often. */
  meanwhile(message: Outgoing): void {
    if (this.#answering || performance.now() - this.#saidAt < MEANWHILE_MS) return;
    this.#saidAt = performance.now();
    this.#meanwhile = this.#meanwhile
      .then(async () => {
        if (this.#first === null || (await this.#first) !== 'deferred' || this.#onPrivateMessage) return;
        if (!this.#answering) await this.#patchOriginal(message, AbortSignal.timeout(ATTEMPT_MS));
      })
      // It is only a word by the way.
      .catch(() => undefined);
  }

  /**
   * `aside`: beside the message whose button was pressed, which stays as it is.
   * False: Discord takes no answer any more, and is not asked again.
   */
  async answer(told: Told<Outgoing>, aside: boolean): Promise<boolean> {
    if (this.#guard !== null) clearTimeout(this.#guard);
    this.#answering = true;
    await this.#meanwhile;
    try {
      return await this.#deliver(told, aside);
    } catch (fault) {
      if (TAKES_NO_ANSWER.includes(meaningOf(fault).kind)) return false;
      throw fault;
    }
  }

  async #deliver(told: Told<Outgoing>, aside: boolean): Promise<boolean> {
    const update = this.#onPrivateMessage && !aside;
    const [first, ...rest] = told.as(await this.#formOf(told, update));
    if (first === undefined) return true;
    if (this.#first === null) {
      const attempt = this.#atOnce(first, update);
      this.#first = attempt;
      try {
        if ((await attempt) === 'late') return false;
      } catch (fault) {
        this.#first = null;
        throw fault;
      }
    } else if ((await this.#first) === 'late') return false;
    if ((await this.#first) === 'deferred') {
      // After a deferred update the original is the pressed message itself: an answer beside it is a new one.
      if (this.#onPrivateMessage && aside) await this.#followUp(first);
      else await this.#fill(first);
    }
    for (const message of rest) await this.#followUp(message);
    return true;
  }

  /** What changes a message keeps to its form; what was announced without one can only be words. */
  async #formOf({ better }: Told<Outgoing>, update: boolean): Promise<Form> {
    if (update && 'message' in this.#interaction && this.#interaction.message !== undefined)
      return formOf(this.#interaction.message);
    const announced = this.#first !== null && (await this.#first) === 'deferred';
    return announced && !this.#onPrivateMessage ? 'text' : better;
  }

  get #onPrivateMessage(): boolean {
    const { type } = this.#interaction;
    if (type !== InteractionType.MessageComponent && type !== InteractionType.ModalSubmit) return false;
    return ((this.#interaction.message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  }

  #deferred(): Promise<FirstAnswer> {
    if (this.#onPrivateMessage)
      return this.#callback({ type: InteractionResponseType.DeferredMessageUpdate }, [], 'deferred');
    const data = { flags: MessageFlags.Ephemeral };
    return this.#callback({ type: InteractionResponseType.DeferredChannelMessageWithSource, data }, [], 'deferred');
  }

  #atOnce(message: Outgoing, update: boolean): Promise<FirstAnswer> {
    const type = update ? InteractionResponseType.UpdateMessage : InteractionResponseType.ChannelMessageWithSource;
    const data = update ? message.body : inPrivate(message.body);
    return this.#callback({ type, data }, message.files, 'at-once');
  }

  async #callback(
    body: { readonly type: InteractionResponseType; readonly data?: object },
    files: Outgoing['files'],
    outcome: 'at-once' | 'deferred',
  ): Promise<FirstAnswer> {
    const route = Routes.interactionCallback(this.#interaction.id, this.#interaction.token);
    for (let attempt = 1; ; attempt++) {
      try {
        const signal = AbortSignal.timeout(files.length > 0 ? ATTEMPT_WITH_FILES_MS : ATTEMPT_MS);
        await this.#rest.post(route, { body, files: [...files], auth: false, signal });
        return this.#firstIs(outcome);
      } catch (fault) {
        // An attempt whose answer was lost had got through. What it showed is written again, to be sure of it.
        if (codeOf(fault) === CODES.alreadyAcknowledged) return this.#firstIs('deferred');
        const meaning = meaningOf(fault).kind;
        if (meaning === 'expired') return this.#firstIs('late');
        if (meaning !== 'later') throw fault;
        // Nobody knows whether one of the attempts got through: what follows will find out.
        if (performance.now() - this.#startedAt > LAST_MOMENT_MS) return this.#firstIs('deferred');
        await sleep(50 * attempt);
      }
    }
  }

  #firstIs(outcome: FirstAnswer): FirstAnswer {
    this.#onFirst(outcome, performance.now() - this.#startedAt);
    return outcome;
  }

  /** Whoever dismissed the message that was to be filled gets another. */
  async #fill(message: Outgoing): Promise<void> {
    try {
      await this.#patiently(() => this.#patchOriginal(message));
    } catch (fault) {
      if (codeOf(fault) !== CODES.unknownMessage) throw fault;
      await this.#followUp(message);
    }
  }

  #patchOriginal(message: Outgoing, signal?: AbortSignal): Promise<unknown> {
    const route = Routes.webhookMessage(this.#interaction.application_id, this.#interaction.token, '@original');
    return this.#rest.patch(route, {
      body: message.body,
      files: [...message.files],
      auth: false,
      ...(signal === undefined ? {} : { signal }),
    });
  }

  #followUp(message: Outgoing): Promise<void> {
    const route = Routes.webhook(this.#interaction.application_id, this.#interaction.token);
    const body = inPrivate(message.body);
    return this.#patiently(() => this.#rest.post(route, { body, files: [...message.files], auth: false }));
  }

  async #patiently(send: () => Promise<unknown>): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        await send();
        return;
      } catch (fault) {
        const wait = RETRY_MS[attempt];
        if (wait === undefined || meaningOf(fault).kind !== 'later') throw fault;
        await sleep(wait);
      }
    }
  }
}

function inPrivate(body: Outgoing['body']): Outgoing['body'] {
  return { ...body, flags: (body.flags ?? 0) | MessageFlags.Ephemeral };
}

// Over 200 lines: one answer within Discord's three seconds, with its retries and fallbacks.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type APIInteraction,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  type REST,
  Routes,
} from 'discord.js';
import { editedForm, type Form, formOf, type Told } from '../messages/message-form.js';
import { asEdit, type Outgoing } from '../messages/outgoing.js';
import { CODES, codeOf, meaningOf } from '../rest/discord-faults.js';
import type { AnswerPatience } from './patience.js';

/** Between two progress messages of a long job. */
const MEANWHILE_MS = 3_000;
/** Delays between attempts to deliver what follows the first answer. */
const RETRY_MS = [300, 1_000, 3_000, 8_000];

/** Then the token expires. */
const TAKES_NO_ANSWER: readonly string[] = ['expired', 'forbidden', 'gone'];

type FirstAnswer = 'at-once' | 'deferred' | 'late';

/**
 * One interaction's answers, all private. The first is sent at once if ready soon; otherwise a guard timer defers it
 * and it is filled in later. On a private message the buttons edit that message.
 */
export class Conversation {
  readonly #rest: REST;
  readonly #interaction: APIInteraction;
  readonly #startedAt = performance.now();
  readonly #onFirst: (outcome: FirstAnswer, milliseconds: number) => void;
  readonly #patience: AnswerPatience;
  #guard: NodeJS.Timeout | null = null;
  #first: Promise<FirstAnswer> | null = null;
  #answering = false;
  #meanwhile: Promise<void> = Promise.resolve();
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(
    rest: REST,
    interaction: APIInteraction,
    patience: AnswerPatience,
    onFirst: (outcome: FirstAnswer, ms: number) => void,
  ) {
    this.#rest = rest;
    this.#interaction = interaction;
    this.#patience = patience;
    this.#onFirst = onFirst;
  }

  /** Starts the guard of the three seconds. */
  guard(): void {
    this.#guard = setTimeout(() => {
      this.#first ??= this.#deferred();
      // The caller awaits it and handles its failure.
      this.#first.catch(() => undefined);
    }, this.#patience.announceAfterMs);
  }

  /** Defers at once and tells whether Discord still accepts an answer: for interactions that come late. */
  async announce(): Promise<boolean> {
    this.#first ??= this.#deferred();
    return (await this.#first) !== 'late';
  }

  /** Opens a form, which Discord accepts only as the first answer. False: too late for one. */
  async form(data: object): Promise<boolean> {
    if (this.#guard !== null) clearTimeout(this.#guard);
    if (this.#first !== null) return false;
    this.#first = this.#callback({ type: InteractionResponseType.Modal, data }, [], 'at-once');
    await this.#first;
    return true;
  }

  /** Opens the Activity, which only a first answer can. False: it did not, and the user still waits for an answer. */
  async launch(): Promise<boolean> {
    if (this.#guard !== null) clearTimeout(this.#guard);
    if (this.#first !== null) return false;
    this.#first = this.#callback({ type: InteractionResponseType.LaunchActivity }, [], 'at-once');
    try {
      return (await this.#first) === 'at-once';
    } catch (fault) {
      this.#first = null;
      this.guard();
      throw fault;
    }
  }

  /** A progress message during a long wait; never after the answer, and not too often. */
  meanwhile(message: Outgoing): void {
    if (this.#answering || performance.now() - this.#saidAt < MEANWHILE_MS) return;
    this.#saidAt = performance.now();
    this.#meanwhile = this.#meanwhile
      .then(async () => {
        if (this.#first === null || (await this.#first) !== 'deferred' || this.#onPrivateMessage) return;
        if (!this.#answering) await this.#patchOriginal(message, AbortSignal.timeout(this.#patience.attemptMs));
      })
      // Losing a progress message does no harm.
      .catch(() => undefined);
  }

  /**
   * `aside`: a new message, leaving the one with the pressed button as it is. False: Discord accepts no more answers,
   * and is not asked again.
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
    const [first, ...rest] = told.as(this.#formOf(told, update));
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
      // After a deferred update the original is the pressed message, so an answer beside it must be a new one.
      if (this.#onPrivateMessage && aside) await this.#followUp(first);
      else await this.#fill(first);
    }
    for (const message of rest) await this.#followUp(message);
    return true;
  }

  /** Whatever the message was before, or if it was announced first: only a container stays one. */
  #formOf({ better }: Told<Outgoing>, update: boolean): Form {
    const now = update && 'message' in this.#interaction ? this.#interaction.message : undefined;
    return now === undefined ? better : editedForm(formOf(now), better);
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
    const data = update ? asEdit(message.body) : inPrivate(message.body);
    return this.#callback({ type, data }, message.files, 'at-once');
  }

  async #callback(
    body: { readonly type: InteractionResponseType; readonly data?: object },
    files: Outgoing['files'],
    outcome: 'at-once' | 'deferred',
  ): Promise<FirstAnswer> {
    const route = Routes.interactionCallback(this.#interaction.id, this.#interaction.token);
    const { attemptMs, attemptWithFilesMs, lastMomentMs } = this.#patience;
    for (let attempt = 1; ; attempt++) {
      try {
        const signal = AbortSignal.timeout(files.length > 0 ? attemptWithFilesMs : attemptMs);
        await this.#rest.post(route, { body, files: [...files], auth: false, signal });
        return this.#firstIs(outcome);
      } catch (fault) {
        // An attempt whose response was lost got through, and all of it: written again, it would undo a press made since.
        // At the first attempt somebody else has answered (another process, before it died): then the answer is written.
        if (codeOf(fault) === CODES.alreadyAcknowledged) return this.#firstIs(attempt > 1 ? outcome : 'deferred');
        const meaning = meaningOf(fault).kind;
        if (meaning === 'expired') return this.#firstIs('late');
        if (meaning !== 'later') throw fault;
        // Unknown whether an attempt got through: what follows will find out.
        if (performance.now() - this.#startedAt > lastMomentMs) return this.#firstIs('deferred');
        await sleep(50 * attempt);
      }
    }
  }

  #firstIs(outcome: FirstAnswer): FirstAnswer {
    this.#onFirst(outcome, performance.now() - this.#startedAt);
    return outcome;
  }

  /** If the user dismissed the message to be filled, he gets another. */
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
      body: asEdit(message.body),
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

// Over 200 lines: an interaction from arrival to answer, in one piece.
import { type APIInteraction, ApplicationCommandType, InteractionType, type REST, SnowflakeUtil } from 'discord.js';
import type { Locale } from '../../core/words.js';
import { tellDiscord } from '../../i18n/discord/index.js';
import { refusal } from '../../table/change/alter.js';
import type { Line, Reply } from '../../table/ports/message.js';
import { KeyedLimit, Turns } from '../../table/ports/queue.js';
import type { Animator, Picturer } from '../../table/ports/world.js';
import type { Asker } from '../../table/request.js';
import type { TableService } from '../../table/service.js';
import { plainStyle, type Say } from '../../table/words/words.js';
import { bringsGame, isOutside, lackedIn, opensTable } from '../commands/lacking.js';
import { tellingOf } from '../messages/containers.js';
import { labelWords } from '../messages/discord-style.js';
import type { Told } from '../messages/message-form.js';
import { type Outgoing, plainMessage, plainTelling } from '../messages/outgoing.js';
import { filmFile, pictureFile } from '../messages/pictures.js';
import type { PictureFile } from '../messages/speech.js';
import { type DiscordWatch, failureText, type InteractionKind, newReference } from '../rest/failure.js';
import { Visibility } from '../rest/visibility.js';
import { asksToOpen } from './asks-to-open.js';
import { TooLarge } from './attachments.js';
import { Conversation } from './conversation.js';
import type { LateAnswer } from './late-answer.js';
import { fieldModal as formAskedBy, modalOf } from './modal.js';
import type { AnswerPatience } from './patience.js';
import type { Readers } from './readers.js';
import {
  askerOf,
  bringsFile,
  commandRequest,
  formRequest,
  localeIn,
  pressRequest,
  type ReadAttachment,
  type Slash,
  userIdOf,
} from './requests.js';
import { Suggestions } from './suggestions.js';
import { FILMS_MOST, FileLine, FilmLine } from './waiting-lines.js';

interface InteractionHandlerParts {
  readonly rest: REST;
  /** As the bot itself, for what an interaction token cannot do. */
  readonly looking: REST;
  readonly table: TableService;
  readonly say: Say;
  readonly picturer: Picturer;
  readonly animator: Animator;
  readonly readers: Readers;
  readonly watch: DiscordWatch;
  readonly readAttachment: ReadAttachment;
  readonly lateAnswer: LateAnswer;
  readonly patience: AnswerPatience;
  /** Whether there is an Activity to open. */
  readonly launches: boolean;
}

/** An interaction that arrives late (after a resume) is deferred first: carried out only if its user can be told. */
const OLD_MS = 2_000;
/** Older than a token can live: the clocks disagree, or the id holds no time. */
const NONSENSE_MS = 15 * 60_000;
const REMEMBERED = 2_000;
/** With more people than this waiting, all answers are deferred first and then worked on. */
const CROWD = 12;
/** Answers worked on at once, each for this long: longer work is waiting for something and frees its place. */
const WORKING_MOST = 24;
const WORKING_MS = 250;
/** Requests of one person at once; his others wait, without delaying anyone else. */
const OF_ONE_PERSON = 2;

/** Every interaction comes here, is answered in private and never fails silently. */
export class InteractionHandler {
  readonly #parts: InteractionHandlerParts;
  readonly #open = new Set<Promise<void>>();
  /** The latest ones taken: a resumed gateway may deliver an event twice. */
  readonly #taken = new Set<string>();

  readonly #persons = new KeyedLimit(OF_ONE_PERSON);
  readonly #working = new Turns(WORKING_MOST, WORKING_MS);
  readonly #suggestions: Suggestions;
  readonly #files = new FileLine();
  readonly #films = new FilmLine();
  readonly #visibility: Visibility;

  constructor(parts: InteractionHandlerParts) {
    this.#parts = parts;
    this.#suggestions = new Suggestions(parts);
    this.#visibility = new Visibility(parts.looking);
  }

  /** Never rejects: the one place that turns faults into answers. */
  take(interaction: APIInteraction): Promise<void> {
    if (this.#taken.has(interaction.id)) return Promise.resolve();
    this.#taken.add(interaction.id);
    for (const oldest of this.#taken) {
      if (this.#taken.size <= REMEMBERED) break;
      this.#taken.delete(oldest);
    }
    const work =
      interaction.type === InteractionType.ApplicationCommandAutocomplete
        ? this.#suggestions.answer(interaction)
        : this.#converse(interaction);
    this.#open.add(work);
    return work.finally(() => this.#open.delete(work));
  }

  /** How many people wait for an answer. */
  get waiting(): number {
    return this.#open.size;
  }

  /** For a graceful stop: finishes what was begun, except waiting films. */
  async idle(): Promise<void> {
    this.#films.stop();
    while (this.#open.size > 0) await Promise.allSettled(this.#open);
  }

  async #converse(interaction: APIInteraction): Promise<void> {
    const { rest, readers, watch, lateAnswer, patience } = this.#parts;
    const kind = kindOf(interaction);
    const conversation = new Conversation(rest, interaction, patience, (outcome, ms) =>
      watch.acknowledged(kind, ms, outcome),
    );
    conversation.guard();
    const userId = userIdOf(interaction);
    const answer: Spoken = { locale: readers.guess(localeIn(interaction)), told: NOTHING, form: null, aside: false };
    let said = false;
    try {
      const form = formAskedBy(interaction);
      if (form !== null) {
        said = true;
        await conversation.form(form);
        return;
      }
      const launching = asksToOpen(interaction);
      if (launching && (await this.#launched(conversation))) {
        said = true;
        return;
      }
      const crowded = this.#open.size > CROWD;
      if ((crowded || isOld(interaction.id)) && !(await conversation.announce())) return;
      const reply = await this.#persons.pass(userId, async () => {
        const reply = await this.#working.pass(async () => {
          answer.locale = await readers.localeOf(userId, localeIn(interaction));
          try {
            return await this.#replyTo(interaction, answer.locale, conversation);
          } finally {
            // A command may have changed the language (a button cannot): forgotten before its user is answered.
            if (kind === 'command') readers.forget(userId);
          }
        });
        // A film would block its user from everything else.
        if (reply?.film === undefined) await this.#prepare(interaction, answer, reply);
        return reply;
      });
      if (reply?.film !== undefined) {
        const why = await this.#films.pass(userId, () => this.#prepare(interaction, answer, reply));
        if (why !== undefined)
          answer.told = plainTelling(tellDiscord(answer.locale, why, { most: String(FILMS_MOST) }));
      }
      const opened = answer.form !== null && (await conversation.form(answer.form));
      said = opened || (await conversation.answer(answer.told, answer.aside));
    } catch (fault) {
      answer.told = plainTelling(this.#excuse(kind, fault, answer.locale));
      said = await conversation.answer(answer.told, true).catch(() => false);
    }
    if (!said) await lateAnswer.tell(userId, tellDiscord(answer.locale, 'late'), answer.told.as('text'));
  }

  /** If it fails, the private link is the way out. */
  async #launched(conversation: Conversation): Promise<boolean> {
    if (!this.#parts.launches) return false;
    try {
      return await conversation.launch();
    } catch (fault) {
      this.#parts.watch.failed(newReference(), 'launch', fault);
      return false;
    }
  }

  #unopened(interaction: APIInteraction, locale: Locale): readonly Line[] {
    if (!this.#parts.launches || !asksToOpen(interaction)) return [];
    return [{ from: 'written', text: tellDiscord(locale, 'not-opened') }];
  }

  #excuse(kind: InteractionKind, fault: unknown, locale: Locale): string {
    if (fault instanceof TooLarge) return tellDiscord(locale, 'too-large', { most: String(fault.megabytes) });
    const reference = newReference();
    this.#parts.watch.failed(reference, kind, fault);
    // What was done is done and will be posted; what was not has left no trace.
    return failureText(locale, reference, fault);
  }

  async #prepare(interaction: APIInteraction, answer: Spoken, reply: Reply | null): Promise<void> {
    if (reply === null) {
      answer.told = plainTelling(tellDiscord(answer.locale, 'unknown'));
      return;
    }
    const say = labelWords(this.#parts.say, answer.locale, reply.people ?? {});
    answer.form = reply.form === undefined ? null : modalOf(reply.form, say);
    answer.aside = reply.refused !== undefined && (reply.controls ?? []).length === 0;
    const { picture, without } = await this.#drawn(reply, answer.locale);
    const { better, as } = tellingOf(
      {
        locale: answer.locale,
        lines: [...this.#unopened(interaction, answer.locale), ...reply.lines],
        people: reply.people ?? {},
        controls: reply.controls ?? [],
        attachments: reply.attachments ?? [],
        mentions: [],
        picture,
      },
      this.#parts.say,
    );
    const more = [without, opensTable(interaction, reply) ? lackedIn(interaction, answer.locale) : null];
    const beside = more.flatMap((text) => (text === null ? [] : [plainMessage(text)]));
    answer.told = { better, as: (form) => [...as(form), ...beside] };
  }

  async #replyTo(interaction: APIInteraction, locale: Locale, conversation: Conversation): Promise<Reply | null> {
    const { table } = this.#parts;
    const asker = askerOf(interaction, locale);
    if (bringsGame(interaction) && isOutside(interaction)) return refusal({ code: 'bot-outside' }, null);
    switch (interaction.type) {
      case InteractionType.ApplicationCommand:
        if (asksToOpen(interaction)) return table.execute({ ...asker, command: 'link', options: {} });
        if (interaction.data.type !== ApplicationCommandType.ChatInput) return null;
        return this.#command({ ...interaction, data: interaction.data }, asker, conversation);
      case InteractionType.MessageComponent:
        return table.press(pressRequest(interaction, asker));
      case InteractionType.ModalSubmit:
        return table.press(formRequest(interaction, asker));
      default:
        return null;
    }
  }

  async #command(interaction: Slash, asker: Asker, conversation: Conversation): Promise<Reply> {
    const { table, readAttachment, say } = this.#parts;
    const style = plainStyle(asker.locale, {});
    const progress = (line: Line) => conversation.meanwhile(plainMessage(say(line, style)));
    const sees = (channelIds: readonly string[]) => this.#visibility.seenBy(interaction, channelIds);
    const execute = async () =>
      table.execute({ ...(await commandRequest(interaction, asker, readAttachment)), progress, sees });
    const reply = bringsFile(interaction) ? await this.#files.pass(execute) : await execute();
    if (reply !== null) return reply;
    const rejection = { code: 'import-busy' };
    return { lines: [{ from: 'rejection', module: null, rejection }], refused: rejection };
  }

  /** A picture that fails to draw does not hold back the text. */
  async #drawn(reply: Reply, locale: Locale): Promise<{ picture: PictureFile | null; without: string | null }> {
    const { picturer, animator } = this.#parts;
    try {
      if (reply.film !== undefined) return { picture: await filmFile(animator, reply.film, locale), without: null };
      if (reply.picture === undefined) return { picture: null, without: null };
      return { picture: await pictureFile(picturer, reply.picture, locale), without: null };
    } catch (fault) {
      // Given up as the bot stops: its user was told.
      if (reply.film !== undefined && this.#films.isStopped) return { picture: null, without: null };
      const reference = newReference();
      this.#parts.watch.failed(reference, 'picture', fault);
      return { picture: null, without: tellDiscord(locale, 'no-picture', { reference }) };
    }
  }
}

function isOld(id: string): boolean {
  if (!/^\d+$/.test(id)) return false;
  const age = Date.now() - SnowflakeUtil.timestampFrom(id);
  return age > OLD_MS && age < NONSENSE_MS;
}

/** Until there is an answer. */
const NOTHING: Told<Outgoing> = { better: 'text', as: () => [] };

interface Spoken {
  locale: Locale;
  told: Told<Outgoing>;
  /** Shown instead of everything else. */
  form: ReturnType<typeof modalOf> | null;
  aside: boolean;
}

function kindOf(interaction: APIInteraction): InteractionKind {
  if (interaction.type === InteractionType.ApplicationCommand) return 'command';
  const isPress =
    interaction.type === InteractionType.MessageComponent || interaction.type === InteractionType.ModalSubmit;
  return isPress ? 'press' : 'other';
}

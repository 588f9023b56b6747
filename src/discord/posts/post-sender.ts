import { type REST, Routes } from 'discord.js';
import { tellDiscord } from '../../i18n/discord/index.js';
import type { ClaimedPost, Outbox, SentMessages } from '../../table/ports/outbox.js';
import { isEnded } from '../../table/ports/phase.js';
import type { GameRecord } from '../../table/ports/store.js';
import type { Animator, Picturer } from '../../table/ports/world.js';
import type { ResolvedPost, TableService } from '../../table/service.js';
import type { Say } from '../../table/words/words.js';
import { openDirect } from '../interactions/late-answer.js';
import { betterForm } from '../messages/containers.js';
import { liveMessages } from '../messages/live-message.js';
import type { Form, Told } from '../messages/message-form.js';
import { withNonce, withNonces } from '../messages/message-ids.js';
import { type Outgoing, withoutFiles } from '../messages/outgoing.js';
import { filmFile, pictureFile } from '../messages/pictures.js';
import type { KeptPicture, PictureFile } from '../messages/speech.js';
import { CODES, codeOf, meaningOf } from '../rest/discord-faults.js';
import { BattleThreads } from './battle-threads.js';
import { MessageForms } from './message-forms.js';
import { Panels } from './panels.js';
import { StatusMessage } from './status-message.js';

interface SenderParts {
  readonly rest: REST;
  readonly table: TableService;
  readonly say: Say;
  readonly picturer: Picturer;
  readonly animator: Animator;
  readonly sentMessages: SentMessages;
  readonly outbox: Pick<Outbox, 'sentAs'>;
  readonly onFault: (doing: string, fault: unknown) => void;
}

/** After this many failed attempts to draw it, a post is sent without its picture. */
const DRAW_ATTEMPTS = 3;

/** Turns one waiting post into Discord messages. Throws Discord's errors; the publisher interprets them. */
export class PostSender {
  readonly #parts: SenderParts;
  readonly #forms: MessageForms;
  readonly #status: StatusMessage;
  readonly #panels: Panels;
  readonly #threads: BattleThreads;

  constructor(parts: SenderParts) {
    this.#parts = parts;
    const send = (channelId: string, message: Outgoing) => this.#create(channelId, message);
    const forms = new MessageForms(parts.rest);
    this.#forms = forms;
    this.#status = new StatusMessage({ ...parts, forms, send });
    this.#panels = new Panels({ ...parts, forms, shown: (...as) => this.#drawn(...as) });
    this.#threads = new BattleThreads({ ...parts, send });
  }

  /**
   * The id of its message; null if there was nothing left to show. A thread without recent messages is archived; a new
   * message reopens it, an edit does not.
   */
  async send(claimed: ClaimedPost): Promise<string | null> {
    try {
      return await this.#send(claimed);
    } catch (fault) {
      if (codeOf(fault) !== CODES.archivedThread || !(await this.#opened(claimed.channelId))) throw fault;
      return this.#send(claimed);
    }
  }

  /** False: it is locked, and only thread managers can unlock it. */
  async #opened(threadId: string): Promise<boolean> {
    try {
      await this.#parts.rest.patch(Routes.channel(threadId), { body: { archived: false } });
      return true;
    } catch (fault) {
      if (meaningOf(fault).kind !== 'forbidden') throw fault;
      return false;
    }
  }

  async #send(claimed: ClaimedPost): Promise<string | null> {
    const { post } = claimed;
    if (post.to.kind === 'status' && (await this.#status.isNewer(post))) return null;
    const resolved = await this.#parts.table.resolve(post);
    if (resolved === null) return null;
    const told = await this.#worded(claimed, resolved);
    const messages = told.as(told.better);
    switch (post.to.kind) {
      case 'status': {
        const messageId = await this.#status.show(resolved.game, told);
        await this.#renewPanel(resolved.game);
        return messageId;
      }
      case 'direct':
        return this.#direct(claimed, resolved, post.to.userId, messages);
      case 'battle-thread': {
        const title = this.#title(resolved, post.to.title);
        const threadId = await this.#threads.find(resolved.game, post.to.key, title, withNonce(`${post.id}:t`));
        return this.#createAll(threadId, messages);
      }
      case 'channel': {
        const messageId = await this.#createAll(resolved.game.channelId, messages);
        const shows = post.panel !== undefined && resolved.controls.length > 0;
        if (shows && messageId !== null)
          await this.#panels.noteNew(post, resolved.game, messageId, messages.at(-1)?.files ?? []);
        const { phase } = resolved.game;
        // Posts after the end of a game (its chart, its film) leave the end's buttons as they are.
        if (shows || phase === 'paused' || phase === 'archived')
          await this.#panels.supersede(resolved.game, shows ? String(post.version) : null);
        return messageId;
      }
    }
  }

  /** People who take no direct messages are mentioned in the channel instead: nothing secret is sent this way. */
  async #direct(
    claimed: ClaimedPost,
    resolved: ResolvedPost,
    userId: string,
    messages: readonly Outgoing[],
  ): Promise<string | null> {
    try {
      return await this.#createAll(await openDirect(this.#parts.rest, userId), messages);
    } catch (fault) {
      if (codeOf(fault) !== CODES.cannotMessageUser) throw fault;
      const openly = await this.#worded(
        claimed,
        {
          ...resolved,
          locale: resolved.game.locale,
          mentions: [userId],
          // Private controls are no panel for the channel.
          controls: [],
        },
        `${claimed.post.id}:d`,
      );
      return this.#createAll(resolved.game.channelId, openly.as(openly.better));
    }
  }

  /** Private play has changed what can be done: update the public buttons. */
  async #renewPanel(game: GameRecord): Promise<void> {
    try {
      await this.#panels.renew(game);
    } catch (fault) {
      // Edits of old messages are rate-limited: update it a little later.
      if (codeOf(fault) === CODES.oldEdits) throw fault;
      // A button left on a finished game would stay for good.
      if (isEnded(game) && meaningOf(fault).kind === 'later') throw fault;
      // The table refuses outdated buttons: nothing is lost.
      this.#parts.onFault('panel', fault);
    }
  }

  #title(resolved: ResolvedPost, title: ResolvedPost['lines'][number]): string {
    const plain = { locale: resolved.locale, people: resolved.people, escape: (text: string) => text };
    return this.#parts.say(title, { ...plain, time: (instant) => instant.toISOString() });
  }

  /** Uses the post's nonces, so that a retry shows nothing twice. */
  async #worded(claimed: ClaimedPost, resolved: ResolvedPost, nonce = claimed.post.id): Promise<Told<Outgoing>> {
    const picture = await this.#picture(claimed, resolved);
    const as = (form: Form) => withNonces(nonce, liveMessages(resolved, this.#parts.say, picture, form));
    return { better: betterForm({ ...resolved, picture }), as };
  }

  /** Replaces what was shown; without its picture if that cannot be drawn. */
  async #drawn(resolved: ResolvedPost, form: Form, kept: KeptPicture | null): Promise<readonly Outgoing[]> {
    const claim = { attempt: DRAW_ATTEMPTS };
    return liveMessages(resolved, this.#parts.say, kept ?? (await this.#picture(claim, resolved)), form);
  }

  async #picture({ attempt }: Pick<ClaimedPost, 'attempt'>, resolved: ResolvedPost): Promise<PictureFile | null> {
    const { film, picture, locale } = resolved;
    try {
      if (film !== undefined) return await filmFile(this.#parts.animator, film, locale);
      return picture === null ? null : await pictureFile(this.#parts.picturer, picture, locale);
    } catch (fault) {
      if (attempt < DRAW_ATTEMPTS) throw fault;
      this.#parts.onFault('picture', fault);
      return null;
    }
  }

  async #createAll(channelId: string, messages: readonly Outgoing[]): Promise<string | null> {
    let last: string | null = null;
    for (const message of messages) last = await this.#create(channelId, message);
    return last;
  }

  /** If files may not be sent, only the text. */
  async #create(channelId: string, message: Outgoing): Promise<string> {
    const route = Routes.channelMessages(channelId);
    try {
      const { body, files } = message;
      return this.#forms.learn(await this.#parts.rest.post(route, { body, files: [...files] }));
    } catch (fault) {
      if (codeOf(fault) !== CODES.missingPermissions || message.files.length === 0) throw fault;
      this.#parts.onFault('attach', fault);
      const { body } = withoutFiles(message, tellDiscord('en', 'done'));
      return this.#forms.learn(await this.#parts.rest.post(route, { body }));
    }
  }
}

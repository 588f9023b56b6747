import { createHash } from 'node:crypto';
import { type RawFile, type REST, Routes } from 'discord.js';
import type { Outbox, SentMessage, SentMessages } from '../../table/ports/outbox.js';
import { isEnded } from '../../table/ports/phase.js';
import type { Post } from '../../table/ports/post.js';
import type { GameRecord } from '../../table/ports/store.js';
import type { PostUse, ResolvedPost, TableService } from '../../table/service.js';
import { betterForm } from '../messages/containers.js';
import { CONTAINER_FLAG, type Form, formOf } from '../messages/message-form.js';
import { asEdit, type Outgoing } from '../messages/outgoing.js';
import { hasControls, notPressable, pictureIn, withRowsOf } from '../messages/shown-again.js';
import type { KeptPicture } from '../messages/speech.js';
import { CODES, codeOf, meaningOf } from '../rest/discord-faults.js';
import type { MessageForms } from './message-forms.js';

interface PanelParts {
  readonly rest: REST;
  readonly table: Pick<TableService, 'resolve'>;
  readonly sentMessages: SentMessages;
  readonly outbox: Pick<Outbox, 'sentAs'>;
  readonly onFault: (doing: string, fault: unknown) => void;
  readonly forms: MessageForms;
  /** A post as messages of one form; `kept`: replaces its picture. */
  readonly shown: (resolved: ResolvedPost, form: Form, kept: KeptPicture | null) => Promise<readonly Outgoing[]>;
}

/** As shown now; if the post is no longer known, only its buttons. */
type Renewed = ResolvedPost & { readonly known: boolean };

/** Posts with buttons: only a game's newest one can be pressed, and it keeps telling what happens. */
export class Panels {
  readonly #parts: PanelParts;
  readonly #drawn = new DrawnBefore();

  constructor(parts: PanelParts) {
    this.#parts = parts;
  }

  async noteNew(post: Post, game: GameRecord, messageId: string, files: Outgoing['files']): Promise<void> {
    this.#drawn.note(messageId, files);
    await this.#parts.sentMessages.pin({
      gameId: game.id,
      kind: 'panel',
      key: String(post.version),
      channelId: game.channelId,
      messageId,
      version: post.version,
    });
  }

  /**
   * The newest shows what has happened and what can be pressed now. If there is nothing to press, no post keeps
   * buttons.
   */
  async renew(game: GameRecord): Promise<void> {
    const notices = await this.#parts.sentMessages.ofKind(game.id, 'panel');
    // A renewed panel has a later version than its own, with which it was posted.
    const [newest, ...older] = notices.toSorted((one, other) => Number(other.key) - Number(one.key));
    if (newest === undefined) return;
    // What could not be disabled when the newest came; after a game's end nothing follows.
    if (older.length > 0) await this.supersede(game, newest.key, isEnded(game));
    if (newest.version >= game.version) return;
    const now = await this.#resolved(newest, game, 'newest');
    // The invitation does not follow the game's turns: a new post comes.
    const invited = game.phase === 'playing' && now?.known === true && now.live === undefined;
    if (now === null || now.controls.length === 0 || invited) return this.supersede(game, null, isEnded(game));
    try {
      await this.#edit(newest, now);
      await this.#parts.sentMessages.pin({ ...newest, version: now.game.version });
    } catch (fault) {
      // A panel still there keeps its record: its old buttons are disabled with the next post.
      if (!isNoMore(fault)) throw fault;
      await this.#parts.sentMessages.takeDown(game.id, 'panel', newest.key);
    }
  }

  /**
   * Disables every panel but the one named. An old button that can still be pressed does no harm (the table refuses
   * it), so a fault here blocks nothing: the record stays and the next post tries again. If none will come (`last`), a
   * temporary fault is thrown.
   */
  async supersede(game: GameRecord, newest: string | null, last = false): Promise<void> {
    const old = (await this.#parts.sentMessages.ofKind(game.id, 'panel')).filter((notice) => notice.key !== newest);
    for (const notice of old) {
      try {
        await this.#disable(notice, game);
        await this.#parts.sentMessages.takeDown(game.id, 'panel', notice.key);
      } catch (fault) {
        if (last && meaningOf(fault).kind === 'later') throw fault;
        this.#parts.onFault('panel', fault);
      }
    }
  }

  /** As its post is shown now; if the post is no longer known, its buttons alone. */
  async #resolved(notice: SentMessage, game: GameRecord, as: PostUse): Promise<Renewed | null> {
    const post = await this.#parts.outbox.sentAs(game.id, notice.messageId);
    const panel = { gameId: game.id, version: game.version };
    const bare: Post = { ...panel, id: '', to: { kind: 'channel' }, lines: [], mentions: [], panel };
    const known = post === null ? bare : { ...post, ...(post.panel === undefined ? {} : { panel }) };
    const resolved = await this.#parts.table.resolve(known, as);
    return resolved === null ? null : { ...resolved, known: post !== null };
  }

  /** For a live post the text too; the picture only if it changed. */
  async #edit(notice: SentMessage, resolved: Renewed): Promise<void> {
    const route = Routes.channelMessage(notice.channelId, notice.messageId);
    const form = await this.#parts.forms.of(notice);
    if (form === 'text' && resolved.known && betterForm(resolved) === 'container') return this.#raise(notice, resolved);
    const picture = resolved.live?.drawn === true ? resolved.picture : null;
    const shows = { ...resolved, picture };
    if (form === 'container') {
      const before = picture === null ? await this.#parts.forms.read(notice) : null;
      const fresh = (await this.#parts.shown(shows, form, before === null ? null : pictureIn(before))).at(-1);
      const message =
        fresh === undefined ? undefined : ((await this.#withoutSamePicture(notice, shows, fresh)) ?? fresh);
      if (message === undefined) return;
      const body = resolved.known || before === null ? message.body : withRowsOf(before, message.body.components);
      await this.#parts.rest.patch(route, { body, files: [...message.files] });
      if (message.files.length > 0) this.#drawn.note(notice.messageId, message.files);
      return;
    }
    const message = (await this.#parts.shown(shows, form, null)).at(-1);
    if (message === undefined) return;
    const { content, components, attachments, allowed_mentions } = message.body;
    const told = resolved.live === undefined ? {} : { content, allowed_mentions };
    const drawn = picture === null || message.files.length === 0 ? {} : { attachments };
    const files = picture === null ? [] : [...message.files];
    await this.#parts.rest.patch(route, { body: { ...told, ...drawn, components }, files });
  }

  /** A post of words, from before there were containers, becomes one, with its picture. */
  async #raise(notice: SentMessage, resolved: Renewed): Promise<void> {
    const message = (await this.#parts.shown(resolved, 'container', null)).at(-1);
    if (message === undefined) return;
    const route = Routes.channelMessage(notice.channelId, notice.messageId);
    const body = asEdit(message.body);
    this.#parts.forms.learn(await this.#parts.rest.patch(route, { body, files: [...message.files] }));
    if (message.files.length > 0) this.#drawn.note(notice.messageId, message.files);
  }

  /** Reuses the existing picture if it would be the same; null: it differs or is gone. */
  async #withoutSamePicture(notice: SentMessage, shows: ResolvedPost, fresh: Outgoing): Promise<Outgoing | null> {
    if (!this.#drawn.isSame(notice.messageId, fresh.files)) return null;
    const kept = pictureIn(await this.#parts.forms.read(notice));
    return kept === null ? null : ((await this.#parts.shown(shows, 'container', kept)).at(-1) ?? null);
  }

  async #disable(notice: SentMessage, game: GameRecord): Promise<void> {
    const route = Routes.channelMessage(notice.channelId, notice.messageId);
    try {
      const message = await this.#parts.forms.read(notice);
      if (!hasControls(message)) return;
      const last = await this.#resolved(notice, game, 'superseded');
      if (last?.live !== undefined && last.lines.length === 0) {
        await this.#parts.rest.delete(route);
        return;
      }
      const form = formOf(message);
      const kept = form === 'container' ? pictureIn(message) : null;
      const shown =
        last?.live === undefined
          ? undefined
          : (await this.#parts.shown({ ...last, picture: null, mentions: calledStill(last) }, form, kept)).at(-1)?.body;
      if (form === 'container') {
        const body = shown ?? { flags: CONTAINER_FLAG, components: notPressable(message) };
        await this.#parts.rest.patch(route, { body });
        return;
      }
      const content = shown === undefined ? {} : { content: shown.content };
      await this.#parts.rest.patch(route, { body: { ...content, components: notPressable(message) } });
    } catch (fault) {
      // Deleted with its message or channel, or out of reach: nothing we could do.
      const { kind } = meaningOf(fault);
      if (kind === 'later' || kind === 'own' || kind === 'expired') throw fault;
    }
  }
}

/** Those called are no longer named beside the story; without a story, only the call is left. */
function calledStill({ lines, mentions }: ResolvedPost): readonly string[] {
  return lines.length > 0 ? [] : mentions;
}

function isNoMore(fault: unknown): boolean {
  return codeOf(fault) === CODES.unknownMessage || meaningOf(fault).kind === 'gone';
}

/** No process has more live messages than this at once. */
const MOST = 1_000;

/**
 * The picture each message shows, as far as this process sent it. It is not sent again unchanged: a reloading picture
 * would tell everyone that somebody acted in secret.
 */
class DrawnBefore {
  readonly #prints = new Map<string, string>();

  note(messageId: string, files: readonly RawFile[]): void {
    this.#prints.delete(messageId);
    this.#prints.set(messageId, printOf(files));
    const [oldest] = this.#prints.size > MOST ? this.#prints.keys() : [];
    if (oldest !== undefined) this.#prints.delete(oldest);
  }

  isSame(messageId: string, files: readonly RawFile[]): boolean {
    return files.length > 0 && this.#prints.get(messageId) === printOf(files);
  }
}

function printOf(files: readonly RawFile[]): string {
  const hash = createHash('sha256');
  for (const { name, data } of files) hash.update(name).update(data instanceof Uint8Array ? data : String(data));
  return hash.digest('base64');
}

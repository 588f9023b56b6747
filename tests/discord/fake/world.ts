import { EventEmitter, once } from 'node:events';
import type { JsonObject } from '../../../src/core/json.js';
import type { FakeClock } from './clock.js';
import { Snowflakes } from './clock.js';

/** People, servers, channels and messages: everything that Discord remembers. */
export interface FakeUserRecord {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly bot: boolean;
  takesDirect: boolean;
  /** May manage the channels of a server. */
  manages: boolean;
  /** Manages the whole server. */
  administers: boolean;
}

export interface FakeGuild {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
}

export const CHANNEL_KINDS = { text: 0, direct: 1, thread: 11, privateThread: 12, forum: 15 } as const;
type DeniedThing = 'view' | 'send' | 'attach' | 'pin' | 'thread';

export interface FakeChannel {
  readonly id: string;
  readonly name: string;
  readonly kind: keyof typeof CHANNEL_KINDS;
  readonly guildId: string | null;
  readonly parentId: string | null;
  /** Of a direct channel: the person at the other end. */
  readonly userId: string | null;
  readonly denied: Set<DeniedThing>;
  /** Of a channel that is not for everybody, or a private thread: these see it. */
  readonly members: Set<string> | null;
  deleted: boolean;
  /** A thread that nobody wrote in for long. */
  archived: boolean;
  /** Only whoever manages threads opens it again. */
  locked: boolean;
}

export interface FakeAttachment {
  readonly id: string;
  readonly filename: string;
  readonly description: string | null;
  readonly bytes: Uint8Array;
  readonly width: number | null;
  readonly height: number | null;
}

export interface FakeMessage {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  /** Ephemeral: only this person sees it. */
  readonly privateTo: string | null;
  /** Of an answer to an interaction: its token. */
  readonly token: string | null;
  readonly nonce: string | null;
  readonly at: number;
  readonly system: boolean;
  content: string;
  embeds: readonly JsonObject[];
  components: readonly JsonObject[];
  attachments: readonly FakeAttachment[];
  allowedMentions: JsonObject | null;
  flags: number;
  pinned: boolean;
  deleted: boolean;
  edits: number;
  thinking: boolean;
}

/** A text that somebody could read at some time: what secrets are looked for in. */
interface Shown {
  readonly to: 'all' | string;
  readonly channelId: string;
  readonly text: string;
}

export class World {
  readonly ids: Snowflakes;
  readonly clock: FakeClock;
  readonly users = new Map<string, FakeUserRecord>();
  /** How long something is waited for: until it will never come, however busy the machine is. */
  patienceMs = 20 * 60_000;
  readonly guilds = new Map<string, FakeGuild>();
  readonly channels = new Map<string, FakeChannel>();
  readonly messages = new Map<string, FakeMessage>();
  readonly shown: Shown[] = [];
  /** Files that people attach to commands, by id. */
  readonly files = new Map<string, Uint8Array>();
  readonly #changes = new EventEmitter().setMaxListeners(0);

  constructor(clock: FakeClock) {
    this.clock = clock;
    this.ids = new Snowflakes(clock);
  }

  addUser(name: string, locale: string, bot = false): FakeUserRecord {
    const user = { id: this.ids.next(), name, locale, bot, takesDirect: true, manages: false, administers: false };
    this.users.set(user.id, user);
    return user;
  }

  addGuild(name: string, locale = 'en-US'): FakeGuild {
    const guild = { id: this.ids.next(), name, locale };
    this.guilds.set(guild.id, guild);
    return guild;
  }

  addChannel(name: string, guild: FakeGuild): FakeChannel {
    return this.#keep({ id: this.ids.next(), name, kind: 'text', guildId: guild.id, parentId: null, userId: null });
  }

  addThread(name: string, parent: FakeChannel, id = this.ids.next()): FakeChannel {
    return this.#keep({ id, name, kind: 'thread', guildId: parent.guildId, parentId: parent.id, userId: null });
  }

  addPrivateThread(name: string, parent: FakeChannel, members: readonly string[]): FakeChannel {
    const own = { id: this.ids.next(), name, guildId: parent.guildId, parentId: parent.id, userId: null };
    return this.#keep({ ...own, kind: 'privateThread' }, new Set(members));
  }

  /** Holds threads alone, its posts. */
  addForum(name: string, guild: FakeGuild): FakeChannel {
    return this.#keep({ id: this.ids.next(), name, kind: 'forum', guildId: guild.id, parentId: null, userId: null });
  }

  /** Seen by these alone. */
  addHidden(name: string, guild: FakeGuild, members: readonly string[]): FakeChannel {
    const own = { id: this.ids.next(), name, guildId: guild.id, parentId: null, userId: null };
    return this.#keep({ ...own, kind: 'text' }, new Set(members));
  }

  directChannel(userId: string): FakeChannel {
    const open = [...this.channels.values()].find((channel) => channel.userId === userId);
    return open ?? this.#keep({ id: this.ids.next(), name: '', kind: 'direct', guildId: null, parentId: null, userId });
  }

  #keep(
    channel: Pick<FakeChannel, 'id' | 'name' | 'kind' | 'guildId' | 'parentId' | 'userId'>,
    members: Set<string> | null = null,
  ): FakeChannel {
    const kept: FakeChannel = {
      ...channel,
      members,
      denied: new Set(),
      deleted: false,
      archived: false,
      locked: false,
    };
    this.channels.set(kept.id, kept);
    this.changed();
    return kept;
  }

  post(message: Omit<FakeMessage, 'id' | 'at' | 'pinned' | 'deleted' | 'edits'>): FakeMessage {
    const kept: FakeMessage = {
      ...message,
      id: this.ids.next(),
      at: this.clock.now(),
      pinned: false,
      deleted: false,
      edits: 0,
    };
    this.messages.set(kept.id, kept);
    this.note(kept);
    return kept;
  }

  /** Remembers what the message says now, for whoever can read it. */
  note(message: FakeMessage): void {
    const channel = this.channels.get(message.channelId);
    const to = message.privateTo ?? channel?.userId ?? 'all';
    const files = message.attachments.map((file) => `${file.filename} ${file.description ?? ''} ${textIn(file)}`);
    const text = [message.content, JSON.stringify(message.embeds), JSON.stringify(message.components), ...files];
    this.shown.push({ to, channelId: message.channelId, text: text.join('\n') });
    this.changed();
  }

  messagesIn(channelId: string): FakeMessage[] {
    return [...this.messages.values()].filter((message) => message.channelId === channelId && !message.deleted);
  }

  changed(): void {
    this.#changes.emit('change');
  }

  /** Waits until something is so; says what it waited for when it is not in time. */
  async until<Found>(
    what: string,
    look: () => Found | null | undefined | false,
    patienceMs = this.patienceMs,
  ): Promise<Found> {
    const signal = AbortSignal.timeout(patienceMs);
    // Not everything that is looked for changes the world by itself: what has come of an answer, say.
    const again = setInterval(() => this.changed(), LOOK_AGAIN_MS);
    try {
      for (;;) {
        const found = look();
        if (found !== null && found !== undefined && found !== false) return found;
        await once(this.#changes, 'change', { signal });
      }
    } catch (fault) {
      if (!signal.aborted) throw fault;
      throw new InVain(`waited ${patienceMs} ms in vain for: ${what}`);
    } finally {
      clearInterval(again);
    }
  }
}

const LOOK_AGAIN_MS = 250;

/** What was waited for did not come. */
export class InVain extends Error {}

function textIn(file: FakeAttachment): string {
  return /\.(txt|json|md|csv)$/.test(file.filename) ? new TextDecoder().decode(file.bytes) : '';
}

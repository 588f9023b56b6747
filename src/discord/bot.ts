// Over 200 lines: the parts of the Discord side are wired together here.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type APIInteraction,
  type Client,
  DiscordjsErrorCodes,
  Events,
  GatewayDispatchEvents,
  type REST,
  Status,
} from 'discord.js';
import { tellDiscord } from '../i18n/discord/index.js';
import type { ClaimedPost, Outbox, SentMessages } from '../table/ports/outbox.js';
import type { Store } from '../table/ports/store.js';
import type { Animator, OutboxSignal, Picturer } from '../table/ports/world.js';
import type { TableService } from '../table/service.js';
import type { Say } from '../table/words/words.js';
import { type Registered, register, registered } from './commands/registration.js';
import { gatewayClient } from './gateway.js';
import { readAttachment } from './interactions/attachments.js';
import { InteractionHandler } from './interactions/interaction-handler.js';
import { LateAnswer } from './interactions/late-answer.js';
import { type AnswerPatience, PATIENCE } from './interactions/patience.js';
import { Readers } from './interactions/readers.js';
import { CommandMentions } from './messages/command-mentions.js';
import { harmless } from './messages/discord-style.js';
import { OptionNames } from './messages/option-names.js';
import { plainMessage } from './messages/outgoing.js';
import { PostSender } from './posts/post-sender.js';
import { PACE, Publisher, type PublisherPace } from './posts/publisher.js';
import { CODES, codeOf, loggable, meaningOf } from './rest/discord-faults.js';
import { type DiscordWatch, newReference } from './rest/failure.js';
import { answeringRest, type DiscordSettings, postingRest } from './rest/rest.js';
import { presentServers } from './rest/servers.js';

interface BotParts {
  readonly settings: DiscordSettings;
  readonly table: TableService;
  readonly say: Say;
  readonly store: Pick<Store, 'preferences' | 'find' | 'serversInPlay' | 'inGuild'>;
  readonly outbox: Outbox;
  readonly sentMessages: SentMessages;
  readonly picturer: Picturer;
  readonly animator: Animator;
  readonly watch: DiscordWatch;
  readonly pace?: Partial<PublisherPace>;
  readonly patience?: AnswerPatience;
  /** Whether there is an Activity to open. */
  readonly launches?: boolean;
}

const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 60_000;
/** More than these, and more than half of all: then rather the list is wrong, or the token another bot's. */
const MANY_GONE = 10;
/** With more people than this waiting for answers, posts let them go first. */
const FEW_WAITING = 4;

function isTokenRefused(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === DiscordjsErrorCodes.TokenInvalid;
}

/** The whole Discord side: interactions in from the gateway, answers and posts out. */
export class DiscordBot implements OutboxSignal {
  readonly #parts: BotParts;
  #client: Client | null = null;
  #stopped: AbortController | null = null;
  #registerAgain: NodeJS.Timeout | undefined;
  readonly #posting: REST;
  readonly #interactions: InteractionHandler;
  readonly #publisher: Publisher;
  readonly #lateAnswer: LateAnswer;
  readonly #mentions = new CommandMentions();

  constructor(parts: BotParts) {
    this.#parts = parts;
    const { settings } = parts;
    const watch: DiscordWatch = {
      acknowledged: (kind, ms, outcome) => parts.watch.acknowledged(kind, ms, outcome),
      failed: (reference, doing, cause) => parts.watch.failed(reference, doing, loggable(cause)),
      published: (outcome, ms) => parts.watch.published(outcome, ms),
      refused: (status) => parts.watch.refused(status),
    };
    const fault = (doing: string, cause: unknown) => this.#fault(doing, cause);
    const onRefused = (status: number) => watch.refused(status);
    this.#posting = postingRest(settings, onRefused);
    this.#lateAnswer = new LateAnswer(this.#posting, (cause) => fault('direct', cause));
    const say = this.#mentions.saying(parts.say, new OptionNames(parts.table.commands()));
    this.#interactions = new InteractionHandler({
      ...parts,
      say,
      watch,
      rest: answeringRest(settings, onRefused),
      looking: this.#posting,
      readers: new Readers(parts.store, settings.locale),
      readAttachment,
      lateAnswer: this.#lateAnswer,
      patience: parts.patience ?? PATIENCE,
      launches: parts.launches === true,
    });
    const sender = new PostSender({ ...parts, say, rest: this.#posting, onFault: fault });
    this.#publisher = new Publisher(
      {
        ...parts,
        watch,
        send: (claimed) => {
          // After a single 401 discord.js forgets the token and would never retry.
          this.#posting.setToken(settings.token);
          return sender.send(claimed);
        },
        onForbidden: (claimed, fault) => this.#complain(claimed, fault),
        onLost: ({ post }, error) => this.#strand(post.gameId, `lost:${post.id}`, error),
        busy: () => this.#interactions.waiting > FEW_WAITING,
      },
      { ...PACE, ...parts.pace },
    );
  }

  /**
   * Registers the commands if they changed; one process is enough. While Discord is down the earlier registration still
   * works, and this retries in the background.
   */
  async register(): Promise<Registered['outcome'] | 'later'> {
    this.#posting.setToken(this.#parts.settings.token);
    try {
      const { outcome, present } = await register(this.#posting, this.#parts.settings, this.#parts.table.commands());
      this.#mentions.learn(present);
      return outcome;
    } catch (fault) {
      if (meaningOf(fault).kind !== 'later') throw loggable(fault);
      this.#fault('registration', fault);
      this.#registerAgain = setTimeout(() => {
        this.register().catch((cause: unknown) => this.#fault('registration', cause));
      }, LAST_WAIT_MS);
      return 'later';
    }
  }

  /** If another process registers: fetches the commands' ids, so that sentences can mention them. */
  async learnCommands(): Promise<void> {
    this.#posting.setToken(this.#parts.settings.token);
    await registered(this.#posting, this.#parts.settings)
      .then((present) => this.#mentions.learn(present))
      .catch((fault: unknown) => this.#fault('registration', fault));
  }

  /** Starts sending posts; resolves once the gateway is connected. Only a rejected token ends the attempts. */
  async start(): Promise<void> {
    const stopped = new AbortController();
    this.#stopped = stopped;
    this.#publisher.start();
    for (let attempt = 0; !stopped.signal.aborted; attempt++) {
      const client = this.#newClient(stopped.signal);
      this.#client = client;
      try {
        await client.login(this.#parts.settings.token);
        return;
      } catch (fault) {
        if (isTokenRefused(fault)) throw fault;
        this.#fault('gateway', fault);
        const wait = Math.min(LAST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
        await sleep(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  }

  /** Accepts nothing new, finishes what was begun, sends what is under way; waiting posts stay in the outbox. */
  async stop(): Promise<void> {
    this.#stopped?.abort();
    clearTimeout(this.#registerAgain);
    this.#client?.ws.removeAllListeners(GatewayDispatchEvents.InteractionCreate);
    await this.#interactions.idle();
    await this.#publisher.stop();
    await this.#client?.destroy();
  }

  /** A post waits in the outbox. */
  ring(gameId?: string): void {
    this.#publisher.ring(gameId);
  }

  /**
   * The bot has no intents and is not told when it leaves a server: it asks which it is in, and lets the games of the
   * others rest. Returns how many servers are gone.
   */
  async restInGoneServers(): Promise<number> {
    const { store } = this.#parts;
    const known = await store.serversInPlay();
    const present = known.length === 0 ? new Set() : await presentServers(this.#posting);
    const gone = known.filter((id) => !present.has(id));
    if (gone.length > MANY_GONE && gone.length > known.length / 2)
      throw new Error(`${gone.length} of ${known.length} servers are not in Discord's list: nothing is done`);
    for (const server of gone)
      for (const game of await store.inGuild(server))
        await this.#strand(game.id, `gone:${game.id}:${game.version}`, 'the server is gone');
    return gone.length;
  }

  /** Nothing more is sent there, and nobody is reminded, until somebody resumes it. */
  async #strand(gameId: string, requestId: string, error: string): Promise<void> {
    await this.#parts.table.strand({ gameId, requestId });
    await this.#parts.outbox.abandonLane(gameId, error);
  }

  /** For health and metrics. */
  shards(): readonly { readonly id: number; readonly ready: boolean }[] {
    return this.#client?.ws.shards.map((shard) => ({ id: shard.id, ready: shard.status === Status.Ready })) ?? [];
  }

  #newClient(stopped: AbortSignal): Client {
    const client = gatewayClient(this.#parts.settings, stopped);
    client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
      void this.#interactions.take({ ...interaction });
      // Take the raw data. discord.js structures would be unused, and throw on missing fields; an interaction of
      // unknown type is skipped.
      Object.assign(interaction, { type: 0, channel: undefined });
    });
    client.on(Events.Error, (fault) => this.#fault('gateway', fault));
    client.on(Events.ShardError, (fault) => this.#fault('gateway', fault));
    client.on(Events.ShardDisconnect, ({ code }) => this.#fault('gateway', new Error(`closed for good: ${code}`)));
    client.on(Events.Invalidated, () => this.#fault('gateway', new Error('the session was invalidated')));
    return client;
  }

  #fault(doing: string, fault: unknown): void {
    this.#parts.watch.failed(newReference(), doing, loggable(fault));
  }

  /** The bot may not write in a game's channel: its game master can change that and has to know. */
  async #complain({ post, channelId }: ClaimedPost, fault: unknown): Promise<void> {
    const game = await this.#parts.store.find(post.gameId);
    if (game === null || post.to.kind === 'direct') return;
    const { locale } = await this.#parts.store.preferences(game.masterId);
    const why = codeOf(fault) === CODES.archivedThread ? 'closed-thread' : 'forbidden';
    const text = tellDiscord(locale ?? game.locale, why, { channel: `<#${channelId}>` });
    await this.#lateAnswer.tell(game.masterId, text, [plainMessage(harmless(game.name))]);
  }
}

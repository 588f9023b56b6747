import { createHash, randomUUID } from 'node:crypto';
import type { GameModule } from '../../src/core/game-module.js';
import type { Json } from '../../src/core/json.js';
import { DiscordBot } from '../../src/discord/bot.js';
import { DISCORD_LIMITS } from '../../src/discord/limits.js';
import type { DiscordSettings } from '../../src/discord/rest/rest.js';
import { type OpenedStore, openStore, type Place } from '../../src/persistence/open-store.js';
import { type BotTurns, createBotTurns } from '../../src/reminders/bot-turns.js';
import { LoadedDice } from '../../src/table/dice/loaded-dice.js';
import { openTable } from '../../src/table/open-table.js';
import { altOf } from '../../src/table/ports/message.js';
import type { Rulebooks } from '../../src/table/ports/rulebooks.js';
import type { GameRecord } from '../../src/table/ports/store.js';
import type { Thinker } from '../../src/table/ports/thinker.js';
import type { Animator, Picturer } from '../../src/table/ports/world.js';
import type { ScriptedTable, TableService, WatchedTable } from '../../src/table/service.js';
import { wordsOf } from '../../src/table/words/words.js';
import { SEED } from '../support/portion.js';
import { RULEBOOKS } from '../support/rulebooks.js';
import { FakeDiscord } from './fake/fake-discord.js';
import type { FakeUser } from './fake/fake-user.js';
import type { FakeChannel, FakeGuild } from './fake/world.js';
import { PIXEL } from './puppet-stage.js';
import { Unhurried } from './unhurried.js';

export interface GameStageOptions {
  readonly games: readonly GameModule[];
  readonly place: Place;
  readonly picturer?: Picturer;
  readonly rulebooks?: Rulebooks;
  readonly animator?: Animator;
  readonly realDeadlines?: boolean;
  /** Where bots think; without it, where everything else is done. */
  readonly thinker?: Thinker;
  /** Where the seeds of its games come from; without it, from the commit (`SEED=…`). */
  readonly luck?: string;
  /** The page is to be had inside Discord. */
  readonly inside?: { readonly pageAddress: string; readonly onChanged: (gameId: string) => void };
  /** Stands between the bot and the store, to make it fail. */
  readonly wrap?: (opened: OpenedStore) => OpenedStore;
}

interface Seen {
  readonly reference: string;
  readonly doing: string;
  readonly fault: unknown;
}

/** A fake Discord, and at it the bot as it is in earnest: the real table on a real database. */
export class GameStage {
  readonly discord: FakeDiscord;
  readonly guild: FakeGuild;
  readonly faults: Seen[] = [];
  /** From the interaction's arrival to Discord's acceptance of the first answer. */
  readonly firsts: number[] = [];
  readonly #options: GameStageOptions;
  #seeds = 0;
  #parts: {
    readonly opened: OpenedStore;
    readonly table: TableService & ScriptedTable & WatchedTable;
    readonly bot: DiscordBot;
    readonly botTurns: BotTurns;
  } | null = null;

  private constructor(discord: FakeDiscord, options: GameStageOptions) {
    this.discord = discord;
    this.guild = discord.world.addGuild('club');
    this.#options = options;
  }

  static async open(options: GameStageOptions): Promise<GameStage> {
    const stage = new GameStage(await FakeDiscord.start({ realDeadlines: options.realDeadlines ?? false }), options);
    await stage.start();
    return stage;
  }

  channel(name: string): FakeChannel {
    return this.discord.world.addChannel(name, this.guild);
  }

  get settings(): DiscordSettings {
    const { token, applicationId, apiUrl } = this.discord;
    return { token, applicationId, apiUrl, guildId: null, shards: { kind: 'auto' }, locale: 'en' };
  }
  get opened(): OpenedStore {
    return this.#running.opened;
  }
  get table(): TableService & ScriptedTable & WatchedTable {
    return this.#running.table;
  }
  get bot(): DiscordBot {
    return this.#running.bot;
  }
  /** What a test found by its dice, the same commit finds again. */
  #nextSeed(): string {
    const { luck = String(SEED) } = this.#options;
    return createHash('sha256')
      .update(`${luck} ${this.#seeds++}`)
      .digest('hex');
  }
  get #running() {
    if (this.#parts === null) throw new Error('the bot does not run');
    return this.#parts;
  }

  async start(): Promise<void> {
    const { games, place, wrap, thinker, inside, rulebooks = RULEBOOKS } = this.#options;
    const real = await openStore(place);
    const opened = wrap === undefined ? real : wrap(real);
    let ring = (_gameId: string) => undefined;
    const table = openTable({
      games,
      rulebooks,
      limits: DISCORD_LIMITS,
      store: opened.store,
      clock: { now: () => new Date(this.discord.clock.now()) },
      entropy: { seed: () => this.#nextSeed(), id: () => randomUUID().replaceAll('-', '').slice(0, 20) },
      outboxSignal: { ring: (gameId) => ring(gameId) },
      loadedDice: new LoadedDice(),
      ...(thinker === undefined ? {} : { thinker }),
      ...(inside === undefined ? {} : { pageAddress: inside.pageAddress, opensInside: true }),
    });
    const bot = new DiscordBot({
      settings: this.settings,
      launches: inside !== undefined,
      table,
      say: wordsOf(games),
      store: opened.store,
      outbox: opened.outbox,
      sentMessages: opened.sentMessages,
      picturer: this.#options.picturer ?? POINTS,
      animator: this.#options.animator ?? STILL,
      watch: {
        acknowledged: (kind, ms) => {
          if (kind !== 'complete') this.firsts.push(ms);
        },
        failed: (reference, doing, fault) => this.faults.push({ reference, doing, fault }),
        published: () => this.discord.world.changed(),
        refused: () => undefined,
      },
      ...(this.#options.realDeadlines ? {} : { patience: new Unhurried() }),
      pace: { pollMs: 200, firstRetryMs: 50 },
    });
    const botTurns = createBotTurns({
      table,
      onFault: (fault) => this.faults.push({ reference: '', doing: 'bots', fault }),
    });
    for (const { id } of await opened.store.playing()) botTurns.begin(id);
    ring = (gameId) => {
      inside?.onChanged(gameId);
      bot.ring();
      botTurns.begin(gameId);
      return undefined;
    };
    this.#parts = { opened: real, table, bot, botTurns };
    await bot.register();
    await bot.start();
    await this.discord.ready();
  }

  /** The process ends and another begins: nothing is left but the database. */
  async restart(): Promise<void> {
    await this.#stop();
    await this.start();
  }

  async close(): Promise<void> {
    await this.#stop();
    await this.discord.close();
  }

  async #stop(): Promise<void> {
    await this.#running.botTurns.stop();
    await this.bot.stop();
    await this.opened.close();
    this.#parts = null;
  }

  async gameIn(channel: FakeChannel): Promise<GameRecord> {
    const game = await this.opened.store.inChannel(channel.id);
    if (game === null) throw new Error(`no game in ${channel.name}`);
    return game;
  }

  position(channelId: string): Promise<Json> {
    return this.table.position(channelId);
  }

  /** Until every bot that was awaited has played. */
  botsPlayed(): Promise<void> {
    return this.#running.botTurns.idle();
  }

  /** Until everything that was committed is posted. */
  async posted(): Promise<void> {
    for (;;) {
      await this.#running.botTurns.idle();
      this.bot.ring();
      if ((await this.opened.outbox.waiting()).count === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Who of these is awaited. */
  async awaited(channel: FakeChannel, users: readonly FakeUser[]): Promise<readonly FakeUser[]> {
    const game = await this.gameIn(channel);
    const seats = (await this.opened.store.obligations(game.id)).flatMap((owed) => owed.seats);
    return users.filter((user) => game.seats.some((seat) => seat.userId === user.id && seats.includes(seat.seat)));
  }
}

const POINTS: Picturer = {
  draw: async (picture) => ({
    bytes: PIXEL,
    type: 'image/png',
    width: 1,
    height: 1,
    alt: altOf(picture),
  }),
};

/** One point for every moving picture. */
const STILL: Animator = {
  animate: async (_scenes, alt) => ({ bytes: PIXEL, type: 'image/gif', width: 1, height: 1, alt }),
};

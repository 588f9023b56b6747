import { setTimeout as sleep } from 'node:timers/promises';
import type { GameModule } from '../../src/core/game-module.js';
import type { Json } from '../../src/core/json.js';
import { type OpenedStore, openStore, type Place } from '../../src/persistence/open-store.js';
import { openTable } from '../../src/table/open-table.js';
import type { GameRecord } from '../../src/table/ports/store.js';
import { FakeDiscord } from '../discord/fake/fake-discord.js';
import type { FakeUser } from '../discord/fake/fake-user.js';
import type { FakeChannel, FakeGuild } from '../discord/fake/world.js';
import { LIMITS } from '../support/edge-limits.js';
import { BotHouse, type BotProcess } from './bot-process.js';

interface ShippedOptions {
  readonly games: readonly GameModule[];
  /** A server: two processes look at it, the bot and whoever plays. */
  readonly place: Extract<Place, { kind: 'server' }>;
  readonly realDeadlines?: boolean;
  /** Beyond what the fake Discord and the database need. */
  readonly environment?: Readonly<Record<string, string>>;
}

interface Seen {
  readonly doing: string;
  readonly fault: unknown;
}

const LOOK_MS = 25;

/** `npm start` as a host runs it, in a process of its own, at a fake Discord; the database is only looked into. */
export class ShippedStage {
  readonly discord: FakeDiscord;
  readonly guild: FakeGuild;
  readonly #house = new BotHouse('npm start');
  readonly #options: ShippedOptions;
  readonly #opened: OpenedStore;
  readonly #stopped: Seen[] = [];
  #bot: BotProcess;
  #restarts = 0;

  private constructor(discord: FakeDiscord, opened: OpenedStore, options: ShippedOptions) {
    this.discord = discord;
    this.guild = discord.world.addGuild('club');
    this.#opened = opened;
    this.#options = options;
    this.#bot = this.#begin();
  }

  static async open(options: ShippedOptions): Promise<ShippedStage> {
    const discord = await FakeDiscord.start({ realDeadlines: options.realDeadlines ?? false });
    const stage = new ShippedStage(discord, await openStore(options.place), options);
    await stage.#seated();
    return stage;
  }

  get bot(): BotProcess {
    return this.#bot;
  }
  get opened(): Pick<OpenedStore, 'store' | 'sentMessages'> {
    return this.#opened;
  }
  /** What the log of every process so far calls a fault. */
  get faults(): readonly Seen[] {
    return [...this.#stopped, ...faultsIn(this.#bot)];
  }
  /** From each interaction to Discord's acceptance of the first answer. */
  get firsts(): readonly number[] {
    return this.discord.interactions.all.flatMap(({ ackedAfterMs }) => ackedAfterMs ?? []);
  }

  channel(name: string): FakeChannel {
    return this.discord.world.addChannel(name, this.guild);
  }

  async gameIn(channel: FakeChannel): Promise<GameRecord> {
    const game = await this.#opened.store.inChannel(channel.id);
    if (game === null) throw new Error(`no game in ${channel.name}`);
    return game;
  }

  /** The position, by a table that only looks. */
  position(channelId: string): Promise<Json> {
    const { store } = this.#opened;
    const entropy = { seed: () => '', id: () => '' };
    const clock = { now: () => new Date() };
    return openTable({ store, games: this.#options.games, limits: LIMITS, clock, entropy }).position(channelId);
  }

  /** Who of these is awaited. */
  async awaited(channel: FakeChannel, users: readonly FakeUser[]): Promise<readonly FakeUser[]> {
    const game = await this.gameIn(channel);
    const seats = (await this.#opened.store.obligations(game.id)).flatMap((owed) => owed.seats);
    return users.filter((user) => game.seats.some((seat) => seat.userId === user.id && seats.includes(seat.seat)));
  }

  /** Until a person is awaited, or nobody any more: bots play by themselves. */
  async botsPlayed(channel: FakeChannel, users: readonly FakeUser[]): Promise<void> {
    while ((await this.gameIn(channel)).phase === 'playing' && (await this.awaited(channel, users)).length === 0)
      await sleep(LOOK_MS);
  }

  /** Until everything that was committed is posted. */
  async posted(): Promise<void> {
    while ((await this.#opened.outbox.waiting()).count > 0) await sleep(LOOK_MS);
  }

  /** Stopped in order and killed by turns; another process goes on. */
  async restart(): Promise<void> {
    const old = this.#bot;
    const killed = this.#restarts++ % 2 === 1;
    old.signal(killed ? 'SIGKILL' : 'SIGTERM');
    const code = await old.exited;
    this.#stopped.push(...faultsIn(old));
    if (!killed && code !== 0)
      this.#stopped.push({ doing: 'stop', fault: new Error(`it ended with ${code}: ${old.errors}`) });
    this.#bot = this.#begin();
    await this.#seated();
  }

  async close(): Promise<void> {
    await this.#house.close();
    await this.#opened.close();
    await this.discord.close();
  }

  #begin(): BotProcess {
    const { place, environment } = this.#options;
    return this.#house.start({ ...this.discord.environment, ...environment, DATABASE_URL: place.url });
  }

  async #seated(): Promise<void> {
    await this.#bot.said('at the table');
    await this.discord.ready();
  }
}

function faultsIn(bot: BotProcess): readonly Seen[] {
  return bot.lines.flatMap((line) => {
    if (line.level !== 'error') return [];
    return [{ doing: `${line.msg} ${line.doing ?? ''}`, fault: JSON.stringify(line.fault) }];
  });
}

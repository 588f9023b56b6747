import type { Locale } from '../../src/core/words.js';
import { DiscordBot } from '../../src/discord/bot.js';
import type { InteractionKind } from '../../src/discord/rest/failure.js';
import type { Preferences } from '../../src/table/ports/preferences.js';
import type { Drawn } from '../../src/table/ports/world.js';
import { FakeDiscord } from './fake/fake-discord.js';
import type { FakeChannel, FakeGuild } from './fake/world.js';
import { MemoryOutbox } from './memory-outbox.js';
import { GAME, PuppetTable, puppetSay } from './puppet-table.js';
import { Unhurried } from './unhurried.js';

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A fake Discord, the real bot at it, and behind the bot a table that does what the test says. */
export class PuppetStage {
  readonly discord: FakeDiscord;
  readonly guild: FakeGuild;
  readonly channel: FakeChannel;
  readonly table = new PuppetTable();
  readonly outbox = new MemoryOutbox();
  readonly bot: DiscordBot;
  readonly faults: { readonly reference: string; readonly doing: string; readonly fault: unknown }[] = [];
  readonly firsts: { readonly kind: InteractionKind; readonly ms: number; readonly outcome: string }[] = [];
  readonly patience = new Unhurried();
  readonly refusals: number[] = [];
  /** The servers with games in play. */
  playedIn: readonly string[] = [];
  readonly languages = new Map<string, Locale>();
  onPreferences: () => void = () => undefined;
  onDraw: (width: number | undefined) => Promise<Drawn> = async () => ({
    bytes: PIXEL,
    type: 'image/png',
    width: 1,
    height: 1,
    alt: 'One point',
  });

  /** The game master of every game. */
  masterId: string;

  private constructor(discord: FakeDiscord) {
    this.discord = discord;
    this.masterId = discord.user('Mia', 'es-ES').id;
    this.guild = discord.world.addGuild('club');
    this.channel = discord.world.addChannel('war', this.guild);
    this.bot = new DiscordBot({
      settings: {
        token: discord.token,
        applicationId: null,
        apiUrl: discord.apiUrl,
        guildId: null,
        shards: { kind: 'auto' },
        locale: 'en',
      },
      table: this.table,
      say: puppetSay,
      store: {
        preferences: async (userId) => {
          this.onPreferences();
          return preferences(this.languages.get(userId) ?? null);
        },
        find: async () => ({ ...GAME, channelId: this.channel.id, masterId: this.masterId }),
        serversInPlay: async () => this.playedIn,
        inGuild: async (guildId) => [{ ...GAME, id: `in ${guildId}` }],
      },
      outbox: this.outbox,
      sentMessages: this.outbox,
      picturer: { draw: (_picture, width) => this.onDraw(width) },
      animator: { animate: () => this.onDraw(undefined) },
      watch: {
        acknowledged: (kind, ms, outcome) => {
          this.firsts.push({ kind, ms, outcome });
          discord.world.changed();
        },
        failed: (reference, doing, fault) => this.faults.push({ reference, doing, fault }),
        published: () => discord.world.changed(),
        refused: (status) => this.refusals.push(status),
      },
      patience: this.patience,
      pace: { pollMs: 20, leaseMs: 300, firstRetryMs: 30, lastRetryMs: 100, forbiddenMs: [30, 30, 30, 30, 30] },
    });
  }

  static async open(): Promise<PuppetStage> {
    const stage = new PuppetStage(await FakeDiscord.start());
    await stage.bot.register();
    await stage.bot.start();
    await stage.discord.ready();
    return stage;
  }

  async close(): Promise<void> {
    await this.bot.stop();
    await this.discord.close();
  }
}

function preferences(locale: Locale | null): Preferences {
  return { locale, timeZone: 'UTC', remindEveryHours: 24, remindBy: 'mention', quiet: null, absences: [] };
}

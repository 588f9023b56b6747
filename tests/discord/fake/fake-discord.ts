import { Activities } from './activities.js';
import { FakeClock } from './clock.js';
import { Commands } from './command-routes.js';
import { FakeUser } from './fake-user.js';
import { Faults } from './faults.js';
import { Gateway } from './gateway.js';
import { interactionRoutes } from './interaction-routes.js';
import { Interactions } from './interactions.js';
import { messageRoutes } from './message-routes.js';
import { findOpenApi, OpenApi } from './openapi.js';
import { type Exchange, RestServer } from './server.js';
import { userJson } from './wire.js';
import { type FakeUserRecord, World } from './world.js';

interface FakeDiscordOptions {
  readonly port?: number;
  readonly heartbeatMs?: number;
  readonly shards?: number;
  /** Three seconds and fifteen minutes by the real clock, not only by the time moved by hand. */
  readonly realDeadlines?: boolean;
}

/**
 * A Discord on loopback, over real HTTP and a real WebSocket: the bot under test runs the real discord.js
 * against it. Tests act as people (`user`), look at channels (`world`) and make things go wrong (`faults`, `gateway`).
 */
export class FakeDiscord {
  readonly token = 'fake-bot-token';
  readonly clock = new FakeClock();
  readonly world = new World(this.clock);
  readonly faults = new Faults();
  readonly interactions: Interactions;
  readonly commands = new Commands(this.world);
  readonly bot: FakeUserRecord = this.world.addUser('Postumus', 'en-US', true);
  readonly applicationId = this.bot.id;
  readonly activities = new Activities(this.world, this.applicationId);
  readonly gateway: Gateway;
  /** Whether Discord's own description of itself was there to check against. */
  readonly described: boolean;
  readonly #server: RestServer;
  #port = 0;

  private constructor(options: FakeDiscordOptions) {
    this.interactions = new Interactions(this.world, options.realDeadlines ?? false);
    this.gateway = new Gateway(this.world, {
      token: this.token,
      applicationId: this.applicationId,
      bot: this.bot,
      heartbeatMs: options.heartbeatMs ?? 41_250,
    });
    const openApiFile = findOpenApi();
    this.described = openApiFile !== null;
    const routes = [
      ...messageRoutes(this.world, this.bot),
      ...interactionRoutes(this.world, this.interactions, this.activities, this.bot),
      ...this.activities.routes(),
      ...this.commands.routes(this.applicationId),
      {
        method: 'GET',
        pattern: /^\/applications\/@me$/,
        handle: () => ({ status: 200, json: { id: this.applicationId, name: 'Postumus', bot: userJson(this.bot) } }),
      },
      {
        method: 'GET',
        pattern: /^\/gateway\/bot$/,
        handle: () => ({
          status: 200,
          json: {
            url: this.gatewayUrl,
            shards: options.shards ?? 1,
            session_start_limit: { total: 1000, remaining: 999, reset_after: 14_400_000, max_concurrency: 16 },
          },
        }),
      },
      {
        method: 'GET',
        pattern: /^\/gateway$/,
        open: true,
        handle: () => ({ status: 200, json: { url: this.gatewayUrl } }),
      },
    ];
    this.#server = new RestServer({
      routes: () => routes,
      openApi: openApiFile === null ? null : new OpenApi(openApiFile),
      faults: this.faults,
      files: this.world.files,
      token: this.token,
    });
    this.#server.http.on('upgrade', (request, socket, head) => this.gateway.upgrade(request, socket, head));
  }

  static async start(options: FakeDiscordOptions = {}): Promise<FakeDiscord> {
    const fake = new FakeDiscord(options);
    fake.#port = await fake.#server.listen(options.port ?? 0);
    fake.gateway.open(fake.gatewayUrl);
    return fake;
  }

  get apiUrl(): string {
    return `http://127.0.0.1:${this.#port}/api`;
  }

  get filesUrl(): string {
    return `http://127.0.0.1:${this.#port}/attachments`;
  }

  get gatewayUrl(): string {
    return `ws://127.0.0.1:${this.#port}`;
  }

  get exchanges(): readonly Exchange[] {
    return this.#server.exchanges;
  }

  get violations(): readonly string[] {
    return this.#server.violations;
  }

  /** The settings with which a bot meets this Discord instead of the real one. */
  get environment(): Readonly<Record<string, string>> {
    return { DISCORD_TOKEN: this.token, DISCORD_APPLICATION_ID: this.applicationId, DISCORD_API_URL: this.apiUrl };
  }

  user(name: string, locale = 'en-US'): FakeUser {
    return new FakeUser(this, this.world.addUser(name, locale));
  }

  async ready(): Promise<void> {
    await this.world.until('a bot at the gateway', () => this.gateway.connected);
  }

  /** Everything that this person could ever read: public posts, own private answers, direct messages. */
  seenBy(user: FakeUser): string {
    return this.world.shown
      .filter((shown) => shown.to === 'all' || shown.to === user.id)
      .map((shown) => shown.text)
      .join('\n');
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await this.#server.close();
  }
}

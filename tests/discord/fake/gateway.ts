import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { isList, isObject, numberOf, parseJson, textOf } from './json.js';
import { channelJson, userJson } from './wire.js';
import type { FakeUserRecord, World } from './world.js';

const OP = { dispatch: 0, heartbeat: 1, identify: 2, resume: 6, reconnect: 7, invalid: 9, hello: 10, ack: 11 } as const;
const GUILDS_INTENT = 1;

interface Session {
  readonly id: string;
  readonly shard: readonly [number, number];
  /** Everything sent, by number: replayed when the bot resumes. */
  readonly sent: { readonly type: string; readonly data: Json; readonly number: number }[];
  socket: WebSocket | null;
}

interface GatewayOptions {
  readonly token: string;
  readonly applicationId: string;
  readonly bot: FakeUserRecord;
  readonly heartbeatMs: number;
}

/** Discord's gateway: hello, identify, ready, heartbeats, resume, and every way it throws a bot out. */
export class Gateway {
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #sessions = new Map<string, Session>();
  readonly #world: World;
  readonly #options: GatewayOptions;
  #silent = false;
  #address = '';
  readonly counts = { identified: 0, resumed: 0, heartbeats: 0, refused: 0 };

  constructor(world: World, options: GatewayOptions) {
    this.#world = world;
    this.#options = options;
    this.#server.on('connection', (socket) => this.#greet(socket));
  }

  open(address: string): void {
    this.#address = address;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#server.emit('connection', opened, request));
  }

  /** To the shard of the guild; kept for a session that is away and may resume. False when nobody is there. */
  dispatch(type: string, data: Json, guildId: string | null): boolean {
    let reached = false;
    for (const session of this.#sessions.values()) {
      const shard = guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(session.shard[1]));
      if (session.shard[0] !== shard) continue;
      this.#send(session, type, data);
      reached = true;
    }
    return reached;
  }

  get connected(): boolean {
    return [...this.#sessions.values()].some((session) => session.socket?.readyState === WebSocket.OPEN);
  }

  /** The sockets break without a word; the sessions can be resumed. */
  dropSockets(): void {
    for (const session of this.#sessions.values()) session.socket?.terminate();
  }

  /** Asks every bot to connect again (opcode 7). */
  askReconnect(): void {
    for (const session of this.#sessions.values()) this.#write(session.socket, { op: OP.reconnect, d: null });
  }

  /** Opcode 9. Not resumable: the session is forgotten and the bot must identify anew. */
  invalidate(resumable: boolean): void {
    for (const session of [...this.#sessions.values()]) {
      this.#write(session.socket, { op: OP.invalid, d: resumable });
      if (!resumable) this.#sessions.delete(session.id);
    }
  }

  /** The sessions are lost while the bot is away: its resume will be refused. */
  forgetSessions(): void {
    for (const session of [...this.#sessions.values()]) {
      this.#sessions.delete(session.id);
      session.socket?.terminate();
    }
  }

  /** Says the last thing again, as a gateway does that lost track of what it had said. */
  repeat(): void {
    for (const session of this.#sessions.values()) {
      const last = session.sent.findLast(({ type }) => type !== 'RESUMED' && type !== 'READY');
      if (last !== undefined) this.#send(session, last.type, last.data);
    }
  }

  /** Heartbeats are no longer answered: a connection that looks alive and is not. */
  silence(silent: boolean): void {
    this.#silent = silent;
  }

  async close(): Promise<void> {
    for (const client of this.#server.clients) client.terminate();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #greet(socket: WebSocket): void {
    this.#write(socket, { op: OP.hello, d: { heartbeat_interval: this.#options.heartbeatMs } });
    socket.on('message', (raw) => {
      const message = parseJson(raw.toString());
      if (isObject(message)) this.#hear(socket, message);
    });
    socket.on('close', () => {
      for (const session of this.#sessions.values()) if (session.socket === socket) session.socket = null;
      this.#world.changed();
    });
    socket.on('error', () => socket.terminate());
  }

  #hear(socket: WebSocket, message: JsonObject): void {
    const data = isObject(message.d) ? message.d : {};
    switch (message.op) {
      case OP.heartbeat:
        this.counts.heartbeats++;
        if (!this.#silent) this.#write(socket, { op: OP.ack });
        return;
      case OP.identify:
        this.#identify(socket, data);
        return;
      case OP.resume:
        this.#resume(socket, data);
        return;
      default:
        return;
    }
  }

  #identify(socket: WebSocket, data: JsonObject): void {
    if (textOf(data.token) !== this.#options.token) {
      this.counts.refused++;
      socket.close(4004, 'Authentication failed.');
      return;
    }
    const asked = isList(data.shard) ? data.shard : [0, 1];
    const shard = [numberOf(asked[0]) ?? 0, numberOf(asked[1]) ?? 1] as const;
    const session: Session = { id: randomBytes(8).toString('hex'), shard, sent: [], socket };
    this.#sessions.set(session.id, session);
    this.counts.identified++;
    const wantsGuilds = ((numberOf(data.intents) ?? 0) & GUILDS_INTENT) !== 0;
    const guilds = wantsGuilds ? [...this.#world.guilds.values()] : [];
    this.#send(session, 'READY', {
      v: 10,
      user: userJson(this.#options.bot),
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.#address,
      shard: [...shard],
      application: { id: this.#options.applicationId, flags: 0 },
    });
    for (const guild of guilds) this.#send(session, 'GUILD_CREATE', this.#guildJson(guild.id, guild.name));
    this.#world.changed();
  }

  #guildJson(id: string, name: string): JsonObject {
    const channels = [...this.#world.channels.values()].filter((channel) => channel.guildId === id);
    return {
      id,
      name,
      owner_id: '1',
      roles: [{ id, name: '@everyone', permissions: '2147483647', position: 0, color: 0, flags: 0 }],
      emojis: [],
      features: [],
      channels: channels.filter((channel) => channel.kind === 'text').map(channelJson),
      threads: channels.filter((channel) => channel.kind === 'thread').map(channelJson),
      members: [],
      presences: [],
      voice_states: [],
      stage_instances: [],
      guild_scheduled_events: [],
      member_count: 5,
      large: false,
      unavailable: false,
      preferred_locale: 'en-US',
    };
  }

  #resume(socket: WebSocket, data: JsonObject): void {
    const session = this.#sessions.get(textOf(data.session_id) ?? '');
    if (session === undefined || textOf(data.token) !== this.#options.token) {
      this.#write(socket, { op: OP.invalid, d: false });
      return;
    }
    session.socket = socket;
    this.counts.resumed++;
    const last = numberOf(data.seq) ?? 0;
    for (const missed of session.sent.filter(({ number }) => number > last))
      this.#write(socket, { op: OP.dispatch, s: missed.number, t: missed.type, d: missed.data });
    this.#send(session, 'RESUMED', {});
    this.#world.changed();
  }

  #send(session: Session, type: string, data: Json): void {
    const number = (session.sent.at(-1)?.number ?? 0) + 1;
    session.sent.push({ type, data, number });
    if (session.sent.length > 500) session.sent.shift();
    this.#write(session.socket, { op: OP.dispatch, s: number, t: type, d: data });
  }

  #write(socket: WebSocket | null, message: JsonObject): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }
}

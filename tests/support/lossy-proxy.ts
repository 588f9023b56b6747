import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What the line between the bot and its database does. */
type Line =
  | 'open'
  /** Nobody listens, and who was connected is cut off: a server that was stopped. */
  | 'refused'
  /** Nothing passes and nobody is told: a pulled cable. */
  | 'black-hole';

/** A PostgreSQL server behind a line that a test can break. */
export class LossyProxy {
  readonly #target: URL;
  #server: Server | null = null;
  #port = 0;
  #line: Line = 'open';
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #forgotten = new WeakSet<readonly [Socket, Socket]>();

  private constructor(target: string) {
    this.#target = new URL(target);
  }

  static async before(url: string): Promise<LossyProxy> {
    const proxy = new LossyProxy(url);
    await proxy.#listen();
    return proxy;
  }

  /** The database as the bot is to be told of it. */
  get url(): string {
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }
  /** Connections that the bot holds open, dead ones too. */
  get connections(): number {
    return [...this.#pairs].filter(([near]) => !near.destroyed).length;
  }

  async set(line: Line): Promise<void> {
    const before = this.#line;
    this.#line = line;
    if (line === 'refused') {
      this.#cut();
      this.#server?.close();
      this.#server = null;
    } else if (before === 'refused') await this.#listen();
  }

  /** The cable is plugged in again, but whoever stood between has forgotten all connections there were. */
  async forget(): Promise<void> {
    for (const pair of this.#pairs) this.#forgotten.add(pair);
    await this.set('open');
  }

  async close(): Promise<void> {
    this.#cut();
    this.#server?.close();
  }

  #cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#pairs.clear();
  }

  async #listen(): Promise<void> {
    const server = createServer((near) => this.#join(near));
    this.#server = server;
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }

  #join(near: Socket): void {
    const far = connect(Number(this.#target.port || 5432), this.#target.hostname);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const passes = () => this.#line === 'open' && !this.#forgotten.has(pair);
    // What was sent into the hole is gone: TCP's own repeating would come too late for anybody.
    near.on('data', (bytes) => void (passes() && far.write(bytes)));
    far.on('data', (bytes) => void (passes() && near.write(bytes)));
    // Nor does either hear that the other has left.
    near
      .on('error', () => undefined)
      .on('close', () => {
        if (!passes()) return;
        this.#pairs.delete(pair);
        far.destroy();
      });
    far
      .on('error', () => undefined)
      .on('close', () => {
        if (passes()) near.destroy();
      });
  }
}

import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const TERMINATE = 'X'.charCodeAt(0);

/**
 * A pg.Pool whose one connection speaks PostgreSQL's wire protocol to the PGlite in this process: no TCP, and Prisma's
 * own adapter works on top. One connection only: PGlite has one backend.
 */
export function pglitePool(db: PGlite): pg.Pool {
  return new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new PGliteStream(db),
  });
}

class PGliteStream extends Duplex {
  readonly #db: PGlite;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;
  #chain: Promise<void> = Promise.resolve();

  constructor(db: PGlite) {
    super();
    this.#db = db;
  }

  /** What node-postgres needs of a socket. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pass(chunk, done);
  }

  /**
   * The messages of one query are written together and must be answered together: node-postgres drops this connection
   * at the first error, and the next one would read the remaining answers as its own.
   */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#pass(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #pass(bytes: Buffer, done: (error?: Error | null) => void): void {
    const begins = !this.#started;
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    const messages = this.#takeWholeMessages();
    if (messages.length === 0) {
      done();
      return;
    }
    const message = Buffer.concat(messages);
    this.#chain = this.#chain
      // Yield between two messages, so that node-postgres can read the first answer.
      .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
      .then(() => (begins ? cleanSession(this.#db) : undefined))
      .then(() =>
        this.#db.runExclusive(async () => {
          await this.#db.execProtocolRawStream(message, { onRawData: (data) => this.push(Buffer.from(data)) });
        }),
      );
    this.#chain.then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  /** The start-up message has no type byte; every later one has. */
  #takeWholeMessages(): Buffer[] {
    const whole: Buffer[] = [];
    for (;;) {
      const typeLength = this.#started ? 1 : 0;
      if (this.#pending.length < typeLength + 4) return whole;
      const length = typeLength + this.#pending.readInt32BE(typeLength);
      if (this.#pending.length < length) return whole;
      const message = this.#pending.subarray(0, length);
      this.#pending = this.#pending.subarray(length);
      // A Terminate must not reach the only backend.
      if (this.#started && message[0] === TERMINATE) continue;
      this.#started = true;
      whole.push(message);
    }
  }
}

/** Every connection is the same session: a new one must not see its predecessor's prepared statements. */
async function cleanSession(db: PGlite): Promise<void> {
  await db.exec('ROLLBACK');
  await db.exec('DISCARD ALL');
}

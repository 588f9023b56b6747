import { Socket } from 'node:net';
import pg from 'pg';
import { KEEP_ALIVE, SESSION_LIMITS, TIME_LIMITS } from './time-limits.js';

/** Connections to a PostgreSQL server, all with timeouts. */

const LINE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, application_name: 'postumus' } as const;

export function serverPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    ...LINE,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: TIME_LIMITS.connect,
    stream: impatientSocket,
    onConnect: async (client) => {
      await client.query(SESSION_LIMITS);
      await client.query(KEEP_ALIVE);
    },
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** One query on its own connection: it needs none from the pool. */
export async function askServer(url: string): Promise<void> {
  const client = new pg.Client({
    ...LINE,
    connectionString: url,
    connectionTimeoutMillis: TIME_LIMITS.connect,
    stream: impatientSocket,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    client.end().catch(() => undefined);
  }
}

/** For migrations: they may take their time, and have the database to themselves. */
export async function withMigrationClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...LINE, connectionString: url, connectionTimeoutMillis: 2 * TIME_LIMITS.connect });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(KEEP_ALIVE);
    return await work(client);
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * A pulled cable, or a firewall that drops us, closes nothing: TCP itself would wait a quarter of an hour. The pool
 * closes idle connections before this.
 */
function impatientSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(TIME_LIMITS.silence, () => socket.destroy(new Silence()));
  return socket;
}

class Silence extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('the database has gone silent');
  }
}

import path from 'node:path';
import pg from 'pg';
import { lockDirectory } from './directory-lock.js';
import { faultOf } from './faults.js';
import { migrate, migrationsFolder } from './migrate.js';
import { openInMemory, openOnDisk } from './pglite-open.js';
import { pglitePool } from './pglite-pool.js';
import { checkServer } from './server-version.js';

export type Place =
  | { readonly kind: 'server'; readonly url: string; readonly connections?: number }
  /** `image`: what a new one starts from (see image.ts); without it, one is made from nothing. */
  | { readonly kind: 'folder'; readonly directory: string; readonly image?: string }
  | { readonly kind: 'memory'; readonly image?: string };

interface Connection {
  readonly pool: pg.Pool;
  /** How many commands may be under way at once. */
  readonly width: number;
  close(): Promise<void>;
}

const DEFAULT_CONNECTIONS = 10;

/** Connects, checks the server and brings the schema up to date; what cannot be is a StorageFault. */
export async function connect(place: Place): Promise<Connection> {
  const connection = await open(place).catch((error: unknown) => {
    throw faultOf(error);
  });
  try {
    const client = await connection.pool.connect();
    try {
      await checkServer(client);
      await migrate(client, migrationsFolder());
    } finally {
      client.release();
    }
    return connection;
  } catch (error) {
    await connection.close();
    throw faultOf(error);
  }
}

async function open(place: Place): Promise<Connection> {
  switch (place.kind) {
    case 'server':
      return openServer(place.url, place.connections ?? DEFAULT_CONNECTIONS);
    case 'folder': {
      const lock = await lockDirectory(place.directory);
      try {
        const db = await openOnDisk(path.join(place.directory, 'postgres'), place.image);
        return embedded(db, () => lock.release());
      } catch (error) {
        lock.release();
        throw error;
      }
    }
    case 'memory':
      return embedded(await openInMemory(place.image), () => undefined);
  }
}

function openServer(url: string, connections: number): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'postumus',
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { pool, width: connections, close: () => pool.end() };
}

function embedded(db: Awaited<ReturnType<typeof openInMemory>>, release: () => void): Connection {
  const pool = pglitePool(db);
  pool.on('error', () => undefined);
  return {
    pool,
    width: 1,
    async close() {
      await pool.end();
      await db.close();
      release();
    },
  };
}

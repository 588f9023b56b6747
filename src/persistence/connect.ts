import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { StorageFault } from '../table/ports/storage-fault.js';
import { openFolder, refuseStrangers } from './embedded/data-folder.js';
import { lockDirectory } from './embedded/directory-lock.js';
import { openInMemory } from './embedded/pglite-open.js';
import { pglitePool } from './embedded/pglite-pool.js';
import { faultOf } from './faults.js';
import { migrate, migrationsFolder, type Progress } from './migrate.js';
import { Reach } from './reach.js';
import { askServer, serverPool, withMigrationClient } from './server.js';

export type Place =
  | { readonly kind: 'server'; readonly url: string; readonly connections?: number }
  /** `image`: what a new one starts from (see image.ts); without it, one is created from scratch. */
  | { readonly kind: 'folder'; readonly directory: string; readonly image?: string }
  | { readonly kind: 'memory'; readonly image?: string };

interface Connection {
  readonly pool: pg.Pool;
  readonly reach: Reach;
  /** The maximum number of connections. */
  readonly width: number;
  close(): Promise<void>;
}

const DEFAULT_CONNECTIONS = 10;

/** Connects, checks the server and migrates the schema; any obstacle is a StorageFault. */
export async function connect(place: Place, progress: Progress = () => undefined): Promise<Connection> {
  try {
    return place.kind === 'server' ? await onServer(place, progress) : await embedded(place, progress);
  } catch (error) {
    throw faultOf(error);
  }
}

async function onServer(place: Extract<Place, { kind: 'server' }>, progress: Progress): Promise<Connection> {
  const { url, connections = DEFAULT_CONNECTIONS } = place;
  await withMigrationClient(url, (client) => prepare(client, progress));
  const pool = serverPool(url, connections);
  return { pool, reach: new Reach(() => askServer(url)), width: connections, close: () => pool.end() };
}

async function embedded(place: Exclude<Place, { kind: 'server' }>, progress: Progress): Promise<Connection> {
  const { db, release } = await openEmbedded(place);
  const pool = pglitePool(db);
  pool.on('error', () => undefined);
  const close = async () => {
    await pool.end();
    await db.close();
    release();
  };
  try {
    const client = await pool.connect();
    try {
      await prepare(client, progress);
    } finally {
      client.release();
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, reach: new Reach(async () => void (await pool.query('SELECT 1'))), width: 1, close };
}

async function prepare(client: pg.ClientBase, progress: Progress): Promise<void> {
  await checkServer(client);
  await migrate(client, migrationsFolder(), progress);
}

async function openEmbedded(
  place: Exclude<Place, { kind: 'server' }>,
): Promise<{ readonly db: PGlite; release(): void }> {
  if (place.kind === 'memory') return { db: await openInMemory(place.image), release: () => undefined };
  refuseStrangers(place.directory);
  const lock = await lockDirectory(place.directory);
  try {
    return { db: await openFolder(place.directory, place.image), release: () => lock.release() };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** As in `server_version_num`: 13.0. */
const OLDEST_SERVER = 130_000;
const ASK = `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`;

interface Versioned {
  query(sql: string): Promise<{ readonly rows: readonly { readonly number: number; readonly name: string }[] }>;
}

export async function checkServer(client: Versioned): Promise<void> {
  const { rows } = await client.query(ASK);
  const found = rows[0];
  if (found !== undefined && found.number >= OLDEST_SERVER) return;
  throw new StorageFault('too-old', `This is PostgreSQL ${found?.name ?? '?'}: version 13 or later is needed.`);
}

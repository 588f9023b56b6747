import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { StorageFault } from '../table/ports/storage-fault.js';

/** Prisma Migrate's own advisory lock: its CLI and our start-ups wait for one another. */
const MIGRATION_LOCK = 72707369;

/** As Prisma Migrate creates it: `npm run db -- migrate status` reads what we write. */
const CREATE_LEDGER = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

interface LedgerRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/** Shown during the start. */
export type Progress = (sentence: string) => void;

/** Applies missing migrations on one connection while other starting processes wait. Returns the names applied. */
export async function migrate(
  client: ClientBase,
  directory: string,
  progress: Progress = () => undefined,
): Promise<readonly string[]> {
  await takeLock(client, progress);
  try {
    return await applyMissing(client, directory);
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}

/** Polls instead of blocking: a process waiting in silence looks dead. */
async function takeLock(client: ClientBase, progress: Progress): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${MIGRATION_LOCK}) AS taken`);
    if (rows[0]?.taken === true) return;
    if (tries % TRIES_A_WORD === TRIES_BEFORE_WORD)
      progress(`waiting for the migration's lock, held by ${await holderOf(client)}`);
    await sleep(TRY_AGAIN_MS);
  }
}

const TRY_AGAIN_MS = 200;
/** After two seconds, then twice a minute. */
const TRIES_BEFORE_WORD = 10;
const TRIES_A_WORD = 150;

/** Specific to this database: another one on the same server uses the same lock number. */
async function holderOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; address: string | null }>(
    `SELECT a.pid, a.application_name AS name, a.client_addr::text AS address
     FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
     WHERE l.locktype = 'advisory' AND l.granted AND l.objid = ${MIGRATION_LOCK}
       AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`,
  );
  const [holder] = rows;
  if (holder === undefined) return 'somebody who has just left';
  return `the server's process ${holder.pid} (${holder.name || 'unnamed'}${holder.address === null ? '' : ` from ${holder.address}`})`;
}

async function applyMissing(client: ClientBase, directory: string): Promise<readonly string[]> {
  await client.query(CREATE_LEDGER);
  const { rows } = await client.query<LedgerRow>(
    'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  const done = new Map(rows.map((row) => [row.migration_name, row]));
  const names = await migrationNames(directory);
  for (const name of done.keys()) {
    if (names.includes(name)) continue;
    throw new StorageFault(
      'newer',
      `The database has the migration ${name}, which this build does not know: a later version of the bot wrote it. Start that version, or another database.`,
    );
  }
  const applied: string[] = [];
  for (const name of names) {
    const sql = await readFile(path.join(directory, name, 'migration.sql'), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const row = done.get(name);
    if (row === undefined) {
      await applyOne(client, name, sql, checksum);
      applied.push(name);
    } else {
      checkLedger(row, checksum);
    }
  }
  return applied;
}

async function applyOne(client: ClientBase, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('BEGIN');
  try {
    const started = new Date();
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
       VALUES ($1, $2, clock_timestamp(), $3, $4, 1)`,
      [randomUUID(), checksum, name, started.toISOString()],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function checkLedger(row: LedgerRow, checksum: string): void {
  if (row.finished_at === null) {
    throw new StorageFault(
      'damaged',
      `The migration ${row.migration_name} failed before and was left half done: resolve it with \`npm run db -- migrate resolve\`.`,
    );
  }
  if (row.checksum !== checksum) {
    throw new StorageFault(
      'damaged',
      `The migration ${row.migration_name} is not the one that was applied to this database.`,
    );
  }
}

export async function migrationNames(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** `prisma/migrations` of this project, from sources or a build. */
export function migrationsFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const candidate = path.join(folder, 'prisma', 'migrations');
    if (existsSync(candidate)) return candidate;
    const above = path.dirname(folder);
    if (above === folder) throw new StorageFault('failed', 'The folder prisma/migrations is missing.');
    folder = above;
  }
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openInMemory } from './embedded/pglite-open.js';
import { pglitePool } from './embedded/pglite-pool.js';
import { migrate, migrationNames, migrationsFolder } from './migrate.js';

/**
 * A migrated, empty embedded database as one file, for play scripts and tests, which often need new ones. Built once
 * per version of PGlite and of the migrations, in the folder named.
 */
export async function embeddedImage(cacheFolder: string): Promise<string> {
  const file = path.join(cacheFolder, `embedded-${await fingerprint()}.tar`);
  if (existsSync(file)) return file;
  const db = await openInMemory();
  const pool = pglitePool(db);
  try {
    const client = await pool.connect();
    await migrate(client, migrationsFolder());
    client.release();
    const dump = await db.dumpDataDir('none');
    await mkdir(cacheFolder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
    await rename(unfinished, file);
  } finally {
    await pool.end();
    await db.close();
  }
  return file;
}

async function fingerprint(): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(await readFile(path.join(path.dirname(pglite), '..', 'package.json')));
  const folder = migrationsFolder();
  for (const name of await migrationNames(folder))
    hash.update(await readFile(path.join(folder, name, 'migration.sql')));
  return hash.digest('hex').slice(0, 16);
}

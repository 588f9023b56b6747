import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { StorageFault } from '../../table/ports/storage-fault.js';
import { faultOf } from '../faults.js';
import { openOnDisk } from './pglite-open.js';

const GAMES = 'postgres';
/** Where a new one is built until complete: a killed start leaves only this. */
const UNFINISHED = 'postgres.unfinished';
/** Tells readers, and us, that games are stored here. */
const NOTE = 'postumus.txt';
const NOTE_TEXT = `Postumus keeps its games in the folder ${GAMES} beside this file. Stop the bot before you copy or move it,
and always take the whole folder. While this note is here the bot never begins a new database in this place.
`;

/** Files that our own programs and file systems put beside the games. */
const BESIDE = ['lock', UNFINISHED, 'maps', 'terminal-history', 'database', 'shown', 'lost+found'];

/** Without any of these PostgreSQL would start from scratch, or not at all. */
const VITAL = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/** The embedded database of a data folder; a new one only if there is nothing yet. */
export async function openFolder(directory: string, image?: string): Promise<PGlite> {
  const games = path.join(directory, GAMES);
  if (!existsSync(games)) await begin(directory, image);
  const missing = VITAL.filter((part) => !existsSync(path.join(games, part)));
  if (missing.length > 0) throw damaged(directory, `of its files ${missing.join(', ')} is missing`, missing);
  const db = await openOnDisk(games).catch((error: unknown) => {
    const known = faultOf(error);
    if (known instanceof StorageFault) throw known;
    throw damaged(directory, 'PostgreSQL cannot open it', error);
  });
  const note = path.join(directory, NOTE);
  if (!existsSync(note)) writeFileSync(note, NOTE_TEXT);
  return db;
}

/** Refuses a folder with other content before we put anything into it. One with games in it is ours. */
export function refuseStrangers(directory: string): void {
  if (existsSync(path.join(directory, GAMES))) return;
  const strange = namesIn(directory).filter(
    (name) => !BESIDE.includes(name) && !name.startsWith('.') && !name.startsWith('lock.'),
  );
  if (strange.includes(NOTE)) throw damaged(directory, `the folder ${GAMES} is missing`, strange);
  if (strange.length === 0) return;
  const some = `${strange.slice(0, 3).join(', ')}${strange.length > 3 ? ' …' : ''}`;
  throw new StorageFault(
    'damaged',
    `The data folder ${directory} is not empty and holds no games (${some}), so no database is begun there: name an empty folder in DATA_DIR, or put the folder ${GAMES} back from a copy.`,
  );
}

/** Empty if there is no such folder yet; an unreadable one shows when it is opened. */
function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

async function begin(directory: string, image: string | undefined): Promise<void> {
  refuseStrangers(directory);
  const unfinished = path.join(directory, UNFINISHED);
  rmSync(unfinished, { recursive: true, force: true });
  const db = await openOnDisk(unfinished, image);
  await db.close();
  writeThrough(unfinished);
  renameSync(unfinished, path.join(directory, GAMES));
  syncedFolder(directory);
}

/** Files written only once must be on disk before they count. */
function writeThrough(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) writeThrough(inside);
    else if (entry.isFile()) synced(inside, 'r+');
  }
  syncedFolder(folder);
}

/** Windows cannot open folders, and syncs their entries itself. */
function syncedFolder(folder: string): void {
  if (process.platform !== 'win32') synced(folder, 'r');
}

function synced(file: string, how: 'r' | 'r+'): void {
  const handle = openSync(file, how);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function damaged(directory: string, what: string, cause: unknown): StorageFault {
  return new StorageFault(
    'damaged',
    `The database in ${directory} is damaged: ${what}. Put the folder back from a copy that was made while the bot was stopped, or begin anew with an empty folder in DATA_DIR.`,
    cause,
  );
}

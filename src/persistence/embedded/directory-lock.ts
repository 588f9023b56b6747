import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StorageFault } from '../../table/ports/storage-fault.js';

/** Locks a folder for one process: two on one embedded database would silently lose each other's rows. */
interface DirectoryLock {
  release(): void;
}

interface Holder {
  readonly nonce: string;
  readonly pid: number;
  /** When the process started, if the system tells: process ids are reused. */
  readonly started: string | null;
  readonly host: string;
}

const HEARTBEAT_MS = 1000;
/** Long enough for a living holder in another container to show a heartbeat. */
const FOREIGN_WAIT_MS = 3500;
/** The time in which a process that judged the same lock stale would have replaced ours. */
const SETTLE_MS = 60;

const heldHere = new Set<string>();

export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  makeFolder(directory);
  const file = path.join(directory, 'lock');
  const mine: Holder = {
    nonce: randomUUID(),
    pid: process.pid,
    started: startOf(process.pid),
    host: hostname(),
  };
  if (!tryCreate(file, mine)) {
    const theirs = read(file);
    if (theirs !== null && (await lives(file, theirs))) throw taken(directory, theirs);
    // Read, judge and replace without an await in between: a process that replaced it meanwhile keeps it.
    if (read(file)?.nonce !== theirs?.nonce) throw taken(directory, read(file));
    const next = `${file}.${mine.nonce}`;
    writeFileSync(next, JSON.stringify(mine));
    renameSync(next, file);
    await sleep(SETTLE_MS);
    if (read(file)?.nonce !== mine.nonce) throw taken(directory, read(file));
  }
  heldHere.add(mine.nonce);
  const heartbeat = setInterval(() => {
    if (isTaken(file, mine)) endAtOnce(directory);
    touch(file, mine);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      heldHere.delete(mine.nonce);
      if (read(file)?.nonce === mine.nonce) rmSync(file, { force: true });
    },
  };
}

/**
 * Creates it with its parents. Node's own `recursive` never returns if a file system rejects a new folder as missing.
 */
function makeFolder(directory: string): void {
  if (existsSync(directory)) return;
  const above = path.dirname(directory);
  if (above !== directory) makeFolder(above);
  try {
    mkdirSync(directory);
  } catch (error) {
    if (!existsSync(directory)) throw error;
  }
}

function tryCreate(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function lives(file: string, holder: Holder): Promise<boolean> {
  if (heldHere.has(holder.nonce)) return true;
  if (holder.host !== hostname()) return beats(file);
  // After a kill -9 in a container the next process often has the dead one's id.
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return holder.started === null || startOf(holder.pid) === holder.started;
}

/** A process of another machine or container cannot be asked; a living one touches its file. */
async function beats(file: string): Promise<boolean> {
  const before = touchedAt(file);
  await sleep(FOREIGN_WAIT_MS);
  return touchedAt(file) !== before;
}

function touchedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Somebody took us for dead: this process slept longer than a heartbeat in another container. */
function isTaken(file: string, mine: Holder): boolean {
  const holder = read(file);
  return holder !== null && holder.nonce !== mine.nonce;
}

/** Without closing anything: any further write would destroy what the other process writes. */
function endAtOnce(directory: string): never {
  process.stderr.write(`The data in ${directory} was taken over by another process while this one was asleep.\n`);
  process.exit(1);
}

/** If the disk fails now, the next write shows it; a missed heartbeat is no reason to exit. */
function touch(file: string, mine: Holder): void {
  const now = new Date();
  try {
    if (read(file)?.nonce === mine.nonce) utimesSync(file, now, now);
  } catch {
    return;
  }
}

/** Null if there is none, or only what a dying process left half written. */
function read(file: string): Holder | null {
  try {
    const holder: Partial<Holder> = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof holder.nonce !== 'string' || typeof holder.pid !== 'number' || typeof holder.host !== 'string')
      return null;
    return { nonce: holder.nonce, pid: holder.pid, host: holder.host, started: holder.started ?? null };
  } catch {
    return null;
  }
}

/** The kernel's start time of a process (Linux); null if unknown. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function taken(directory: string, holder: Holder | null): StorageFault {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${holder.host}`;
  return new StorageFault(
    'locked',
    `The data in ${directory} is in use by ${who}: stop that one first, set another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.`,
  );
}

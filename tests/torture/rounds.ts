import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '../../src/persistence/open-store.js';
import { inspect } from './inspect.js';
import type { Acknowledged } from './racers.js';

export interface Survived {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Commands whose answer was lost with the process and that the next one found done. */
  readonly foundDone: number;
  readonly broken: readonly string[];
}

const CHANNELS = ['north', 'south', 'west'];
/** It lives for so many acknowledged commands at the most, and a moment more: on a busy machine too it has played. */
const MOST_ACKNOWLEDGED = 20;
const MOMENT_MS = 60;
const FIRST_GUESS_MS = 1600;

/** Lets a process play, kills it at a random moment, looks at what is left; so many times on one database. */
export async function killRounds(
  place: Place,
  rounds: number,
  progress: (round: number, so: Survived) => void = () => undefined,
): Promise<Survived> {
  const next = new Map(CHANNELS.map((channel) => [channel, 0]));
  const all: Acknowledged[] = [];
  const broken: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const heard = await playAndKill(place, Object.fromEntries(next));
    for (const ack of heard) next.set(ack.channel, Math.max(next.get(ack.channel) ?? 0, ack.number + 1));
    all.push(...heard);
    broken.push(...(await inspect(place, heard)).map((sentence) => `round ${round}: ${sentence}`));
    progress(round, survived(round, all, broken));
  }
  broken.push(...(await inspect(place, all)).map((sentence) => `at the end: ${sentence}`));
  return survived(rounds, all, broken);
}

function survived(rounds: number, all: readonly Acknowledged[], broken: readonly string[]): Survived {
  return { rounds, acknowledged: all.length, foundDone: all.filter((ack) => ack.seen).length, broken };
}

/**
 * Kills processes in their very first start, while the database is made and migrated: what is left is opened again as
 * if nothing had been. Each round has a place of its own.
 */
export async function firstStartRounds(
  make: () => Promise<{ readonly place: Place; drop(): unknown }>,
  rounds: number,
): Promise<Survived> {
  const all: Acknowledged[] = [];
  const broken: string[] = [];
  let took = FIRST_GUESS_MS;
  for (let round = 1; round <= rounds; round++) {
    const { place, drop } = await make();
    // The first is let through to its first command, to know how long that takes.
    const life = round === 1 ? null : Math.random() * took * 1.2;
    const began = performance.now();
    const heard = await playAndKill(place, Object.fromEntries(CHANNELS.map((channel) => [channel, 0])), life);
    if (life === null) took = performance.now() - began;
    all.push(...heard);
    try {
      broken.push(...(await inspect(place, heard)).map((sentence) => `first start ${round}: ${sentence}`));
    } catch (fault) {
      broken.push(`first start ${round}, killed after ${Math.round(life ?? took)} ms: ${String(fault)}`);
    }
    await drop();
  }
  return survived(rounds, all, broken);
}

/** `life`: how long it has from the moment it is started; null: until it plays, and a little more. */
async function playAndKill(
  place: Place,
  from: Readonly<Record<string, number>>,
  // Most are killed while they play; one in ten at any moment of their start.
  life: number | null = Math.random() < 0.1 ? Math.random() * 2000 : null,
): Promise<readonly Acknowledged[]> {
  const player = path.join(import.meta.dirname, 'player.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', player, JSON.stringify({ place, from })], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = once(child, 'close');
  if (life !== null) await sleep(life);
  else {
    const enough = Math.floor(Math.random() * MOST_ACKNOWLEDGED);
    let gone = false;
    void ended.then(() => {
      gone = true;
    });
    while (!gone && output.split('\n{').length <= enough) await Promise.race([once(child.stdout, 'data'), ended]);
    await sleep(Math.random() * MOMENT_MS);
  }
  child.kill('SIGKILL');
  const [code, signal] = await ended;
  if (signal !== 'SIGKILL' || complaint !== '') throw new Error(`the player ended by itself (${code}): ${complaint}`);
  // A line that was cut off was not acknowledged.
  const lines = output.split('\n').slice(0, -1);
  return lines.filter((line) => line.startsWith('{')).map((line): Acknowledged => JSON.parse(line));
}

import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CACHE, compileInto } from '../../bench/compile.js';
import type { KeptGames } from './kept-games.js';
import type { Pairing, Played } from './whole-game.js';

/** Several processes play at once; what they play is handed out one by one, and what comes back is put in its order. */
export function coresOf(asked: string | undefined): number {
  return Math.max(1, Number(asked ?? availableParallelism()));
}

export interface Playing {
  readonly cores: number;
  /** Games begun after so many minutes are left for another time. */
  readonly minutes?: number;
  /** What was played before, and where what is played now is kept. */
  readonly kept: KeptGames;
}

/** Those that are played by now, in their order: all of them, unless the time was over before. */
export async function playAll(
  id: string,
  pairings: readonly Pairing[],
  { cores, minutes, kept }: Playing,
): Promise<readonly Played[]> {
  const left = pairings.filter((pairing) => kept.of(pairing) === null);
  if (left.length > 0) await playThese(id, left, cores, minutes ?? Number.POSITIVE_INFINITY, kept);
  return pairings.flatMap((pairing) => kept.of(pairing) ?? []);
}

async function playThese(
  id: string,
  pairings: readonly Pairing[],
  cores: number,
  minutes: number,
  kept: KeptGames,
): Promise<void> {
  let [next, done] = [0, 0];
  mkdirSync(CACHE, { recursive: true });
  const compiled = mkdtempSync(path.join(CACHE, 'selfplay-'));
  compileInto(compiled);
  const player = path.join(compiled, 'tests', 'selfplay', 'player-process.js');
  const each = progress(pairings.length);
  const began = performance.now();
  const thought = new Map<string, readonly number[]>();
  try {
    await Promise.all(
      Array.from({ length: Math.min(cores, pairings.length) }, async () => {
        const child = fork(player, [id], { execArgv: [] });
        try {
          while (performance.now() - began < minutes * 60_000) {
            const pairing = pairings[next++];
            if (pairing === undefined) break;
            const { played, spent } = await answerOf(child, pairing);
            kept.keep(played);
            for (const [player, times] of Object.entries(spent))
              thought.set(player, [...(thought.get(player) ?? []), ...times]);
            done += 1;
            each(done);
          }
        } finally {
          child.kill();
        }
      }),
    );
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
  for (const [player, times] of thought) console.error(`${player}: ${speedOf(times)}`);
}

/** How long it thinks, by processor time, so that nothing else on the machine counts. */
function speedOf(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const within = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${sorted.length} decisions, half within ${within(0.5)} ms of processor time, 95 % within ${within(0.95)}, 99 % within ${within(0.99)}`;
}

/** What came of a game, and how long each player thought, by decision. */
type Answer = { readonly played: Played; readonly spent: Readonly<Record<string, readonly number[]>> };

function answerOf(child: ChildProcess, pairing: Pairing): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (reply: Partial<Answer> & { readonly fault?: string }) => {
      child.off('exit', ended);
      if (reply.played !== undefined) resolve({ played: reply.played, spent: reply.spent ?? {} });
      else reject(new Error(reply.fault));
    });
    child.send(pairing);
  });
}

/** A bar on the terminal, or a line now and then where there is none. */
export function progress(all: number): (done: number) => void {
  const began = performance.now();
  return (done) => {
    const left = ((performance.now() - began) / done) * (all - done);
    const words = `${done}/${all}, ${Math.ceil(left / 1000)} s left`;
    const filled = Math.floor((30 * done) / all);
    const bar = `${'#'.repeat(filled)}${'.'.repeat(30 - filled)}`;
    if (process.stderr.isTTY) process.stderr.write(`\r[${bar}] ${words}   ${done === all ? '\n' : ''}`);
    else if (done % Math.max(1, Math.floor(all / 10)) === 0) process.stderr.write(`[${bar}] ${words}\n`);
  };
}

import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Coverage } from './coverage.js';
import { type Part, playSlice, type Slice } from './part.js';
import { SUBJECTS } from './subjects.js';

// npm run fuzz -- [--game ID] [--games N] [--seed S] [--scenario A] [--forged N] [--story N] [--jobs N]
// Whole games by random offers, forged inputs among them, on all cores; a table at the end; status 1 where anything
// does not hold.
const argv = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = argv.indexOf(`--${name}`);
  return at === -1 ? undefined : argv[at + 1];
};
const games = Number(option('games') ?? 200);
const first = Number(option('seed') ?? 1);
const forgeries = Number(option('forged') ?? games * 10);
const storyLines = Number(option('story') ?? 0);
const jobs = Math.max(1, Math.min(Number(option('jobs') ?? availableParallelism()), games));
const scenario = option('scenario');
const id = option('game') ?? 'hispania';
const subject = SUBJECTS.find(({ module }) => module.id === id);
if (subject === undefined)
  throw new Error(`no such game: ${id}; ${SUBJECTS.map(({ module }) => module.id).join(', ')}`);

const ENOUGH = 0.95;

if (process.send === undefined) await whole();
else process.send(await alone());

async function whole(): Promise<void> {
  const began = performance.now();
  const parts = jobs === 1 ? [await alone()] : await Promise.all(slices().map(byAnother));
  const coverage = new Coverage();
  const faults = new Map<string, number>();
  for (const part of parts) {
    coverage.add(part.met);
    for (const [what, count] of part.faults) faults.set(what, (faults.get(what) ?? 0) + count);
  }
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  const seconds = (performance.now() - began) / 1000;
  console.log(coverage.report());
  const [played, forged] = [sum((part) => part.games), sum((part) => part.forged)];
  console.log(`${played} games, ${forged} forged inputs, ${seconds.toFixed(0)} s in ${jobs} processes`);
  for (const [what, count] of faults) console.log(`fault, ${count} times: ${what.trim()}`);
  const [unended, gaps] = [stuck(coverage), subject?.missing?.(coverage) ?? []];
  if (unended.length > 0) console.log(`too seldom to the final score: ${unended.join(', ')}`);
  if (gaps.length > 0) console.log(`never met: ${gaps.join(', ')}`);
  process.exitCode = faults.size + unended.length > 0 ? 1 : 0;
}

/** In this process; Ctrl-C ends it after the game that is being played: with its table. */
function alone(): Promise<Part> {
  let stopped = false;
  process.on('SIGINT', () => {
    stopped = true;
  });
  if (subject === undefined) throw new Error('no subject');
  return playSlice(subject, { first, games, forgeries, storyLines }, scenario, () => stopped);
}

function slices(): readonly Slice[] {
  const share = (all: number, job: number) => Math.floor((all * (job + 1)) / jobs) - Math.floor((all * job) / jobs);
  return Array.from({ length: jobs }, (_, job) => ({
    first: first + Math.floor((games * job) / jobs),
    games: share(games, job),
    forgeries: share(forgeries, job),
    storyLines,
  }));
}

function byAnother(slice: Slice): Promise<Part> {
  const args = ['--games', slice.games, '--seed', slice.first, '--forged', slice.forgeries, '--story', storyLines];
  const only = ['--game', id, ...(scenario === undefined ? [] : ['--scenario', scenario])];
  const child = fork(fileURLToPath(import.meta.url), [...args.map(String), ...only], { execArgv: ['--import', 'tsx'] });
  process.on('SIGINT', () => child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.once('message', (part: Part) => {
      child.disconnect();
      resolve(part);
    });
    child.once('exit', (code) => reject(new Error(`a process ended with ${code} and no word`)));
  });
}

/** The kinds of games of which too few came to their end. */
function stuck(coverage: Coverage): readonly string[] {
  const played = [...(coverage.counts.get('games') ?? [])];
  return played.flatMap(([name, count]) => (coverage.of('finished', name) < ENOUGH * count ? [name] : []));
}

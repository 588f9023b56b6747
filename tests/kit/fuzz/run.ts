import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE, compileInto } from '../../../bench/compile.js';
import { Coverage } from './coverage.js';
import { keep, keptIn, together } from './kept.js';
import { type Part, playSlice, type Slice } from './part.js';
import { SUBJECTS } from './subjects.js';

// npm run fuzz -- [--game ID] [--games N] [--seed S] [--scenario A] [--forged N] [--story N] [--jobs N] [--keep FILE]
// Whole games by random offers, forged inputs among them, compiled and on all cores; a table at the end; status 1 where
// anything does not hold. With --keep it goes on after the games of the file, and the table is of all of them.
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'hispania' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    forged: { type: 'string' },
    story: { type: 'string', default: '0' },
    jobs: { type: 'string' },
    scenario: { type: 'string' },
    keep: { type: 'string' },
  },
});
const { game: id, scenario } = values;
const kept = values.keep === undefined ? null : keptIn(values.keep);
const games = Number(values.games);
const first = kept?.next ?? Number(values.seed);
const forgeries = Number(values.forged ?? games * 10);
const storyLines = Number(values.story);
const jobs = Math.max(1, Math.min(Number(values.jobs ?? availableParallelism()), games));
const subject = SUBJECTS.find(({ module }) => module.id === id);
if (subject === undefined)
  throw new Error(`no such game: ${id}; ${SUBJECTS.map(({ module }) => module.id).join(', ')}`);

const ENOUGH = 0.95;
/** Games of a process after which what came of them is written down. */
const KEPT_EVERY = 100;
/** They end a run after the games that are being played: with its table. */
const ENDS = ['SIGINT', 'SIGTERM'] as const;

if (process.send === undefined) await whole();
else process.send(await alone());

async function whole(): Promise<void> {
  const began = performance.now();
  mkdirSync(CACHE, { recursive: true });
  const compiled = mkdtempSync(path.join(CACHE, 'fuzz-'));
  let all = together(kept === null ? [] : [kept.part]);
  let stopped = false;
  for (const signal of ENDS) {
    process.on(signal, () => {
      stopped = true;
    });
  }
  try {
    compileInto(compiled);
    const round = values.keep === undefined ? games : KEPT_EVERY * jobs;
    for (let done = 0; done < games && !stopped; done += round) {
      const now = Math.min(round, games - done);
      const parts = await Promise.all(slices(first + done, now).map((slice) => byAnother(compiled, slice)));
      all = together([all, ...parts]);
      if (values.keep !== undefined) keep(values.keep, { next: first + done + now, part: all });
    }
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
  const coverage = new Coverage();
  coverage.add(all.met);
  const seconds = (performance.now() - began) / 1000;
  console.log(coverage.report());
  console.log(`${all.games} games, ${all.forged} forged inputs, ${seconds.toFixed(0)} s in ${jobs} processes`);
  for (const [what, count] of all.faults) console.log(`fault, ${count} times: ${what.trim()}`);
  const [unended, gaps] = [stuck(coverage), subject?.missing?.(coverage) ?? []];
  if (unended.length > 0) console.log(`too seldom to the final score: ${unended.join(', ')}`);
  if (gaps.length > 0) console.log(`never met: ${gaps.join(', ')}`);
  process.exitCode = all.faults.length + unended.length > 0 ? 1 : 0;
}

/** In this process. */
function alone(): Promise<Part> {
  let stopped = false;
  for (const signal of ENDS) {
    process.on(signal, () => {
      stopped = true;
    });
  }
  if (subject === undefined) throw new Error('no subject');
  return playSlice(subject, { first, games, forgeries, storyLines }, scenario, () => stopped);
}

/** These games, shared among all processes, each with its part of the forged inputs. */
function slices(from: number, count: number): readonly Slice[] {
  const share = (all: number, job: number) => Math.floor((all * (job + 1)) / jobs) - Math.floor((all * job) / jobs);
  return Array.from({ length: jobs }, (_, job) => ({
    first: from + Math.floor((count * job) / jobs),
    games: share(count, job),
    forgeries: share(Math.round((forgeries * count) / games), job),
    storyLines,
  })).filter((slice) => slice.games > 0);
}

function byAnother(compiled: string, slice: Slice): Promise<Part> {
  const args = ['--games', slice.games, '--seed', slice.first, '--forged', slice.forgeries, '--story', storyLines];
  const only = ['--game', id, ...(scenario === undefined ? [] : ['--scenario', scenario])];
  const player = path.join(compiled, 'tests', 'kit', 'fuzz', 'run.js');
  const child = fork(player, [...args.map(String), ...only], { execArgv: [] });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ENDS) process.on(signal, end);
  child.once('exit', () => {
    for (const signal of ENDS) process.off(signal, end);
  });
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

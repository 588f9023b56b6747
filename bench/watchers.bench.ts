import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../src/games/registry.js';
import { textIn } from '../tests/discord/fake/shown.js';
import { Rehearsal } from '../tests/discord/rehearsal.js';
import { ShippedStage } from '../tests/operation/shipped-stage.js';
import { answeringServer, onServer } from '../tests/support/databases.js';
import { type Bench, type Measure, measure, median } from './measure.js';

const WATCHERS = 1_000;
/** With watchers and without them, by turns. */
const ROUNDS = 6;
const ACTS = 10;
const BETWEEN_ACTS_MS = 2_000;

interface Round {
  /** Of one core. */
  readonly busy: number;
  readonly firsts: readonly number[];
}

/**
 * What 1,000 watchers of one game cost the program that a host starts, while people play it: its time on a core, and
 * what its players wait for in Discord, beside the same without them.
 */
export const bench: Bench = async () => {
  const server = await answeringServer();
  if (server === null) {
    console.error('no PostgreSQL server answers: not measured');
    return [];
  }
  const { place, drop } = await onServer(server).make();
  if (place.kind !== 'server') throw new Error('not a server');
  const stage = await ShippedStage.open({
    games: GAMES,
    place,
    realDeadlines: true,
    environment: { PORT: '127.0.0.1:0' },
  });
  try {
    const rehearsal = new Rehearsal(stage, {
      system: 'hispania',
      setup: { scenario: 'A' },
      ...{ seed: 4, sense: 10, restartEvery: 10_000, troubleEvery: 10_000, tell: () => undefined },
    });
    await rehearsal.gather();
    await rehearsal.play(ACTS);
    const { port } = await stage.bot.said('the page');
    const [alone, watched]: [Round[], Round[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await played(stage, rehearsal));
      const watchers = await watching(String(port), watchKey(stage, rehearsal));
      watched.push(await played(stage, rehearsal));
      watchers.disconnect();
    }
    return figures(alone, watched);
  } finally {
    await stage.close();
    await drop();
  }
};

async function played(stage: ShippedStage, rehearsal: Rehearsal): Promise<Round> {
  const known = stage.firsts.length;
  const [from, busyFrom] = [performance.now(), busyMs(stage.bot.pid)];
  for (let act = 0; act < ACTS; act++) {
    await rehearsal.play(1);
    await sleep(Math.max(0, from + (act + 1) * BETWEEN_ACTS_MS - performance.now()));
  }
  const busy = (busyMs(stage.bot.pid) - busyFrom) / (performance.now() - from);
  return { busy, firsts: stage.firsts.slice(known) };
}

/** The address in the pinned status is everyone's. */
function watchKey(stage: ShippedStage, rehearsal: Rehearsal): string {
  const told = stage.discord.world.messagesIn(rehearsal.channel.id).map(textIn).join('\n');
  const key = /#key=(w[\w.-]+)/.exec(told)?.[1];
  if (key === undefined) throw new Error('no post tells where the game can be watched');
  return key;
}

function watching(port: string, key: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('watching.js', import.meta.url)), [port, key, String(WATCHERS)]);
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the watchers ended with ${code}`)));
  });
}

const TICK_MS = 10;

/** User and system time of the process with all its threads (proc(5): the 14th and 15th field). */
function busyMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function figures(alone: readonly Round[], watched: readonly Round[]): readonly Measure[] {
  const busy = (rounds: readonly Round[]) => median(rounds.map((round) => round.busy)) * 100;
  const firsts = (rounds: readonly Round[]) => median(rounds.flatMap((round) => round.firsts));
  const [without, beside] = [busy(alone), busy(watched)];
  return [
    measure({ name: 'busy while a game is played, % of a core', value: beside, unit: '%', baseline: without }),
    measure({
      name: `what ${WATCHERS} watchers of it cost, % of a core`,
      ...{ value: beside - without, unit: '%', baseline: without, goal: { of: 'value', atMost: 10 } },
    }),
    measure({
      name: 'a first answer beside them, median',
      ...{ value: firsts(watched), unit: 'ms', baseline: firsts(alone), goal: { of: 'ratio', atMost: 1.1 } },
    }),
  ];
}

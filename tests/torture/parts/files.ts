import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '../../../src/games/registry.js';
import { openStore } from '../../../src/persistence/open-store.js';
import { openTable } from '../../../src/table/open-table.js';
import type { ImportReader } from '../../../src/table/ports/import-reader.js';
import { BUILT, build } from '../../operation/bot-process.js';
import { testDatabases } from '../../support/databases.js';
import { LIMITS } from '../../support/edge-limits.js';
import { hostileFiles, wholeGame } from './hostile-files.js';
import { watchLoop } from './loop.js';
import type { Parts } from './part.js';

const LOOP_MS = 100;
const MEGABYTES = 200;
const MB = 2 ** 20;

/** Files that want to take the bot down, one after the other through the import command of a real table. */
export const FILE_PARTS: Parts = { files: importThemAll };

async function importThemAll(): Promise<readonly string[]> {
  const real = await wholeGame();
  const files = hostileFiles(real);
  console.log(`  ${files.length} files, the real one of ${(real.length / MB).toFixed(1)} MB`);
  const [database] = (await testDatabases()).slice(-1);
  if (database === undefined) throw new Error('no database');
  const { place, drop } = await database.make();
  const opened = await openStore(place);
  // As the image has it: a reader started from the sources would bring a compiler along.
  build();
  const { openImportReaders }: { openImportReaders: (limits: object) => ImportReader } = await import(
    path.join(BUILT, 'open-import-readers.js')
  );
  const table = openTable({
    store: opened.store,
    games: GAMES,
    limits: LIMITS,
    clock: { now: () => new Date() },
    entropy: { id: () => Math.random().toString(36).slice(2, 14), seed: () => 'ab'.repeat(32) },
    importReader: openImportReaders({ most: files.length + 5 }),
  });
  const bring = (text: string, number: number) =>
    table.execute({
      requestId: `file-${number}`,
      userId: 'mallory',
      userName: 'mallory',
      channelId: `channel-${number}`,
      guildId: 'club',
      locale: 'en',
      command: 'game',
      subcommand: 'import',
      options: { file: text },
    });
  // What the first of all costs (code that is read once) is not the file's.
  await bring(real, -1);
  const broken: string[] = [];
  const worst = { loop: 0, memory: 0 };
  for (const [number, file] of files.entries()) {
    // Flat, as it comes from the network.
    const text = Buffer.from(file.text()).toString();
    const seen = await watched(() => bring(text, number));
    const how = 'fault' in seen ? `FAULT ${String(seen.fault)}` : (seen.answer.refused?.code ?? 'taken');
    console.log(`  ${file.name}: ${how}, loop ${seen.loop} ms, ${seen.memory} MB, ${Math.round(seen.took)} ms`);
    worst.loop = Math.max(worst.loop, seen.loop);
    worst.memory = Math.max(worst.memory, seen.memory);
    if ('fault' in seen) broken.push(`${file.name}: ${String(seen.fault)}`);
    if (seen.loop > LOOP_MS) broken.push(`${file.name}: the event loop stood still for ${seen.loop} ms`);
    if (seen.memory > MEGABYTES) broken.push(`${file.name}: ${seen.memory} MB`);
  }
  console.log(`  at worst: event loop ${worst.loop} ms, ${worst.memory} MB beside the bot's own`);
  await opened.close();
  await drop();
  return broken;
}

type Watched<Answer> = { readonly loop: number; readonly memory: number; readonly took: number } & (
  | { readonly answer: Answer }
  | { readonly fault: unknown }
);

/** How long the event loop stood still meanwhile, and how much memory came on top. */
async function watched<Answer>(work: () => Promise<Answer>): Promise<Watched<Answer>> {
  globalThis.gc?.();
  await sleep(50);
  const before = memoryInUse();
  let most = before;
  const sampler = setInterval(() => {
    most = Math.max(most, memoryInUse());
  }, 20);
  const loop = watchLoop();
  const began = performance.now();
  const end = () => {
    clearInterval(sampler);
    return {
      loop: loop.longest(),
      memory: Math.round((most - before) / MB),
      took: Math.round(performance.now() - began),
    };
  };
  try {
    const answer = await work();
    return { ...end(), answer };
  } catch (fault) {
    return { ...end(), fault };
  }
}

/** Of this process and those it has started. */
function memoryInUse(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return process.memoryUsage().rss + children.reduce((sum, pid) => sum + memoryOf(pid), 0);
}

function memoryOf(pid: string): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0; // It has just ended.
  }
}

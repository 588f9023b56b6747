import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openImportReaders } from '../../src/open-import-readers.js';
import { ImportReaders } from '../../src/operation/import-readers.js';
import type { TakenFile } from '../../src/table/ports/import-reader.js';

let folder: string;
let reader: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'postumus-importReader-'));
  reader = path.join(folder, 'reader.cjs');
  // What is sent to it is what it does.
  writeFileSync(
    reader,
    `process.once('message', (what) => {
      process.send({ kind: 'progress', played: 1, of: 2 });
      if (what === 'for ever') for (;;);
      if (what === 'eat') { const eaten = []; for (;;) eaten.push(Array(1e5).fill({})); }
      if (what === 'fall') process.exit(3);
      setTimeout(() => process.send({ kind: 'refused', reply: { lines: [], refused: { code: what } } }), 100);
    });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A reader has all the time it needs, but where a test lets its time pass.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

let started = 0;
let running = 0;
let mostRunning = 0;
function start(megabytes: number): ChildProcess {
  started++;
  mostRunning = Math.max(mostRunning, ++running);
  const child = fork(reader, {
    execArgv: [`--max-old-space-size=${megabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.once('exit', () => running--);
  return child;
}
const from = (userId: string, guildId: string | null = null) => ({ userId, guildId });
const codeOf = (taken: TakenFile) => (taken.ok ? 'taken' : taken.reply.refused?.code);
const quiet = () => undefined;

it('gives up a file that takes too long or too much, and goes on with the next', async () => {
  const importReader = new ImportReaders(start, { milliseconds: 1_500, megabytes: 32 });
  let told = 0;
  const hears = (): void => {
    told++;
    vi.advanceTimersByTime(1_500);
  };
  expect(codeOf(await importReader.take('for ever', from('a'), hears))).toBe('import-too-long');
  expect(told).toBe(1);
  expect(codeOf(await importReader.take('eat', from('b'), quiet))).toBe('import-too-long');
  await expect(importReader.take('fall', from('c'), quiet)).rejects.toThrow('ended with 3');
  expect(codeOf(await importReader.take('word', from('d'), quiet))).toBe('word');
});

it('reads one at a time, one of a server, few of a person, and sends away who would wait too long', async () => {
  const importReader = new ImportReaders(start, { most: 2, waiting: 3 });
  mostRunning = 0;
  const first = importReader.take('one', from('a', 'club'), quiet);
  expect(codeOf(await importReader.take('two', from('b', 'club'), quiet))).toBe('import-busy');
  const others = ['c', 'd', 'e'].map((user) => importReader.take(user, from(user), quiet));
  expect(codeOf(await importReader.take('six', from('f'), quiet))).toBe('import-busy');
  expect((await Promise.all([first, ...others])).map(codeOf)).toEqual(['one', 'c', 'd', 'e']);
  expect(mostRunning).toBe(1);
  expect(codeOf(await importReader.take('again', from('a', 'club'), quiet))).toBe('again');
  const before = started;
  expect(codeOf(await importReader.take('once more', from('a', 'club'), quiet))).toBe('import-rarely');
  expect(started).toBe(before);
});

it('reads in earnest', async () => {
  expect(codeOf(await openImportReaders().take('{}', from('a'), quiet))).toBe('file-broken');
});

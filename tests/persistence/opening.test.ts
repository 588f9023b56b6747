import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { checkServer } from '../../src/persistence/connect.js';
import { openStore } from '../../src/persistence/open-store.js';
import { answeringServer, onServer, runOn, testImage } from '../support/databases.js';
import { addOne, founding, newGame } from './tally.js';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'postumus-'));
  folders.push(folder);
  return folder;
}

describe('the folder of the embedded database', () => {
  it('belongs to one process: the second is told who has it, and gets it after a kill -9', async () => {
    const directory = newFolder();
    const holder = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'hold-folder.ts'), directory, await testImage()],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(holder.stdout, 'data');
    await expect(openStore({ kind: 'folder', directory })).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringContaining(`process ${holder.pid}`),
    });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const opened = await openStore({ kind: 'folder', directory });
    await expect(openStore({ kind: 'folder', directory })).rejects.toMatchObject({ code: 'locked' });
    await opened.store.create(founding(newGame('kept')));
    await opened.close();
    const again = await openStore({ kind: 'folder', directory });
    expect((await again.store.find('kept'))?.name).toBe('Tally kept');
    await again.close();
  });

  it('is let go at once by a process that slept while another took it', async () => {
    const directory = newFolder();
    const holder = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(import.meta.dirname, 'hold-folder.ts'), directory, await testImage()],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    await once(holder.stdout, 'data');
    let said = '';
    holder.stderr.on('data', (text: Buffer) => {
      said += text.toString();
    });
    writeFileSync(
      path.join(directory, 'lock'),
      JSON.stringify({ nonce: 'another', pid: 1, started: null, host: 'another-container' }),
    );
    expect(await once(holder, 'close')).toEqual([1, null]);
    expect(said).toContain('was taken over by another process');
    // What the other has is left to it.
    expect(readFileSync(path.join(directory, 'lock'), 'utf8')).toContain('another-container');
  });

  it('must be one that can be written', async () => {
    await expect(openStore({ kind: 'folder', directory: '/dev/null/data' })).rejects.toMatchObject({
      name: 'StorageFault',
      code: 'unwritable',
    });
  });
});

describe('a database that cannot be used', () => {
  it('is unreachable where nobody listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    server.close();
    await once(server, 'close');
    const url = `postgresql://someone:s3cret@127.0.0.1:${port}/games`;
    const failure = openStore({ kind: 'server', url });
    await expect(failure).rejects.toMatchObject({ name: 'StorageFault', code: 'unreachable' });
    await expect(failure).rejects.not.toMatchObject({ message: expect.stringContaining('s3cret') });
  });

  it('is too old before PostgreSQL 13', async () => {
    const old = { query: async () => ({ rows: [{ number: 120_017, name: '12.17' }] }) };
    await expect(checkServer(old)).rejects.toMatchObject({
      code: 'too-old',
      message: expect.stringContaining('12.17'),
    });
    await checkServer({ query: async () => ({ rows: [{ number: 130_000, name: '13.0' }] }) });
  });
});

const server = await answeringServer();
if (server !== null)
  describe('on a PostgreSQL server', () => {
    it('several processes that start at once migrate once', async () => {
      const { place, drop } = await onServer(server).make();
      const opened = await Promise.all([openStore(place), openStore(place), openStore(place), openStore(place)]);
      await opened[0]?.store.create(founding(newGame('shared')));
      expect(await Promise.all(opened.map(async ({ store }) => (await store.find('shared'))?.id))).toEqual(
        Array(4).fill('shared'),
      );
      await Promise.all(opened.map((one) => one.close()));
      await drop();
    });

    it('who waits for the lock of the migration says so, and who has it', async () => {
      const { place, drop } = await onServer(server).make();
      if (place.kind !== 'server') throw new Error('not a server');
      const other = new pg.Client({ connectionString: place.url, application_name: 'a slow migration' });
      await other.connect();
      await other.query('SELECT pg_advisory_lock(72707369)');
      // Another database of the server has a lock of the same number, with an older holder.
      const elsewhere = await onServer(server).make();
      if (elsewhere.place.kind !== 'server') throw new Error('not a server');
      const stranger = new pg.Client({ connectionString: elsewhere.place.url, application_name: 'a stranger' });
      await stranger.connect();
      await stranger.query('SELECT pg_advisory_lock(72707369)');
      const heard: string[] = [];
      const opening = openStore(place, (sentence) => heard.push(sentence));
      while (heard.length === 0) await sleep(50);
      expect(heard).toEqual([
        expect.stringMatching(/^waiting for the migration's lock, held by the server's process \d+ \(a slow migration/),
      ]);
      await stranger.end();
      await elsewhere.drop();
      await other.end();
      await (await opening).close();
      await drop();
    });

    it('a name that is not there, a later schema and an edited migration each have their sentence', async () => {
      const { place, drop } = await onServer(server).make();
      if (place.kind !== 'server') throw new Error('not a server');
      const missing = new URL(place.url);
      missing.pathname = '/postumus_no_such_database';
      await expect(openStore({ kind: 'server', url: missing.href })).rejects.toMatchObject({ code: 'refused' });
      await (await openStore(place)).close();
      await runOn(
        place.url,
        `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name) VALUES ('x', 'y', now(), '29990101000000_later')`,
      );
      await expect(openStore(place)).rejects.toMatchObject({
        code: 'newer',
        message: expect.stringContaining('29990101000000_later'),
      });
      await runOn(place.url, `DELETE FROM _prisma_migrations WHERE id = 'x'`);
      await runOn(place.url, `UPDATE _prisma_migrations SET checksum = 'other'`);
      await expect(openStore(place)).rejects.toMatchObject({ code: 'damaged' });
      await drop();
    });

    it('a connection that is cut while it writes is made anew, and the command is applied once', async () => {
      const { place, drop } = await onServer(server).make();
      if (place.kind !== 'server') throw new Error('not a server');
      const opened = await openStore(place);
      await opened.store.create(founding(newGame('cut')));
      // Somebody else has the row: the write waits, and is cut off while it waits.
      const other = new pg.Client({ connectionString: place.url });
      await other.connect();
      await other.query('BEGIN');
      await other.query(`SELECT 1 FROM games WHERE id = 'cut' FOR UPDATE`);
      let tries = 0;
      const changed = opened.store.change('cut', 'cut-1', async (open) => {
        tries += 1;
        return { commit: addOne(open, 'cut-1'), answer: tries };
      });
      for (let cut = 0; cut === 0; await sleep(20)) {
        // Within a transaction, what is told of the others does not change by itself.
        await other.query('SELECT pg_stat_clear_snapshot()');
        const { rowCount } = await other.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'WITH moved%'`,
        );
        cut = rowCount ?? 0;
      }
      await other.query('ROLLBACK');
      await other.end();
      expect(await changed).toEqual({ done: true, answer: 2 });
      expect((await opened.store.log('cut')).map((entry) => entry.requestId)).toEqual(['create-cut', 'cut-1']);
      await opened.close();
      await drop();
    });
  });

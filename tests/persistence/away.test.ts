import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedStore, openStore } from '../../src/persistence/open-store.js';
import { TIME_LIMITS } from '../../src/persistence/time-limits.js';
import { answeringServer, onServer, runOn } from '../support/databases.js';
import { LossyProxy } from '../support/lossy-proxy.js';
import { addOne, founding, newGame } from './tally.js';

const server = await answeringServer();

describe.runIf(server !== null)('a database that is away for a while', () => {
  let url = '';
  let line: LossyProxy;
  let opened: OpenedStore;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const { place, drop: dropIt } = await onServer(server ?? '').make();
    if (place.kind !== 'server') throw new Error('not a server');
    url = place.url;
    drop = dropIt;
    line = await LossyProxy.before(url);
    opened = await openStore({ kind: 'server', url: line.url });
  });
  afterAll(async () => {
    await line?.set('open');
    await opened?.close();
    await line?.close();
    await drop?.();
  });
  beforeEach(() => line.set('open'));

  const games = (name: string, count = 12) => Array.from({ length: count }, (_, at) => `${name}-${at}`);
  const begun = async (ids: readonly string[]) => {
    for (const id of ids) expect(await opened.store.create(founding(newGame(id)))).toBe('created');
  };
  const add = (id: string, requestId: string) =>
    opened.store.change(id, requestId, async (open) => ({
      commit: addOne(open, requestId),
      answer: open.game.version,
    }));
  const logged = async (id: string) => (await opened.store.log(id, 2)).map(({ requestId }) => requestId);

  it('costs nobody a command while it is stopped: each waits, and counts once', async () => {
    const ids = games('stopped');
    await begun(ids);
    await line.set('refused');
    const waiting = [...ids.map((id) => add(id, `${id}-1`)), ...ids.map((id) => add(id, `${id}-2`))];
    const questions = ids.map((id) => opened.store.find(id));
    await sleep(1_500);
    await expect(opened.answers()).rejects.toThrow();
    await line.set('open');
    expect((await Promise.all(waiting)).every(({ done }) => done)).toBe(true);
    expect((await Promise.all(questions)).map((game) => game?.id)).toEqual(ids);
    for (const id of ids) expect(await logged(id)).toEqual([`${id}-1`, `${id}-2`]);
  });

  it('is knocked at by one, however many wait', async () => {
    const ids = games('knocked');
    await begun(ids);
    await line.set('black-hole');
    const waiting = ids.map((id) => add(id, `${id}-1`));
    await sleep(1_000);
    expect(line.connections).toBeLessThanOrEqual(10);
    await line.set('refused');
    await sleep(700);
    await line.set('black-hole');
    for (const id of ids) waiting.push(add(id, `${id}-2`));
    await sleep(1_000);
    expect(line.connections).toBeLessThanOrEqual(2);
    await line.set('refused');
    await line.set('open');
    await Promise.all(waiting);
    for (const id of ids) expect(await logged(id)).toEqual([`${id}-1`, `${id}-2`]);
  });

  it('heals where all connections went dead without a word', async () => {
    const ids = games('dead');
    await begun(ids);
    // Ten connections are open, all fall into the hole; new ones could be had at once.
    await Promise.all(ids.map((id) => opened.store.find(id)));
    await line.set('black-hole');
    const waiting = ids.map((id) => add(id, `${id}-1`));
    await sleep(100);
    await line.forget();
    expect((await Promise.all(waiting)).every(({ done }) => done)).toBe(true);
    // Within half a minute: no line is silent for longer than that, and the next is had at once.
    expect(TIME_LIMITS.silence + TIME_LIMITS.connect).toBeLessThan(30_000);
    for (const id of ids) expect(await logged(id)).toEqual([`${id}-1`]);
  });

  it('hears of a server that stops in the midst of everything, and goes on with the next', async () => {
    const ids = games('cut', 6);
    await begun(ids);
    let running = true;
    const cutter = (async () => {
      while (running) {
        await sleep(40);
        await runOn(
          url,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        );
      }
    })();
    const count = 30;
    await Promise.all(
      ids.map(async (id) => {
        for (let number = 1; number <= count; number++) expect((await add(id, `${id}-${number}`)).done).toBe(true);
      }),
    );
    running = false;
    await cutter;
    for (const id of ids) expect(await logged(id)).toEqual(Array.from({ length: count }, (_, at) => `${id}-${at + 1}`));
  });

  it('holds up the games whose rows somebody has locked, and nothing else', async () => {
    const ids = games('locked', 14);
    await begun(ids);
    const locked = ids.slice(0, 10);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM games WHERE id = ANY($1) FOR UPDATE', [locked]);
    let held = 0;
    const waiting = locked.map((id) => add(id, `${id}-1`).finally(() => held++));
    await sleep(1_200);
    for (const id of ids.slice(10)) {
      expect((await add(id, `${id}-1`)).done).toBe(true);
      expect((await opened.store.find(id))?.version).toBe(2);
      await opened.outbox.waiting();
      await opened.answers();
    }
    // The others went on while the rows were locked; whoever waits for one gives its connection back so often.
    expect(held).toBe(0);
    expect(TIME_LIMITS.lock).toBeLessThanOrEqual(500);
    await other.query('ROLLBACK');
    await other.end();
    expect((await Promise.all(waiting)).every(({ done }) => done)).toBe(true);
    for (const id of ids) expect(await logged(id)).toEqual([`${id}-1`]);
  });
});

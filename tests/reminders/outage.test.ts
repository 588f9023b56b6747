import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PrismaLeases } from '../../src/persistence/lease-rows.js';
import { type OpenedStore, openStore } from '../../src/persistence/open-store.js';
import { PrismaReminderStore } from '../../src/persistence/reminder-store.js';
import { createOutageWatch, LEAST_OUTAGE_MS } from '../../src/reminders/outage.js';
import { founding, newGame } from '../persistence/tally.js';
import { testDatabases } from '../support/databases.js';
import { openInspected } from '../support/inspected.js';

const HOUR = 3_600_000;

describe.each(await testDatabases())('an outage, on the $name', ({ make, name }) => {
  let opened: OpenedStore;
  let others: OpenedStore[];
  let drop: () => Promise<void>;
  let now: Date;
  const clock = { now: () => now };
  const outageWatch = (of = opened) => createOutageWatch({ store: of.reminders, leases: of.leases, clock });

  beforeEach(async () => {
    const database = await make();
    drop = database.drop;
    now = new Date('2026-01-02T00:00:00Z');
    opened = await openStore(database.place);
    // The embedded database has room for one process.
    const more = name === 'embedded PostgreSQL' ? 0 : 2;
    others = await Promise.all(Array.from({ length: more }, () => openStore(database.place)));
    // Each waits since 1 January for something due on the 3rd.
    await opened.store.create(founding(newGame('playing')));
    await opened.store.create(founding({ ...newGame('paused'), phase: 'paused' }));
  });
  afterEach(async () => {
    for (const one of [opened, ...others]) await one.close();
    await drop();
  });

  const wait = async (game: string) => {
    const [open] = await opened.store.obligations(game);
    return `${open?.since.toISOString()} ${open?.dueAt?.toISOString()}`;
  };
  const UNMOVED = '2026-01-01T00:00:00.000Z 2026-01-03T00:00:00.000Z';

  test('moves deadlines on by as long as it lasted, once, whoever starts together', async () => {
    expect(await outageWatch().makeUp()).toBe(0); // the first start of all
    await outageWatch().mark();
    now = new Date(now.getTime() + 50 * HOUR);
    const lasted = await Promise.all([opened, ...others].map((one) => outageWatch(one).makeUp()));
    expect(lasted.sort()).toEqual([...others.map(() => 0), 50 * HOUR]);
    expect(await wait('playing')).toBe('2026-01-03T02:00:00.000Z 2026-01-05T02:00:00.000Z');
    expect(await wait('paused')).toBe(UNMOVED);
    expect(await outageWatch().makeUp()).toBe(0);
  });

  test('counts also when the same process lived through it, asleep or without its database', async () => {
    const alive = outageWatch();
    await alive.mark();
    now = new Date(now.getTime() + HOUR / 60);
    expect(await alive.makeUp()).toBe(0);
    now = new Date(now.getTime() + 50 * HOUR);
    expect(await alive.makeUp()).toBe(50 * HOUR + HOUR / 60);
    expect(await alive.makeUp()).toBe(0);
    expect(await wait('playing')).toBe('2026-01-03T02:01:00.000Z 2026-01-05T02:01:00.000Z');
    // Where another process was on duty meanwhile there was none.
    now = new Date(now.getTime() + 50 * HOUR);
    await outageWatch().mark();
    expect(await alive.makeUp()).toBe(0);
  });

  test('is none where the clock was wrong and is set back', async () => {
    const alive = outageWatch();
    await alive.mark();
    now = new Date(now.getTime() - 50 * HOUR);
    expect(await alive.makeUp()).toBe(0);
    expect(await wait('playing')).toBe(UNMOVED);
    await alive.mark();
    expect(await alive.makeUp()).toBe(0);
  });

  test('is measured from marks that are written once a minute, however often rounds are made', async () => {
    const alive = outageWatch();
    const at = () => opened.leases.recall('reminders.last-round');
    await alive.mark();
    const first = await at();
    now = new Date(now.getTime() + 55_000);
    await alive.mark();
    expect(await at()).toBe(first);
    now = new Date(now.getTime() + 5_000);
    await alive.mark();
    expect(await at()).toBe(now.toISOString());
  });

  test('is not what a restart is, and does not touch what began after the last round', async () => {
    await outageWatch().mark();
    now = new Date(now.getTime() + LEAST_OUTAGE_MS - 1);
    expect(await outageWatch().makeUp()).toBe(0);
    expect(await wait('playing')).toBe(UNMOVED);
    await opened.leases.remember('reminders.last-round', '2025-12-31T00:00:00.000Z');
    expect(await outageWatch().makeUp()).toBeGreaterThan(0);
    expect(await wait('playing')).toBe(UNMOVED);
  });
});

/** The process is gone in the midst of it: whatever it writes to this table fails. */
function cutOff(table: string): string {
  return `
    CREATE OR REPLACE FUNCTION cut_off() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'cut off'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER cut_off BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION cut_off();`;
}

describe.each(await testDatabases())('an outage made up for by a process that falls, on the $name', ({ make }) => {
  test.each(['memos', 'obligations'])('at the %s: by nothing, and by the next start once', async (table) => {
    const database = await make();
    const opened = await openInspected(database.place);
    try {
      let now = new Date('2026-01-02T00:00:00Z');
      const clock = { now: () => now };
      const outageWatch = createOutageWatch({
        store: new PrismaReminderStore(opened.prisma, opened.retry),
        leases: new PrismaLeases(opened.prisma, opened.retry, 'one'),
        clock,
      });
      const due = async () => (await opened.store.obligations('playing'))[0]?.dueAt?.toISOString();
      await opened.store.create(founding(newGame('playing')));
      await outageWatch.mark();
      now = new Date(now.getTime() + 50 * HOUR);
      await opened.run(cutOff(table));
      await expect(outageWatch.makeUp()).rejects.toThrow();
      expect(await due()).toBe('2026-01-03T00:00:00.000Z');
      await opened.run(`DROP TRIGGER cut_off ON ${table}`);
      expect(await outageWatch.makeUp()).toBe(50 * HOUR);
      expect(await outageWatch.makeUp()).toBe(0);
      expect(await due()).toBe('2026-01-05T02:00:00.000Z');
    } finally {
      await opened.close();
      await database.drop();
    }
  });
});

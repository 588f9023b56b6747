import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageFault } from '../../src/table/ports/storage-fault.js';
import { testDatabases } from '../support/databases.js';
import { openInspected } from '../support/inspected.js';
import { shoot } from '../torture/burst.js';
import { tortureTable } from '../torture/racers.js';

/** What PostgreSQL says when it cannot extend a file: as a trigger, while a row is written or at the commit. */
function fullDisk(table: string, when: 'writing' | 'committing'): string {
  const trigger =
    when === 'writing'
      ? `CREATE TRIGGER full_disk BEFORE INSERT ON ${table}`
      : `CREATE CONSTRAINT TRIGGER full_disk AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED`;
  return `
    CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END
    $$ LANGUAGE plpgsql;
    ${trigger} FOR EACH ROW EXECUTE FUNCTION full_disk();`;
}

describe.each(await testDatabases())('a full disk under the $name', ({ make }) => {
  let opened: Awaited<ReturnType<typeof openInspected>>;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await make();
    drop = database.drop;
    opened = await openInspected(database.place);
  });
  afterAll(async () => {
    await opened?.close();
    await drop?.();
  });

  it.each([
    ['posts', 'writing'],
    ['entries', 'writing'],
    ['events', 'committing'],
  ] as const)('at %s, while %s, leaves the game as it was and is told as what it is', async (table, when) => {
    const channel = `full-${table}`;
    const player = tortureTable(opened.store);
    const shot = (user: string, command: string, options = {}) => ({
      requestId: `${channel}-${user}-${command}`,
      channel,
      user,
      command,
      options,
    });
    for (const [user, command, options] of [
      ['red', 'game create', { system: 'dice-race' }],
      ['red', 'game join', {}],
      ['blue', 'game join', {}],
      ['red', 'game start', {}],
    ] as const) {
      expect(await shoot(player, shot(user, command, options))).toMatchObject({ how: 'done' });
    }
    const before = await whole(channel);
    await opened.run(fullDisk(table, when));
    const bid = shot('red', 'bid', { amount: 3 });
    const fault = await player
      .execute({ ...bid, userId: 'red', userName: 'red', channelId: channel, guildId: null, locale: 'en' })
      .catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(StorageFault);
    expect(fault).toMatchObject({
      code: 'full',
      message: 'The database has no space left on its disk; nothing was written.',
    });
    await opened.run(`DROP TRIGGER full_disk ON ${table}`);
    expect(await whole(channel)).toEqual(before);
    expect(await shoot(player, bid)).toMatchObject({ how: 'done' });
    expect(await shoot(player, shot('blue', 'bid', { amount: 2 }))).toMatchObject({ how: 'done' });
  });

  async function whole(channel: string) {
    const game = await opened.store.inChannel(channel);
    const gameId = game?.id ?? '';
    return {
      game,
      log: await opened.store.log(gameId),
      obligations: await opened.store.obligations(gameId),
      posts: await opened.prisma.post.count({ where: { gameId } }),
    };
  }
});

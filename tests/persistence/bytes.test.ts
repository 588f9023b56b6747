import { expect, it } from 'vitest';
import { testDatabases } from '../support/databases.js';
import { openInspected } from '../support/inspected.js';
import { shoot } from '../torture/burst.js';
import { tortureTable } from '../torture/racers.js';

const ACTIONS = 2000;
const CHANNEL = 'long-turn';

// One database is enough: what is written is the same on both.
it('stores as many bytes for the last of 2,000 actions of a turn as for the first', async () => {
  const [embedded] = await testDatabases();
  if (embedded === undefined) throw new Error('no database');
  const { place, drop } = await embedded.make();
  const { store, prisma, close } = await openInspected(place);
  const table = tortureTable(store);
  let number = 0;
  const does = async (user: string, command: string, options = {}) => {
    const shot = { requestId: `long-${String(++number).padStart(5, '0')}`, channel: CHANNEL, user, command, options };
    expect((await shoot(table, shot)).how).toBe('done');
  };
  await does('red', 'game create', { system: 'dice-race' });
  await does('red', 'game join');
  await does('blue', 'game join');
  await does('red', 'game start');
  const gameId = (await store.inChannel(CHANNEL))?.id ?? '';
  for (let action = 0; action < ACTIONS; action++) await does('red', 'shout', { words: `forward ${action % 10}` });

  const bytesBetween = async (from: number, to: number) => {
    const rows = await prisma.$queryRaw<{ bytes: number }[]>`SELECT sum(bytes)::int AS bytes FROM (
      SELECT sum(pg_column_size(t.*)) AS bytes FROM entries t WHERE game_id = ${gameId} AND version BETWEEN ${from} AND ${to}
      UNION ALL SELECT sum(pg_column_size(t.*)) FROM events t WHERE game_id = ${gameId} AND version BETWEEN ${from} AND ${to}
      UNION ALL SELECT sum(pg_column_size(t.*)) FROM rolls t WHERE game_id = ${gameId} AND version BETWEEN ${from} AND ${to}
      UNION ALL SELECT sum(pg_column_size(t.*)) FROM snapshots t WHERE game_id = ${gameId} AND version BETWEEN ${from} AND ${to}
      UNION ALL SELECT sum(pg_column_size(t.*)) FROM posts t WHERE game_id = ${gameId} AND version BETWEEN ${from} AND ${to}
    ) AS every`;
    return (rows[0]?.bytes ?? 0) / (to - from + 1);
  };
  const quarter = ACTIONS / 4;
  const quarters: number[] = [];
  for (let at = 0; at < 4; at++) quarters.push(await bytesBetween(5 + at * quarter, 4 + (at + 1) * quarter));
  await close();
  await drop();
  const [first = 0, ...later] = quarters;
  for (const bytes of later) expect(bytes / first).toBeLessThan(1.05);
  expect(first).toBeLessThan(2000);
});

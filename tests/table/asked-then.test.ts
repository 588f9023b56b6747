import { expect, it } from 'vitest';
import { tableFixture } from './fixture.js';

it('a call whose story the next post tells on keeps what those called were asked, without a time that runs', async () => {
  const t = tableFixture();
  await t.racing();
  const { id: gameId, version, seats } = await t.game();
  const [first, second] = seats;
  if (first === undefined || second === undefined || first.userId === null) throw new Error('nobody sits there');
  const owed = { from: 'owed', module: 'race', kind: 'turn', what: 'turn', dueAt: '2026-01-01T00:00:00.000Z' } as const;
  const call = {
    id: 'call',
    gameId,
    version,
    to: { kind: 'channel' },
    lines: [],
    closing: [
      { ...owed, seats: [second.seat] },
      { ...owed, seats: [first.seat] },
    ],
    mentions: [first.userId],
    live: { since: version + 1 },
  } as const;
  const left = await t.table.resolve(call, 'superseded');
  expect(left?.lines).toEqual([
    { from: 'table', key: 'card.asked-then' },
    { ...owed, seats: [first.seat], dueAt: null },
  ]);
  // While it is the newest it tells who is awaited now.
  expect((await t.table.resolve(call, 'newest'))?.lines).not.toContainEqual({ from: 'table', key: 'card.asked-then' });
});

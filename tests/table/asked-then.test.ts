import { expect, it } from 'vitest';
import type { Post } from '../../src/table/ports/post.js';
import { tableFixture } from './fixture.js';

async function called(who: 'awaited' | 'answered') {
  const t = tableFixture();
  await t.racing();
  const { id: gameId, version, seats } = await t.game();
  const owed = (await t.store.obligations(gameId)).flatMap((one) => one.seats);
  const found = seats.find(({ seat }) => owed.includes(seat) === (who === 'awaited'));
  if (found === undefined || found.userId === null) throw new Error(`nobody has ${who}`);
  const call: Post = {
    ...{ id: 'call', gameId, version, to: { kind: 'channel' }, lines: [] },
    ...{ closing: [], mentions: [found.userId], live: { since: version + 1 } },
  };
  return { t, seat: found.seat, call };
}

it('a call whose story the next post tells on keeps what those called are still asked, without a time', async () => {
  const { t, seat, call } = await called('awaited');
  const left = await t.table.resolve(call, 'superseded');
  expect(left?.lines).toEqual([
    expect.objectContaining({ from: 'owed', seats: expect.arrayContaining([seat]), dueAt: null }),
  ]);
});

it('nothing is left of it once they have answered', async () => {
  const { t, call } = await called('answered');
  expect((await t.table.resolve(call, 'superseded'))?.lines).toEqual([]);
  expect((await t.table.resolve(call, 'newest'))?.lines).not.toEqual([]);
});

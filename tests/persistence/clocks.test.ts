import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenedStore, openStore } from '../../src/persistence/open-store.js';
import { answeringServer, onServer } from '../support/databases.js';
import { founding, newGame, postOf } from './tally.js';

const server = await answeringServer();
const OTHER_CLOCKS = { 'two minutes': 120_000, 'an hour': 3_600_000, 'three days': 3 * 86_400_000 };

/** What follows is done by a process whose clock is so far off. */
function clockOffBy(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}

describe.runIf(server !== null)('two processes on one database whose clocks disagree', () => {
  let one: OpenedStore;
  let other: OpenedStore;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    if (server === null) return;
    const made = await onServer(server).make();
    drop = made.drop;
    [one, other] = [await openStore(made.place), await openStore(made.place)];
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await one?.close();
    await other?.close();
    await drop?.();
  });

  const cases = Object.entries(OTHER_CLOCKS).flatMap(([far, ms]) => [
    [`${far} ahead`, ms] as const,
    [`${far} behind`, -ms] as const,
  ]);

  test.each(cases)('%s: a post is claimed by one of them', async (far, ms) => {
    const game = newGame(`post-${far}`);
    await one.store.create({ ...founding(game), posts: [postOf(game, 'hello')] });
    const [claimed] = await one.outbox.claim(1, 4_000_000, game.id);
    clockOffBy(ms);
    expect(await other.outbox.claim(1, 4_000, game.id)).toEqual([]);
    vi.useRealTimers();
    // Nor does the other's word hold it for days: what it puts off by nothing is there at once.
    clockOffBy(ms);
    await other.outbox.postpone(claimed?.post.id ?? '', 0, 'later');
    vi.useRealTimers();
    const [again] = await one.outbox.claim(1, 4_000_000, game.id);
    expect(again).toMatchObject({ attempt: 2 });
    expect(again?.waitedMs).toBeLessThan(3_600_000);
  });

  test.each(cases)('%s: a bot is thought for by one of them', async (far, ms) => {
    expect(await one.leases.lease(`bots.${far}`, 4_000_000)).toBe(true);
    clockOffBy(ms);
    expect(await other.leases.lease(`bots.${far}`, 4_000)).toBe(false);
    vi.useRealTimers();
    await one.leases.lease(`bots.${far}`, 0);
    clockOffBy(ms);
    expect(await other.leases.lease(`bots.${far}`, 4_000_000)).toBe(true);
    vi.useRealTimers();
    expect(await one.leases.lease(`bots.${far}`, 4_000)).toBe(false);
  });
});

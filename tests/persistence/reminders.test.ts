import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedStore, openStore } from '../../src/persistence/open-store.js';
import type { SentNotice } from '../../src/table/ports/reminder-store.js';
import { testDatabases } from '../support/databases.js';
import { addOne, founding, newGame, postOf, turnOf } from './tally.js';

const called: SentNotice = { userId: 'user-red', kind: 'call', at: '2026-01-01T00:00:00.000Z', count: 1 };

describe.each(await testDatabases())('reminder rows on the $name', ({ name, make }) => {
  let opened: OpenedStore;
  let second: OpenedStore | null = null;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await make();
    drop = database.drop;
    opened = await openStore(database.place);
    if (database.place.kind === 'server') second = await openStore(database.place);
  });
  afterAll(async () => {
    await second?.close();
    await opened?.close();
    await drop?.();
  });

  it('lays out the games in play with their waits and the settings of their people', async () => {
    const game = newGame('openWaits');
    await opened.store.create({ ...founding(game), obligations: [turnOf(game, 'red')] });
    await opened.store.create({ ...founding(newGame('resting')), game: { ...newGame('resting'), phase: 'paused' } });
    await opened.store.setPreferences('user-blue', {
      ...(await opened.store.preferences('user-blue')),
      timeZone: 'Asia/Tokyo',
    });
    const openWaits = await opened.reminders.openWaits();
    expect(openWaits.games).toEqual([{ game, waits: [{ obligation: turnOf(game, 'red'), said: [] }] }]);
    expect(openWaits.preferences.get('user-red')?.timeZone).toBe('UTC');
    expect(openWaits.preferences.get('user-blue')?.timeZone).toBe('Asia/Tokyo');
    expect((await opened.reminders.openWaits(['resting'])).games).toEqual([]);
  });

  it('keeps what was said for as long as it is the same wait, and puts the posts into the outbox', async () => {
    const game = newGame('said');
    await opened.store.create({
      ...founding(game),
      obligations: [turnOf(game, 'red'), { ...turnOf(game, 'blue'), id: 'other' }],
    });
    const told = await opened.reminders.tell('user-red', (openWaits) => {
      expect(openWaits.games.map((found) => found.game.id)).toContain('said');
      return {
        noted: [{ gameId: 'said', obligationId: 'turn-1', said: [called] }],
        posts: [postOf(game, 'your turn', { kind: 'direct', userId: 'user-red' })],
      };
    });
    expect(told).toBe(true);
    await opened.store.change('said', 'said-1', async (open) => {
      const kept = turnOf(game, 'red');
      const commit = addOne(open, 'said-1');
      return { commit: { ...commit, obligations: [{ ...kept, dueAt: new Date('2026-01-09T00:00:00Z') }] }, answer: 0 };
    });
    const { games } = await opened.reminders.openWaits(['said']);
    expect(games[0]?.waits).toEqual([
      { obligation: { ...turnOf(game, 'red'), dueAt: new Date('2026-01-09T00:00:00Z') }, said: [called] },
    ]);
    const claimed = await opened.outbox.claim(5, 1000, 'said');
    expect(claimed.map(({ post }) => post.to.kind)).toEqual(['channel', 'direct']);
  });

  it('writes neither note nor post when the decision fails', async () => {
    await opened.store.create(founding(newGame('failing')));
    await expect(
      opened.reminders.tell('user-red', () => {
        throw new Error('no decision');
      }),
    ).rejects.toThrow('no decision');
    expect((await opened.reminders.openWaits(['failing'])).games[0]?.waits[0]?.said).toEqual([]);
  });

  if (name === 'PostgreSQL server')
    it('says a word once when four tellers look at the same moment', async () => {
      const other = second;
      if (other === null) throw new Error('no second process');
      const game = {
        ...newGame('race'),
        seats: newGame('race').seats.map((seat) => ({ ...seat, userId: `racer-${seat.seat}` })),
      };
      await opened.store.create(founding(game));
      let words = 0;
      const tell = ({ reminders }: OpenedStore) =>
        reminders.tell('racer-red', (openWaits) => {
          const wait = openWaits.games[0]?.waits[0];
          if (wait === undefined || wait.said.length > 0) return null;
          words += 1;
          return { noted: [{ gameId: 'race', obligationId: wait.obligation.id, said: [called] }], posts: [] };
        });
      const told = await Promise.all([tell(opened), tell(other), tell(opened), tell(other)]);
      expect(told).toContain(true);
      expect(words).toBe(1);
    });
});

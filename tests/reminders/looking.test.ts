import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedStore, openStore } from '../../src/persistence/open-store.js';
import { createReminders } from '../../src/reminders/round.js';
import { DEFAULT_PREFERENCES } from '../../src/table/ports/preferences.js';
import { addOne, founding, newGame } from '../persistence/tally.js';
import { testDatabases } from '../support/databases.js';

const HOUR = 3_600_000;

describe.each(await testDatabases())('when a round looks at a game, on the $name', ({ make }) => {
  let opened: OpenedStore;
  let drop: () => Promise<void>;
  let now: Date;
  beforeEach(async () => {
    const database = await make();
    drop = database.drop;
    opened = await openStore(database.place);
    now = new Date('2026-01-01T00:00:00Z');
    for (const id of ['one', 'two']) await opened.store.create(founding(newGame(id)));
  });
  afterEach(async () => {
    await opened.close();
    await drop();
  });

  const round = () =>
    createReminders({
      store: opened.reminders,
      table: { lapse: async () => 'settled', rest: async () => 'awake' },
      clock: { now: () => now },
      entropy: { seed: () => '', id: () => randomUUID().slice(0, 18) },
      outboxSignal: { ring: () => undefined },
    }).round();
  const toLookAt = async () => [...(await opened.reminders.dueGames(now, '', 10)).marks.keys()];
  const until = (moment: string) => {
    now = new Date(moment);
  };
  const changed = (gameId: string) =>
    opened.store.change(gameId, randomUUID(), async (open) => ({ commit: addOne(open, randomUUID()), answer: null }));

  test('at a new one, and then not before its next moment', async () => {
    expect(await toLookAt()).toEqual(['one', 'two']);
    await round();
    expect(await toLookAt()).toEqual([]);
    until('2026-01-01T23:59:00Z');
    expect(await toLookAt()).toEqual([]);
    until('2026-01-02T00:00:00Z');
    expect(await toLookAt()).toEqual(['one', 'two']);
    expect((await round()).told).toBe(2);
    // Once more, to find out what comes after the word that was said.
    expect(await toLookAt()).toEqual(['one', 'two']);
    expect((await round()).told).toBe(0);
    expect(await toLookAt()).toEqual([]);
  });

  test('at one that was played, at all of a person who chose another hour, and after an outage', async () => {
    await round();
    await changed('two');
    expect(await toLookAt()).toEqual(['two']);
    await round();
    await opened.store.setPreferences('user-red', { ...DEFAULT_PREFERENCES, remindEveryHours: 2 });
    expect(await toLookAt()).toEqual(['one', 'two']);
    await round();
    expect(await toLookAt()).toEqual([]);
    await opened.leases.remember('mark', now.toISOString());
    const until = new Date(now.getTime() + HOUR).toISOString();
    await opened.reminders.moveOn({ mark: 'mark', since: now.toISOString(), until });
    expect(await toLookAt()).toEqual(['one', 'two']);
  });

  test('again, where it changed while it was looked at', async () => {
    const { marks } = await opened.reminders.dueGames(now, '', 10);
    await changed('one');
    await opened.reminders.looked([...marks].map(([gameId, mark]) => ({ gameId, mark, next: null })));
    expect(await toLookAt()).toEqual(['one']);
  });

  test('where nobody acts: when its time has come, later by an outage, and not if it goes on after all', async () => {
    const restsAt = new Date('2026-01-15T00:00:00Z');
    await opened.store.change('one', randomUUID(), async (open) => {
      const commit = addOne(open, randomUUID());
      return { commit: { ...commit, game: { ...commit.game, restsAt } }, answer: null };
    });
    const resting = async (at: Date, only?: string) =>
      (await opened.reminders.resting(at, '', 10, only)).map(({ gameId }) => gameId);
    expect(await resting(new Date(restsAt.getTime() - 1))).toEqual([]);
    expect(await resting(restsAt)).toEqual(['one']);
    expect([await resting(restsAt, 'one'), await resting(restsAt, 'two')]).toEqual([['one'], []]);
    expect(await opened.reminders.nextRest(now)).toEqual(restsAt);
    await opened.leases.remember('mark', now.toISOString());
    const later = new Date(restsAt.getTime() + HOUR);
    await opened.reminders.moveOn({
      mark: 'mark',
      since: now.toISOString(),
      until: new Date(now.getTime() + HOUR).toISOString(),
    });
    expect([await resting(restsAt), await resting(later)]).toEqual([[], ['one']]);
    await opened.reminders.awake('one', restsAt);
    expect(await resting(later)).toEqual(['one']);
    await opened.reminders.awake('one', later);
    expect(await resting(later)).toEqual([]);
    expect(await opened.reminders.nextRest(now)).toBeNull();
  });

  test('a page at a time', async () => {
    expect([...(await opened.reminders.dueGames(now, '', 1)).marks.keys()]).toEqual(['one']);
    expect([...(await opened.reminders.dueGames(now, 'one', 1)).marks.keys()]).toEqual(['two']);
    expect((await opened.reminders.dueGames(now, 'two', 1)).openWaits.games).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedStore, openStore, type Place } from '../../src/persistence/open-store.js';
import { createReminders, type Reminders } from '../../src/reminders/round.js';
import type { Post } from '../../src/table/ports/post.js';
import type { ReminderStore } from '../../src/table/ports/reminder-store.js';
import type { GameRecord } from '../../src/table/ports/store.js';
import { founding, newGame } from '../persistence/tally.js';
import { testDatabases } from '../support/databases.js';

/** Rounds over the real store: rows claimed in transactions, words put into the outbox with their notes. */
const GAMES = 24;
const PEOPLE = 8;
const at = (iso: string): Date => new Date(iso);

/** Its first wait began on 1 January at 00:00 and is due on the 3rd. */
function gameOf(number: number): GameRecord {
  const game = newGame(`game-${number}`);
  const userId = `person-${number % PEOPLE}`;
  const seats = game.seats.map((seat) => (seat.seat === 'red' ? { ...seat, userId } : seat));
  return { ...game, seats, settings: { ...game.settings, warnHours: 0 } };
}

async function outboxOf(opened: OpenedStore): Promise<readonly Post[]> {
  const posts: Post[] = [];
  for (;;) {
    const claimed = await opened.outbox.claim(100, 60_000);
    if (claimed.length === 0) return posts;
    for (const { post } of claimed) {
      posts.push(post);
      await opened.outbox.sent(post.id, null);
    }
  }
}

describe.each(await testDatabases())('reminders on the $name', ({ make, name }) => {
  let drop: () => Promise<void>;
  let place: Place;
  let opened: OpenedStore[];
  let now: Date;

  beforeEach(async () => {
    const database = await make();
    ({ drop, place } = database);
    opened = [await openStore(place)];
    for (let number = 0; number < GAMES; number += 1) await first().store.create(founding(gameOf(number)));
    await outboxOf(first());
  });
  afterEach(async () => {
    for (const one of opened) await one.close();
    await drop();
  });

  function first(): OpenedStore {
    const [one] = opened;
    if (one === undefined) throw new Error('no store');
    return one;
  }

  function remindersOn({ reminders }: OpenedStore): Reminders {
    return createReminders({
      store: reminders,
      table: { lapse: async () => 'settled', rest: async () => 'awake' },
      clock: { now: () => now },
      entropy: { seed: () => '', id: () => randomUUID().slice(0, 18) },
      outboxSignal: { ring: () => {} },
    });
  }

  /** As many processes as the database may have: the embedded one has room for one. */
  async function processes(): Promise<readonly Reminders[]> {
    while (name !== 'embedded PostgreSQL' && opened.length < 3) opened.push(await openStore(place));
    return Array.from({ length: 6 }, (_, which) => remindersOn(opened[which % opened.length] ?? first()));
  }

  test('six rounds at once from three processes say each word once', async () => {
    const rounds = await processes();
    now = at('2026-01-02T00:00:00Z');
    const results = await Promise.all(rounds.map((reminders) => reminders.round()));
    expect(results.flatMap((result) => result.failures)).toEqual([]);
    const posts = await outboxOf(first());
    expect(posts.map((post) => post.gameId).sort()).toEqual(
      Array.from({ length: GAMES }, (_, number) => `game-${number}`).sort(),
    );
    expect(posts.every((post) => post.mentions.length === 1)).toBe(true);
    expect(results.reduce((sum, result) => sum + result.told, 0)).toBe(GAMES);

    // A minute later, and after a restart, there is nothing to add; a day later there is.
    now = at('2026-01-02T00:01:00Z');
    await Promise.all(rounds.map((reminders) => reminders.round()));
    expect(await outboxOf(first())).toEqual([]);
    now = at('2026-01-03T00:00:00Z');
    await Promise.all(rounds.map((reminders) => reminders.round()));
    expect(await outboxOf(first())).toHaveLength(GAMES);
  });

  test('a wait that is over by the time of its word is not spoken of', async () => {
    now = at('2026-01-02T00:00:00Z');
    const { store, reminders } = first();
    const end = () =>
      store.change('game-0', 'end', async ({ game }) => ({
        commit: {
          game: { ...game, phase: 'over', version: game.version + 1 },
          entries: [
            {
              version: game.version + 1,
              requestId: 'end',
              at: now,
              userId: 'x',
              kind: 'table',
              seat: null,
              actions: [],
              events: [],
              rolls: [],
              detail: null,
            },
          ],
          snapshot: null,
          posts: [],
          obligations: [],
        },
        answer: null,
      }));
    // Settled between the look at everybody and the telling.
    const late: ReminderStore = {
      dueGames: (...page) => reminders.dueGames(...page).finally(end),
      openWaits: (ids) => reminders.openWaits(ids),
      looked: (looks) => reminders.looked(looks),
      tell: (userId, decide) => reminders.tell(userId, decide),
      moveOn: (outage) => reminders.moveOn(outage),
      resting: (...page) => reminders.resting(...page),
      awake: (gameId, at) => reminders.awake(gameId, at),
      nextRest: (after) => reminders.nextRest(after),
    };
    const result = await remindersOn({ ...first(), reminders: late }).round();
    expect(result.failures).toEqual([]);
    const told = (await outboxOf(first())).map((post) => post.gameId);
    expect(told).not.toContain('game-0');
    expect(told).toHaveLength(GAMES - 1);
  });
});

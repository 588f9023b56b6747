import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '../../src/core/words.js';
import { systemEntropy } from '../../src/operation/system.js';
import { type OpenedStore, openStore } from '../../src/persistence/open-store.js';
import { createReminders, passTime, type Reminders } from '../../src/reminders/round.js';
import { openTable } from '../../src/table/open-table.js';
import type { Post } from '../../src/table/ports/post.js';
import { DEFAULT_PREFERENCES, type Preferences } from '../../src/table/ports/preferences.js';
import type { TableService } from '../../src/table/service.js';
import { plainStyle, sayAll, wordsOf } from '../../src/table/words/words.js';
import { diceRace } from '../games/dice-race/index.js';
import { testDatabases } from '../support/databases.js';
import { LIMITS } from '../support/edge-limits.js';

/** The real table, store and reminders together; only the clock is ours. */
const GAMES = [diceRace()];
const say = wordsOf(GAMES);

describe.each(await testDatabases())('deadlines at the table on the $name', ({ make }) => {
  let now: Date;
  let drop: () => Promise<void>;
  let opened: OpenedStore;
  let table: TableService;
  let reminders: Reminders;
  let requests = 0;
  const clock = { now: () => now };

  beforeEach(async () => {
    const database = await make();
    drop = database.drop;
    now = new Date('2026-11-02T12:00:00Z');
    opened = await openStore(database.place);
    table = openTable({ store: opened.store, clock, entropy: systemEntropy, games: GAMES, limits: LIMITS });
    reminders = remind();
  });
  afterEach(async () => {
    await opened.close();
    await drop();
  });

  function remind(): Reminders {
    const outboxSignal = { ring: () => {} };
    return createReminders({ store: opened.reminders, table, clock, entropy: systemEntropy, outboxSignal });
  }

  async function agrees(userId: string, gameId: string): Promise<void> {
    const [yes] = (await table.panel(gameId, userId)).flat();
    requests += 1;
    const asker = { requestId: `r${requests}`, userId, userName: userId, channelId: 'c', guildId: null };
    await table.press({ ...asker, locale: 'en', token: yes?.token ?? '' });
  }

  async function does(userId: string, line: string, options: Readonly<Record<string, string | number | boolean>> = {}) {
    const [command = '', subcommand] = line.split(' ');
    requests += 1;
    const asker = {
      requestId: `r${requests}`,
      userId,
      userName: userId,
      channelId: 'c',
      guildId: null,
      locale: 'en' as const,
    };
    const reply = await table.execute({
      ...asker,
      command,
      options,
      ...(subcommand === undefined ? {} : { subcommand }),
    });
    if (reply.refused !== undefined) throw new Error(`${line}: ${reply.refused.code}`);
  }

  async function racing(absence: string): Promise<string> {
    await does('red', 'game create', { system: 'dice-race' });
    for (const person of ['red', 'blue']) await does(person, 'game join');
    await does('red', 'game settings', { turn: 24, reaction: 24, warn: 6, grace: 12, absence });
    await does('red', 'game start');
    await does('red', 'bid', { amount: 9 });
    await does('blue', 'bid', { amount: 3 });
    const game = await opened.store.inChannel('c');
    if (game === null) throw new Error('no game');
    await outbox();
    return game.id;
  }

  async function outbox(): Promise<readonly Post[]> {
    const posts: Post[] = [];
    for (;;) {
      const claimed = await opened.outbox.claim(50, 60_000);
      if (claimed.length === 0) return posts.filter((post) => post.to.kind !== 'status');
      for (const { post } of claimed) {
        posts.push(post);
        await opened.outbox.sent(post.id, null);
      }
    }
  }

  async function textOf(post: Post, locale: Locale = 'en'): Promise<string> {
    const resolved = await table.resolve(post);
    if (resolved === null) throw new Error('nothing to show');
    return sayAll(say, resolved.lines, plainStyle(locale, resolved.people));
  }

  const until = (moment: string): Promise<void> =>
    passTime(
      reminders,
      (at) => {
        now = at;
      },
      now,
      new Date(moment),
    );

  function prefer(userId: string, preferences: Partial<Preferences>): Promise<void> {
    return opened.store.setPreferences(userId, { ...DEFAULT_PREFERENCES, ...preferences });
  }

  const awaited = async (gameId: string): Promise<readonly string[]> =>
    (await opened.store.obligations(gameId)).map(({ id, dueAt }) => `${id} ${dueAt?.toISOString().slice(5, 16)}`);

  test('a turn that lapses is played by the autopilot, once, however many processes look, and logged as such', async () => {
    const id = await racing('autopilot');
    expect(await awaited(id)).toEqual(['turn-1-p1 11-03T12:00']);
    const before = (await opened.store.find(id))?.version ?? 0;
    await until('2026-11-03T13:00:00Z');
    now = new Date('2026-11-04T00:00:00Z');
    const rounds = await Promise.all([remind(), remind(), remind(), remind()].map((one) => one.round()));
    expect(rounds.flatMap((round) => round.failures)).toEqual([]);
    const played = rounds.flatMap((round) => round.lapsed).filter(({ answer }) => answer === 'played');
    const entries = await opened.store.log(id, before + 1);
    expect(played).toHaveLength(1);
    expect(entries.map((entry) => entry.actions[0]?.verb).at(-1)).toBe('done');
    expect(entries.every((entry) => entry.userId === 'autopilot' && entry.seat === 'p1')).toBe(true);
    expect(await awaited(id)).toEqual(['turn-1-p2 11-05T00:00']);
    expect((await outbox()).filter((post) => post.mentions.includes('blue'))).toHaveLength(1);
  });

  test('a lapse hands the seat to the substitute, who is called and has the whole time; then the autopilot plays', async () => {
    const id = await racing('substitute');
    await does('red', 'substitute', { user: 'sue', when: 'absent' });
    await agrees('sue', id);
    await outbox();
    await until('2026-11-04T00:00:00Z');
    expect((await opened.store.find(id))?.seats[0]?.userId).toBe('sue');
    expect(await awaited(id)).toEqual(['turn-1-p1 11-05T00:00']);
    const posts = await outbox();
    expect(posts.filter((post) => post.mentions.includes('red'))).toHaveLength(2); // warned, given grace
    expect(posts.filter((post) => post.mentions.includes('sue'))).toHaveLength(1);
    await until('2026-11-05T12:00:00Z');
    expect(await awaited(id)).toEqual(['turn-1-p2 11-06T12:00']);
  });

  test('an absence that outlasts the deadline hands the seat over at once; a shorter one only silences', async () => {
    await prefer('red', { absences: [{ from: '2026-11-02', to: '2026-11-02' }] });
    const id = await racing('substitute');
    await does('red', 'substitute', { user: 'sue', when: 'absent' });
    await agrees('sue', id);
    await outbox();
    await until('2026-11-02T23:00:00Z');
    expect(await outbox()).toEqual([]);
    await until('2026-11-03T00:00:00Z');
    expect((await outbox()).map((post) => post.mentions)).toEqual([['red']]);
    await prefer('red', { absences: [{ from: '2026-11-03', to: '2026-11-08' }] });
    await until('2026-11-03T00:10:00Z');
    expect((await opened.store.find(id))?.seats[0]?.userId).toBe('sue');
    expect((await outbox()).map((post) => post.mentions)).toEqual([['sue']]);
  });

  test('where the table only reminds, the game waits', async () => {
    const id = await racing('remind');
    await until('2026-11-15T12:00:00Z');
    expect(await awaited(id)).toEqual(['turn-1-p1 11-03T12:00']);
    expect((await outbox()).every((post) => post.mentions.join() === 'red')).toBe(true);
  });

  test('words are said in every language, with the game and what is awaited', async () => {
    await racing('autopilot');
    await prefer('red', { remindBy: 'direct' });
    await until('2026-11-03T12:00:00Z');
    const posts = await outbox();
    expect(posts.map((post) => post.to)).toEqual([
      { kind: 'direct', userId: 'red' },
      { kind: 'direct', userId: 'red' },
    ]);
    for (const post of posts) {
      expect(post.id.length).toBeLessThanOrEqual(25);
      const texts = await Promise.all((['en', 'fr', 'es'] as const).map((locale) => textOf(post, locale)));
      expect(new Set(texts).size).toBe(3);
      for (const text of texts) expect(text).not.toMatch(/remind\.|owe\.|\{|undefined/);
    }
    expect(await Promise.all(posts.map((post) => textOf(post)))).toEqual([
      '**Dice race** in #c\nYour time is running out.\nYour turn: a turn (due 2026-11-03 12:00 UTC)',
      '**Dice race** in #c\nYour time is over; the grace runs.\nYour turn: a turn (due 2026-11-04 00:00 UTC)',
    ]);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedStore, openStore } from '../../src/persistence/open-store.js';
import { testDatabases } from '../support/databases.js';
import { addOne, founding, newGame } from './tally.js';

describe.each(await testDatabases())('the store on the $name', ({ make, isServer }) => {
  let opened: OpenedStore;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await make();
    drop = database.drop;
    opened = await openStore(database.place);
  });
  afterAll(async () => {
    await opened?.close();
    await drop?.();
  });

  it('reads a game back as it was written', async () => {
    const game = newGame('whole');
    const commit = founding(game);
    expect(await opened.store.create(commit)).toBe('created');
    expect(await opened.store.find('whole')).toEqual(game);
    expect(await opened.store.log('whole')).toEqual(commit.entries);
    expect(await opened.store.snapshotAt('whole', 5)).toEqual(commit.snapshot);
    expect(await opened.store.obligations('whole')).toEqual(commit.obligations);
    expect(await opened.store.find('none')).toBeNull();
  });

  it('reads what replaces the data of a game until it begins, and not with every command after that', async () => {
    const overrides = { nations: { zebra: 1, alpha: 2 } };
    await opened.store.create(founding({ ...newGame('replaced'), phase: 'gathering', overrides }));
    expect(JSON.stringify((await opened.store.find('replaced'))?.overrides)).toBe(JSON.stringify(overrides));
    const seen: unknown[] = [];
    for (const request of ['replaced-1', 'replaced-2'])
      await opened.store.change('replaced', request, async (open) => {
        seen.push(open.game.overrides);
        const commit = addOne(open, request);
        return { commit: { ...commit, game: { ...commit.game, phase: 'playing' } }, answer: null };
      });
    expect(seen).toEqual([overrides, null]);
  });

  it('keeps the order of keys: a state is walked as it was before it was stored', async () => {
    const game = newGame('keys');
    const state = { zebra: 1, b: { y: 1, x: 2 }, a: 3 };
    await opened.store.create({ ...founding(game), snapshot: { version: 1, state } });
    expect(JSON.stringify((await opened.store.snapshotAt('keys', 1))?.state)).toBe(JSON.stringify(state));
    await opened.store.change('keys', 'keys-1', async (open) => ({ commit: addOne(open, 'keys-1'), answer: 0 }));
    const [entry] = await opened.store.log('keys', 2);
    expect(JSON.stringify(entry?.actions)).toBe('[{"verb":"add","by":1,"units":{"zeta":1,"alpha":2}}]');
  });

  it('makes a game once for a request, and one for a channel until it is archived', async () => {
    const game = newGame('first', 'busy-channel');
    expect(await opened.store.create(founding(game, 'create-first'))).toBe('created');
    expect(await opened.store.create(founding(newGame('again', 'elsewhere'), 'create-first'))).toBe('seen');
    expect(await opened.store.create(founding(newGame('second', 'busy-channel')))).toBe('taken');
    await opened.store.change('first', 'archive', async (open) => {
      const commit = addOne(open, 'archive');
      return { commit: { ...commit, game: { ...commit.game, phase: 'archived' } }, answer: null };
    });
    expect(await opened.store.inChannel('busy-channel')).toBeNull();
    expect(await opened.store.create(founding(newGame('second', 'busy-channel')))).toBe('created');
    expect((await opened.store.inChannel('busy-channel'))?.id).toBe('second');
  });

  it('takes one of two games that go to the same channel at once, and leaves the other where it is', async () => {
    for (const id of ['here', 'there']) await opened.store.create(founding({ ...newGame(id), guildId: 'club' }));
    const go = (id: string) =>
      opened.store.change(id, `go-${id}`, async (open) => {
        const commit = addOne(open, `go-${id}`);
        return { commit: { ...commit, game: { ...commit.game, channelId: 'meeting' } }, answer: id };
      });
    const went = await Promise.all(['here', 'there'].map(go));
    const there = (await opened.store.inChannel('meeting'))?.id;
    for (const [at, id] of ['here', 'there'].entries()) {
      expect(went[at]).toEqual(id === there ? { done: true, answer: id } : { done: false, why: 'taken' });
      expect((await opened.store.find(id))?.version).toBe(id === there ? 2 : 1);
    }
    expect((await opened.store.inGuild('club')).map(({ id }) => id).sort()).toEqual(['here', 'there']);
    expect(await opened.store.inGuild('elsewhere')).toEqual([]);
  });

  it('finds the games that were played to their end, put away or not, of a channel or a server, the latest first', async () => {
    const outcome = { ranking: [{ seats: ['p1'], score: 3 }] };
    const ended = { ...newGame('ended'), guildId: 'hall', channelId: 'parlour', phase: 'archived', outcome } as const;
    const later = { ...newGame('later'), guildId: 'hall', channelId: 'attic', phase: 'over', outcome } as const;
    const brokenOff = { ...newGame('broken-off'), guildId: 'hall', channelId: 'cellar', phase: 'over' } as const;
    const at = new Date(ended.updatedAt.getTime() + 1_000);
    for (const game of [ended, { ...later, updatedAt: at }, brokenOff]) await opened.store.create(founding(game));
    const found = async (where: Parameters<typeof opened.store.finished>[0]) =>
      (await opened.store.finished(where)).map(({ id }) => id);
    expect(await found({ guildId: 'hall' })).toEqual(['later', 'ended']);
    expect(await found({ channelIds: ['parlour', 'cellar'] })).toEqual(['ended']);
    expect(await found({ channelIds: [] })).toEqual([]);
  });

  it('writes everything of a change, or nothing when the work or the writing fails', async () => {
    const game = newGame('atomic');
    await opened.store.create(founding(game));
    await expect(
      opened.store.change('atomic', 'broken', async () => {
        throw new Error('the work fails');
      }),
    ).rejects.toThrow('the work fails');
    // The same roll twice: the last of many inserts is refused by the database.
    await expect(
      opened.store.change('atomic', 'twice', async (open) => {
        const commit = addOne(open, 'twice');
        const entries = commit.entries.map((entry) => ({ ...entry, rolls: [...entry.rolls, ...entry.rolls] }));
        return { commit: { ...commit, entries }, answer: null };
      }),
    ).rejects.toMatchObject({ name: 'StorageFault', code: 'failed' });
    expect(await opened.store.find('atomic')).toEqual(game);
    expect(await opened.store.log('atomic')).toHaveLength(1);
    const done = await opened.store.change('atomic', 'good', async (open) => ({
      commit: addOne(open, 'good'),
      answer: 'well',
    }));
    expect(done).toEqual({ done: true, answer: 'well' });
    expect((await opened.store.find('atomic'))?.version).toBe(2);
  });

  it('applies a request once and tells the version it made', async () => {
    await opened.store.create(founding(newGame('once')));
    const act = () =>
      opened.store.change('once', 'click', async (open) => ({
        commit: addOne(open, 'click'),
        answer: open.game.version,
      }));
    const answers = await Promise.all([act(), act(), act()]);
    expect(answers.filter((answer) => answer.done)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.done)).toEqual([
      { done: false, why: 'seen', version: 2 },
      { done: false, why: 'seen', version: 2 },
    ]);
    expect(await opened.store.change('nowhere', 'click-2', async () => ({ commit: null, answer: 0 }))).toEqual({
      done: false,
      why: 'gone',
    });
  });

  it('carries a request out once, also when it comes for two games at the same moment', async () => {
    await opened.store.create(founding(newGame('left')));
    await opened.store.create(founding(newGame('right')));
    // On a server both have read that nobody made it before either of them writes.
    let there = 0;
    const act = (id: string) =>
      opened.store.change(id, 'both', async (open) => {
        there += 1;
        while (isServer && there < 2) await sleep(5);
        return { commit: addOne(open, 'both'), answer: id };
      });
    const answers = await Promise.all([act('left'), act('right')]);
    expect(answers.filter((answer) => answer.done)).toHaveLength(1);
    expect(answers).toContainEqual({ done: false, why: 'seen', version: 2 });
  });

  it('refuses a commit that does not follow the version it started from', async () => {
    await opened.store.create(founding(newGame('stale')));
    await expect(
      opened.store.change('stale', 'skip', async (open) => {
        const commit = addOne({ ...open, game: { ...open.game, version: 7 } }, 'skip');
        return { commit, answer: null };
      }),
    ).rejects.toThrow('does not follow version 1');
  });

  it('queues the commands of one game and loses none', async () => {
    await opened.store.create(founding(newGame('busy')));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        opened.store.change('busy', `busy-${at}`, async (open) => ({
          commit: addOne(open, `busy-${at}`),
          answer: open.game.version,
        })),
      ),
    );
    const versions = answers.map((answer) => (answer.done ? answer.answer : 0)).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    const log = await opened.store.log('busy');
    expect(log.map((entry) => entry.version)).toEqual(Array.from({ length: 51 }, (_, at) => at + 1));
    expect(log.flatMap((entry) => entry.rolls.map((roll) => roll.number))).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
  });

  it('gives the work what it may read, inside the same transaction', async () => {
    await opened.store.create(founding(newGame('inside')));
    await opened.store.change('inside', 'inside-1', async (open) => ({ commit: addOne(open, 'inside-1'), answer: 0 }));
    const seen = await opened.store.change('inside', 'inside-2', async (open) => ({
      commit: null,
      answer: {
        snapshot: await open.snapshotAt(9),
        log: await open.log(2),
        turns: open.obligations.map((open) => open.id),
      },
    }));
    expect(seen).toMatchObject({
      done: true,
      answer: { snapshot: { version: 1, state: { count: 0 } }, log: [{ requestId: 'inside-1' }], turns: ['turn-2'] },
    });
  });

  it('follows seats, settings and dice words as they change', async () => {
    await opened.store.create(founding(newGame('changing')));
    await opened.store.change('changing', 'changing-1', async (open) => {
      const commit = addOne(open, 'changing-1');
      const [red] = commit.game.seats;
      if (red === undefined) throw new Error('no seat');
      const pilot = { strength: 'strong', until: { what: 'turn', turn: 3 }, part: null, only: 'reactions' } as const;
      const seats = [
        { ...red, userId: null, userName: '' },
        { seat: 'green', userId: 'user-green', userName: 'Vert', autopilot: true, pilot, substituteId: 'user-red' },
      ];
      const words = [{ seat: 'red', word: 'œuf', fromRoll: 2 }];
      const settings = { ...commit.game.settings, turnHours: null };
      const undoAsked = { by: 'red', to: 1, at: 2, awaiting: ['green'] };
      const pausedAt = new Date('2026-02-01T00:00:00Z');
      return {
        commit: { ...commit, game: { ...commit.game, seats, words, settings, undoAsked, pausedAt } },
        answer: null,
      };
    });
    const game = await opened.store.find('changing');
    expect(game?.seats.map((seat) => seat.seat)).toEqual(['red', 'green']);
    expect(game?.seats.map((seat) => seat.pilot?.until)).toEqual([undefined, { what: 'turn', turn: 3 }]);
    expect(game).toMatchObject({
      words: [{ word: 'œuf' }],
      settings: { turnHours: null },
      undoAsked: { awaiting: ['green'] },
      pausedAt: new Date('2026-02-01T00:00:00Z'),
    });
    expect((await opened.store.ofUser('user-green')).map((found) => found.id)).toEqual(['changing']);
    expect((await opened.store.playing()).map((found) => found.id)).toContain('changing');
  });

  it("keeps a player's own settings, and has defaults for everybody else", async () => {
    const mine = {
      locale: 'fr',
      timeZone: 'Europe/Madrid',
      remindEveryHours: 12,
      remindBy: 'direct',
      quiet: { from: 22, to: 8 },
      absences: [{ from: '2026-07-01', to: '2026-07-14' }],
    } as const;
    await opened.store.setPreferences('me', mine);
    expect(await opened.store.preferences('me')).toEqual(mine);
    await opened.store.setPreferences('me', { ...mine, quiet: null });
    expect((await opened.store.preferences('me')).quiet).toBeNull();
    expect(await opened.store.preferences('nobody')).toMatchObject({ locale: null, timeZone: 'UTC' });
  });

  it('replaces a memo only if it still is what it was', async () => {
    const { store } = opened;
    expect(await store.memo('learn.me.game')).toBeNull();
    expect(await store.setMemo('learn.me.game', null, 'one')).toBe(true);
    expect(await store.setMemo('learn.me.game', null, 'other')).toBe(false);
    expect(await store.setMemo('learn.me.game', 'other', 'two')).toBe(false);
    expect(await store.setMemo('learn.me.game', 'one', 'two')).toBe(true);
    expect(await store.memo('learn.me.game')).toBe('two');
  });

  it('forgets memos by the beginning of their names, once nobody has written them for so long', async () => {
    const { store } = opened;
    for (const key of ['old.me.1', 'old.me.2', 'older.me']) await store.setMemo(key, null, 'one');
    expect(await store.forgetMemos('old.', 3_600_000)).toBe(0);
    expect(await store.forgetMemos('old.', -3_600_000)).toBe(2);
    expect(await store.memo('old.me.1')).toBeNull();
    expect(await store.memo('older.me')).toBe('one');
    expect(await store.setMemo('old.me.1', null, 'again')).toBe(true);
  });
});

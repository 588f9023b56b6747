import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedStore, openStore } from '../../src/persistence/open-store.js';
import type { Post } from '../../src/table/ports/post.js';
import { testDatabases } from '../support/databases.js';
import { founding, newGame, postOf } from './tally.js';

/** Also what was written in this very millisecond. */
const PAST = -1_000;

describe.each(await testDatabases())('the outbox on the $name', ({ name, make }) => {
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

  async function gameWith(id: string, ...posts: readonly (readonly [string, Post['to']?])[]): Promise<void> {
    const game = newGame(id);
    await opened.store.create({ ...founding(game), posts: posts.map(([text, to]) => postOf(game, text, to)) });
  }
  const texts = (claimed: readonly { readonly post: Post }[]) =>
    claimed.flatMap(({ post }) => post.lines.map((line) => (line.from === 'person' ? line.text : '')));

  it('gives a post back as it was put in, with its channel', async () => {
    await gameWith('whole', ['hello']);
    const [claimed] = await opened.outbox.claim(5, 1000, 'whole');
    expect(claimed).toMatchObject({ post: postOf(newGame('whole'), 'hello'), channelId: 'channel-whole', attempt: 1 });
    await opened.outbox.sent('whole.1.hello', 'message-1');
    expect(await opened.outbox.claim(5, 1000, 'whole')).toEqual([]);
  });

  it('lets the posts of a game leave in order, each once the one before is settled', async () => {
    await gameWith('order', ['one'], ['two', { kind: 'status' }], ['three']);
    expect(texts(await opened.outbox.claim(5, 1000, 'order'))).toEqual(['one']);
    expect(await opened.outbox.claim(5, 1000, 'order')).toEqual([]);
    await opened.outbox.sent('order.1.one', null);
    expect(texts(await opened.outbox.claim(5, 1000, 'order'))).toEqual(['two']);
    await opened.outbox.abandon('order.1.two', 'the channel is gone');
    expect(texts(await opened.outbox.claim(5, 1000, 'order'))).toEqual(['three']);
    await opened.outbox.sent('order.1.three', 'm3');
  });

  it('holds nothing else up for a person who takes no messages', async () => {
    await gameWith(
      'lanes',
      ['secret', { kind: 'direct', userId: 'shut' }],
      ['open'],
      ['later', { kind: 'direct', userId: 'shut' }],
    );
    expect(texts(await opened.outbox.claim(5, 1000, 'lanes'))).toEqual(['secret', 'open']);
    await opened.outbox.postpone('lanes.1.secret', 60_000, 'closed');
    await opened.outbox.sent('lanes.1.open', null);
    expect(await opened.outbox.claim(5, 1000, 'lanes')).toEqual([]);
    await opened.outbox.postpone('lanes.1.secret', 0, 'closed');
    const [again] = await opened.outbox.claim(5, 1000, 'lanes');
    expect(again).toMatchObject({ post: { id: 'lanes.1.secret' }, attempt: 2 });
    await opened.outbox.abandon('lanes.1.secret', 'closed');
    expect(texts(await opened.outbox.claim(5, 1000, 'lanes'))).toEqual(['later']);
    await opened.outbox.sent('lanes.1.later', null);
  });

  it('offers a post again when whoever claimed it was killed', async () => {
    await gameWith('killed', ['hello']);
    const [claimed] = await opened.outbox.claim(5, 30_000, 'killed');
    expect(await opened.outbox.claim(5, 30_000, 'killed')).toEqual([]);
    await opened.outbox.keep([claimed?.post.id ?? ''], 0);
    expect(await opened.outbox.claim(5, 30_000, 'killed')).toMatchObject([{ attempt: 2 }]);
    await opened.outbox.sent('killed.1.hello', null);
  });

  it('leaves a post to whoever still works on it, and says so', async () => {
    await gameWith('kept', ['hello']);
    const [mine] = await opened.outbox.claim(5, 0, 'kept');
    const id = mine?.post.id ?? '';
    await opened.outbox.keep([id], 60_000);
    const other = second ?? opened;
    expect(await other.outbox.claim(5, 60_000, 'kept')).toEqual([]);
    await opened.outbox.keep([id], 0);
    expect(await other.outbox.claim(5, 0, 'kept')).toMatchObject([{ attempt: 2 }]);
    if (second !== null) {
      // Whoever was taken for dead keeps nothing.
      await opened.outbox.keep([id], 60_000);
      expect(await second.outbox.claim(5, 60_000, 'kept')).toMatchObject([{ attempt: 3 }]);
    }
    await opened.outbox.sent(id, null);
    await opened.outbox.keep([id], 6_000);
    expect(await opened.outbox.claim(5, 6_000, 'kept')).toEqual([]);
  });

  it('tells what waits', async () => {
    expect((await opened.outbox.waiting()).count).toBe(0);
    await gameWith('waiting', ['one'], ['two']);
    const waiting = await opened.outbox.waiting();
    expect(waiting.count).toBe(2);
    expect(waiting.oldestMs).toBeGreaterThanOrEqual(0);
    const [head] = await opened.outbox.claim(1, 1_000, 'waiting');
    await opened.outbox.postpone(head?.post.id ?? '', 60_000, 'may not write there');
    expect(await opened.outbox.waiting()).toEqual({ count: 2, oldestMs: null });
  });

  if (name === 'PostgreSQL server')
    it('gives a post to one of two processes, and every post to one of them', async () => {
      const other = second;
      if (other === null) throw new Error('no second process');
      const games = Array.from({ length: 20 }, (_, at) => `both-${at}`);
      for (const id of games) await gameWith(id, ['one'], ['two'], ['three']);
      const seen: string[] = [];
      const drain = async ({ outbox }: OpenedStore) => {
        for (let idle = 0; idle < 5; ) {
          const claimed = (await outbox.claim(4, 60_000)).filter(({ post }) => post.gameId.startsWith('both-'));
          idle = claimed.length === 0 ? idle + 1 : 0;
          for (const { post } of claimed) {
            seen.push(post.id);
            await outbox.sent(post.id, null);
          }
        }
      };
      await Promise.all([drain(opened), drain(other), drain(opened), drain(other)]);
      expect(new Set(seen).size).toBe(60);
      expect(seen).toHaveLength(60);
      for (const id of games) {
        expect(seen.filter((post) => post.startsWith(`${id}.`))).toEqual(
          ['one', 'two', 'three'].map((text) => `${id}.1.${text}`),
        );
      }
    });

  it('takes out what left long ago, but nothing that waits, and no message to be found again', async () => {
    await gameWith('old', ['sent'], ['given-up'], ['waits', { kind: 'status' }], ['waits-too']);
    await opened.outbox.sent('old.1.sent', 'm1');
    await opened.outbox.abandon('old.1.given-up', 'gone');
    const pinned = { gameId: 'old', kind: 'status', key: '', channelId: 'c', messageId: 'm1', version: 1 } as const;
    await opened.sentMessages.pin(pinned);
    expect(await opened.outbox.prune(3_600_000)).toBe(0);
    expect(await opened.outbox.prune(PAST)).toBeGreaterThanOrEqual(2);
    expect(await opened.outbox.prune(PAST)).toBe(0);
    expect(await opened.sentMessages.ofKind('old', 'status')).toEqual([pinned]);
    expect(texts(await opened.outbox.claim(5, 1000, 'old'))).toEqual(['waits']);
    await opened.outbox.sent('old.1.waits', 'm1');
    expect(texts(await opened.outbox.claim(5, 1000, 'old'))).toEqual(['waits-too']);
    await opened.outbox.sent('old.1.waits-too', null);
  });

  it('takes out more than one statement does', async () => {
    const many = Array.from({ length: 503 }, (_, at) => `p${at}`);
    await gameWith('many', ...many.map((text) => [text] as const));
    await opened.outbox.prune(PAST);
    await Promise.all(many.slice(1).map((text) => opened.outbox.abandon(`many.1.${text}`, 'gone')));
    expect(await opened.outbox.prune(PAST)).toBe(502);
    expect(texts(await opened.outbox.claim(5, 1000, 'many'))).toEqual(['p0']);
    await opened.outbox.sent('many.1.p0', null);
  });

  it('remembers the messages to find again, and forgets those taken down', async () => {
    await gameWith('board', ['one']);
    const status = { gameId: 'board', kind: 'status', key: '', channelId: 'c', messageId: 'm1', version: 1 } as const;
    await opened.sentMessages.pin(status);
    await opened.sentMessages.pin({ ...status, messageId: 'm2', version: 2 });
    await opened.sentMessages.pin({ ...status, kind: 'panel', key: '1', messageId: 'm3' });
    expect(await opened.sentMessages.ofKind('board', 'status')).toEqual([{ ...status, messageId: 'm2', version: 2 }]);
    await opened.sentMessages.takeDown('board', 'panel', '1');
    expect(await opened.sentMessages.ofKind('board', 'panel')).toEqual([]);
  });

  it('leases a task to one process at a time, and remembers small things', async () => {
    const { leases } = opened;
    expect(await leases.lease('tick', 10_000)).toBe(true);
    expect(await leases.lease('tick', 10_000)).toBe(true);
    if (second !== null) {
      expect(await second.leases.lease('tick', 10_000)).toBe(false);
      expect(await leases.lease('tick', 0)).toBe(true);
      expect(await second.leases.lease('tick', 10_000)).toBe(true);
      expect(await leases.lease('tick', 10_000)).toBe(false);
      await second.leases.release('tick');
      expect(await leases.lease('tick', 10_000)).toBe(true);
    }
    expect(await leases.recall('commands')).toBeNull();
    await leases.remember('commands', 'hash-1');
    await leases.remember('commands', 'hash-2');
    expect(await leases.recall('commands')).toBe('hash-2');
  });
});

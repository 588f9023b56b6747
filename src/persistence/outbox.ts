import type { ClaimedPost, Outbox } from '../table/ports/outbox.js';
import type { Post } from '../table/ports/post.js';
import type { Clock } from '../table/ports/world.js';
import { Prisma, type PrismaClient } from './generated/client.js';
import type { Retry } from './retry.js';

interface ClaimedRow {
  readonly id: string;
  readonly game_id: string;
  readonly version: number;
  readonly body: Omit<Post, 'id' | 'gameId' | 'version'>;
  readonly channel_id: string;
  readonly created_at: Date;
  readonly attempts: number;
}

const PRUNED_AT_ONCE = 500;

export class PrismaOutbox implements Outbox {
  readonly #prisma: PrismaClient;
  readonly #retry: Retry;
  readonly #clock: Clock;
  readonly #owner: string;

  constructor(prisma: PrismaClient, retry: Retry, clock: Clock, owner: string) {
    this.#prisma = prisma;
    this.#retry = retry;
    this.#clock = clock;
    this.#owner = owner;
  }

  /** Only the head of a lane can be claimed: what follows it waits until it is settled. */
  async claim(limit: number, leaseMs: number, gameId?: string): Promise<readonly ClaimedPost[]> {
    const now = this.#clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const which = gameId === undefined ? Prisma.empty : Prisma.sql`AND game_id = ${gameId}`;
    const rows = await this.#retry.withFaults(
      () => this.#prisma.$queryRaw<ClaimedRow[]>`
        WITH head AS (
          SELECT DISTINCT ON (game_id, lane) id FROM posts
          WHERE sent_at IS NULL AND abandoned_at IS NULL ${which} ORDER BY game_id, lane, seq
        ), mine AS (
          SELECT p.id, p.seq FROM posts p JOIN head ON head.id = p.id
          WHERE p.sent_at IS NULL AND p.abandoned_at IS NULL
            AND (p.lease_until IS NULL OR p.lease_until <= ${now})
            AND (p.next_attempt_at IS NULL OR p.next_attempt_at <= ${now})
          ORDER BY p.seq LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED
        )
        UPDATE posts SET lease_owner = ${this.#owner}, lease_until = ${until}, attempts = attempts + 1
        FROM mine, games WHERE posts.id = mine.id AND games.id = posts.game_id
        RETURNING posts.id, posts.game_id, posts.version, posts.body, posts.created_at, posts.attempts, games.channel_id`,
    );
    return rows.map((row) => ({
      post: { ...row.body, id: row.id, gameId: row.game_id, version: row.version },
      channelId: row.channel_id,
      createdAt: row.created_at,
      attempt: row.attempts,
    }));
  }

  async keep(postIds: readonly string[], leaseMs: number): Promise<void> {
    const leaseUntil = new Date(this.#clock.now().getTime() + leaseMs);
    await this.#retry.withFaults(() =>
      this.#prisma.post.updateMany({
        where: { id: { in: [...postIds] }, leaseOwner: this.#owner },
        data: { leaseUntil },
      }),
    );
  }

  async sent(postId: string, externalId: string | null): Promise<void> {
    await this.#settle(postId, { sentAt: this.#clock.now(), externalId, lastError: null });
  }

  async postpone(postId: string, until: Date, error: string): Promise<void> {
    await this.#settle(postId, { nextAttemptAt: until, lastError: error });
  }

  async abandon(postId: string, error: string): Promise<void> {
    await this.#settle(postId, { abandonedAt: this.#clock.now(), lastError: error });
  }

  async sentAs(gameId: string, externalId: string): Promise<Post | null> {
    const rows = await this.#retry.withFaults(
      () => this.#prisma.$queryRaw<Pick<ClaimedRow, 'id' | 'version' | 'body'>[]>`
        SELECT id, version, body FROM posts WHERE game_id = ${gameId} AND external_id = ${externalId} LIMIT 1`,
    );
    const [row] = rows;
    return row === undefined ? null : { ...row.body, id: row.id, gameId, version: row.version };
  }

  async waiting(): Promise<{ readonly count: number; readonly oldest: Date | null }> {
    const now = this.#clock.now();
    const [found] = await this.#retry.withFaults(
      () => this.#prisma.$queryRaw<{ readonly count: number; readonly oldest: Date | null }[]>`
        WITH head AS (
          SELECT DISTINCT ON (game_id, lane) GREATEST(created_at, next_attempt_at) AS due, next_attempt_at FROM posts
          WHERE sent_at IS NULL AND abandoned_at IS NULL ORDER BY game_id, lane, seq
        )
        SELECT (SELECT count(*)::int FROM posts WHERE sent_at IS NULL AND abandoned_at IS NULL) AS count,
               (SELECT min(due) FROM head WHERE next_attempt_at IS NULL OR next_attempt_at <= ${now}) AS oldest`,
    );
    return found ?? { count: 0, oldest: null };
  }

  /** A few at a time, so that no table is locked for long. */
  async prune(before: Date): Promise<number> {
    let pruned = 0;
    for (;;) {
      const some = await this.#retry.withFaults(
        () => this.#prisma.$executeRaw`
          DELETE FROM posts WHERE id IN (
            SELECT id FROM posts WHERE COALESCE(sent_at, abandoned_at) < ${before} LIMIT ${PRUNED_AT_ONCE})`,
      );
      pruned += some;
      if (some < PRUNED_AT_ONCE) return pruned;
    }
  }

  async #settle(id: string, change: Prisma.PostUpdateInput): Promise<void> {
    const data = { ...change, leaseOwner: null, leaseUntil: null };
    await this.#retry.withFaults(() => this.#prisma.post.updateMany({ where: { id, sentAt: null }, data }));
  }
}

import type { ClaimedPost, Outbox } from '../table/ports/outbox.js';
import type { Post } from '../table/ports/post.js';
import { fromNow } from './database.js';
import { Prisma, type PrismaClient } from './generated/client.js';
import type { Retry } from './retry.js';

interface ClaimedRow {
  readonly id: string;
  readonly game_id: string;
  readonly version: number;
  readonly body: Omit<Post, 'id' | 'gameId' | 'version'>;
  readonly channel_id: string;
  readonly waited_ms: number;
  readonly attempts: number;
}

const PRUNED_AT_ONCE = 500;

export class PrismaOutbox implements Outbox {
  readonly #prisma: PrismaClient;
  readonly #retry: Retry;
  readonly #owner: string;

  constructor(prisma: PrismaClient, retry: Retry, owner: string) {
    this.#prisma = prisma;
    this.#retry = retry;
    this.#owner = owner;
  }

  /** Only a lane's head can be claimed: the rest waits until it is settled. */
  async claim(limit: number, leaseMs: number, gameId?: string): Promise<readonly ClaimedPost[]> {
    const which = gameId === undefined ? Prisma.empty : Prisma.sql`AND game_id = ${gameId}`;
    const rows = await this.#retry.withFaults(
      () => this.#prisma.$queryRaw<ClaimedRow[]>`
        WITH head AS (
          SELECT DISTINCT ON (game_id, lane) id FROM posts
          WHERE sent_at IS NULL AND abandoned_at IS NULL ${which} ORDER BY game_id, lane, seq
        ), mine AS (
          SELECT p.id, p.seq FROM posts p JOIN head ON head.id = p.id
          WHERE p.sent_at IS NULL AND p.abandoned_at IS NULL
            AND (p.lease_until IS NULL OR p.lease_until <= now())
            AND (p.next_attempt_at IS NULL OR p.next_attempt_at <= now())
          ORDER BY p.seq LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED
        )
        UPDATE posts SET lease_owner = ${this.#owner}, lease_until = ${fromNow(leaseMs)}, attempts = attempts + 1
        FROM mine, games WHERE posts.id = mine.id AND games.id = posts.game_id
        RETURNING posts.id, posts.game_id, posts.version, posts.body, posts.attempts, games.channel_id,
          ${sinceMs(Prisma.sql`posts.created_at`)} AS waited_ms`,
    );
    return rows.map((row) => ({
      post: { ...row.body, id: row.id, gameId: row.game_id, version: row.version },
      channelId: row.channel_id,
      waitedMs: row.waited_ms,
      attempt: row.attempts,
    }));
  }

  async keep(postIds: readonly string[], leaseMs: number): Promise<void> {
    await this.#retry.withFaults(
      () => this.#prisma.$executeRaw`
        UPDATE posts SET lease_until = ${fromNow(leaseMs)}
        WHERE id = ANY(${[...postIds]}::text[]) AND lease_owner = ${this.#owner}`,
    );
  }

  async sent(postId: string, externalId: string | null): Promise<void> {
    await this.#settle(postId, Prisma.sql`sent_at = now(), external_id = ${externalId}, last_error = NULL`);
  }

  async postpone(postId: string, afterMs: number, error: string): Promise<void> {
    await this.#settle(postId, Prisma.sql`next_attempt_at = ${fromNow(afterMs)}, last_error = ${error}`);
  }

  async abandon(postId: string, error: string): Promise<void> {
    await this.#settle(postId, Prisma.sql`abandoned_at = now(), last_error = ${error}`);
  }

  async abandonLane(gameId: string, error: string): Promise<void> {
    await this.#inLane(
      gameId,
      Prisma.sql`abandoned_at = now(), last_error = ${error}, lease_owner = NULL, lease_until = NULL`,
    );
  }

  async hasten(gameId: string): Promise<void> {
    await this.#inLane(gameId, Prisma.sql`next_attempt_at = NULL`);
  }

  async #inLane(gameId: string, change: Prisma.Sql): Promise<void> {
    await this.#retry.withFaults(
      () => this.#prisma.$executeRaw`
        UPDATE posts SET ${change}
        WHERE game_id = ${gameId} AND lane = 'channel' AND sent_at IS NULL AND abandoned_at IS NULL`,
    );
  }

  async sentAs(gameId: string, externalId: string): Promise<Post | null> {
    const rows = await this.#retry.withFaults(
      () => this.#prisma.$queryRaw<Pick<ClaimedRow, 'id' | 'version' | 'body'>[]>`
        SELECT id, version, body FROM posts WHERE game_id = ${gameId} AND external_id = ${externalId} LIMIT 1`,
    );
    const [row] = rows;
    return row === undefined ? null : { ...row.body, id: row.id, gameId, version: row.version };
  }

  async waiting(): Promise<{ readonly count: number; readonly oldestMs: number | null }> {
    const [found] = await this.#retry.withFaults(
      () => this.#prisma.$queryRaw<{ readonly count: number; readonly oldestMs: number | null }[]>`
        WITH head AS (
          SELECT DISTINCT ON (game_id, lane) GREATEST(created_at, next_attempt_at) AS due, next_attempt_at FROM posts
          WHERE sent_at IS NULL AND abandoned_at IS NULL ORDER BY game_id, lane, seq
        )
        SELECT (SELECT count(*)::int FROM posts WHERE sent_at IS NULL AND abandoned_at IS NULL) AS count,
               (SELECT ${sinceMs(Prisma.sql`min(due)`)} FROM head WHERE next_attempt_at IS NULL OR next_attempt_at <= now())
                 AS "oldestMs"`,
    );
    return found ?? { count: 0, oldestMs: null };
  }

  /** In small batches, so that no table is locked for long. */
  async prune(keptMs: number): Promise<number> {
    let pruned = 0;
    for (;;) {
      const some = await this.#retry.withFaults(
        () => this.#prisma.$executeRaw`
          DELETE FROM posts WHERE id IN (
            SELECT id FROM posts WHERE COALESCE(sent_at, abandoned_at) < ${fromNow(-keptMs)} LIMIT ${PRUNED_AT_ONCE})`,
      );
      pruned += some;
      if (some < PRUNED_AT_ONCE) return pruned;
    }
  }

  async #settle(id: string, change: Prisma.Sql): Promise<void> {
    await this.#retry.withFaults(
      () => this.#prisma.$executeRaw`
        UPDATE posts SET ${change}, lease_owner = NULL, lease_until = NULL WHERE id = ${id} AND sent_at IS NULL`,
    );
  }
}

/** Milliseconds since a moment, by the database's clock. */
function sinceMs(moment: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(EXTRACT(EPOCH FROM now() - ${moment}) * 1000)::float8`;
}

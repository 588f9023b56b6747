import type { Preferences } from '../table/ports/preferences.js';
import type {
  DueGames,
  Look,
  NoticePosts,
  OpenWaits,
  Outage,
  ReminderStore,
  RestDue,
  SentNotice,
  Wait,
} from '../table/ports/reminder-store.js';
import type { GameRecord } from '../table/ports/store.js';
import type { Database } from './database.js';
import { type ObligationRow, obligationOf, readGames } from './game-rows.js';
import { Prisma, type PrismaClient } from './generated/client.js';
import { readPreferences } from './preference-rows.js';
import type { Retry } from './retry.js';
import { seatedIn } from './seat-rows.js';
import { insertPosts, LOOK_ANEW } from './write-commit.js';

export class PrismaReminderStore implements ReminderStore {
  readonly #prisma: PrismaClient;
  readonly #retry: Retry;

  constructor(prisma: PrismaClient, retry: Retry) {
    this.#prisma = prisma;
    this.#retry = retry;
  }

  openWaits(gameIds?: readonly string[]): Promise<OpenWaits> {
    const which = gameIds === undefined ? Prisma.sql`TRUE` : oneOf(gameIds);
    return this.#retry.withFaults(() => readOpenWaits(this.#prisma, which));
  }

  dueGames(now: Date, after: string, most: number): Promise<DueGames> {
    return this.#retry.withFaults(async () => {
      const rows = await this.#prisma.$queryRaw<{ id: string; look_mark: number }[]>`
        SELECT id, look_mark FROM games
        WHERE phase = 'playing' AND look_at <= ${now} AND id > ${after} ORDER BY id LIMIT ${most}`;
      const marks = new Map(rows.map((row) => [row.id, row.look_mark]));
      const openWaits = marks.size === 0 ? NOTHING_OPEN : await readOpenWaits(this.#prisma, oneOf([...marks.keys()]));
      return { openWaits, marks };
    });
  }

  async looked(looks: readonly Look[]): Promise<void> {
    if (looks.length === 0) return;
    const rows = looks.map(({ gameId, mark, next }) => ({ id: gameId, mark, next }));
    await this.#retry.withFaults(
      () => this.#prisma.$executeRaw`
        UPDATE games SET look_at = row.next
        FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row(id text, mark int, next timestamptz)
        WHERE games.id = row.id AND games.look_mark = row.mark`,
    );
  }

  tell(userId: string, decide: (openWaits: OpenWaits) => NoticePosts | null): Promise<boolean> {
    const theirs = Prisma.sql`g.id IN (${seatedIn(userId)})`;
    return this.#retry.withFaults(() =>
      this.#prisma.$transaction(async (db) => {
        if (!(await claimWaits(db, theirs))) return false;
        const telling = decide(await readOpenWaits(db, theirs));
        if (telling === null) return true;
        await note(db, telling);
        if (telling.posts.length > 0) await db.$executeRaw(insertPosts(telling.posts));
        return true;
      }),
    );
  }

  resting(now: Date, after: string, most: number, only?: string): Promise<readonly RestDue[]> {
    const which = only === undefined ? Prisma.sql`id > ${after}` : Prisma.sql`id = ${only} AND id > ${after}`;
    return this.#retry.withFaults(
      () => this.#prisma.$queryRaw<RestDue[]>`
        SELECT id AS "gameId", rests_at AS at FROM games
        WHERE rests_at <= ${now} AND ${which} ORDER BY id LIMIT ${most}`,
    );
  }

  async awake(gameId: string, at: Date): Promise<void> {
    await this.#retry.withFaults(
      () => this.#prisma.$executeRaw`UPDATE games SET rests_at = NULL WHERE id = ${gameId} AND rests_at = ${at}`,
    );
  }

  nextRest(after: Date): Promise<Date | null> {
    return this.#retry.withFaults(async () => {
      const [row] = await this.#prisma.$queryRaw<{ at: Date | null }[]>`
        SELECT min(rests_at) AS at FROM games WHERE rests_at > ${after}`;
      return row?.at ?? null;
    });
  }

  /** One statement: a restart after a crash, or a parallel process, finds the mark moved and the waits with it. */
  async moveOn({ mark, since, until }: Outage): Promise<boolean> {
    const begunBy = new Date(since);
    const milliseconds = new Date(until).getTime() - begunBy.getTime();
    const marked = await this.#retry.withFaults(
      () => this.#prisma.$queryRaw<unknown[]>`
        WITH marked AS (
          UPDATE memos SET value = ${until}, updated_at = ${new Date(until)} WHERE key = ${mark} AND value = ${since}
          RETURNING key
        ), moved AS (
          UPDATE obligations SET since = since + ${milliseconds} * interval '1 millisecond',
            due_at = due_at + ${milliseconds} * interval '1 millisecond'
          FROM games, marked
          WHERE games.id = obligations.game_id AND games.phase = 'playing' AND since <= ${begunBy}
        ), unlooked AS (
          UPDATE games SET ${LOOK_ANEW}, rests_at = rests_at + ${milliseconds} * interval '1 millisecond'
          FROM marked WHERE phase IN ('gathering', 'playing', 'paused')
        )
        SELECT key FROM marked`,
    );
    return marked.length > 0;
  }
}

const NOTHING_OPEN: OpenWaits = { games: [], preferences: new Map() };

function oneOf(gameIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`g.id = ANY(${gameIds}::text[])`;
}

/** Locks every open obligation of these games, or reports that another process has some of them. */
async function claimWaits(db: Database, which: Prisma.Sql): Promise<boolean> {
  const locked = await db.$queryRaw<{ id: string }[]>`
    SELECT o.id FROM obligations o JOIN games g ON g.id = o.game_id
    WHERE g.phase = 'playing' AND ${which} ORDER BY o.game_id, o.id FOR UPDATE OF o SKIP LOCKED`;
  const all = await db.$queryRaw<{ open: number }[]>`
    SELECT count(*)::int AS open FROM obligations o JOIN games g ON g.id = o.game_id
    WHERE g.phase = 'playing' AND ${which}`;
  return locked.length === (all[0]?.open ?? 0);
}

async function readOpenWaits(db: Database, which: Prisma.Sql): Promise<OpenWaits> {
  const games = await readGames(
    db,
    Prisma.sql`g.phase = 'playing' AND EXISTS (SELECT 1 FROM obligations o WHERE o.game_id = g.id) AND ${which}`,
  );
  const waits = await readWaits(db, games);
  return {
    games: games.map((game) => ({ game, waits: waits.get(game.id) ?? [] })),
    preferences: await preferencesOf(db, games),
  };
}

async function readWaits(db: Database, games: readonly GameRecord[]): Promise<ReadonlyMap<string, readonly Wait[]>> {
  const rows = await db.$queryRaw<(ObligationRow & { said: readonly SentNotice[] })[]>`
    SELECT game_id, id, seats, kind, what, "values", secret, since, due_at, said FROM obligations
    WHERE game_id = ANY(${games.map((game) => game.id)}::text[]) ORDER BY game_id, since, id`;
  const waits = new Map<string, Wait[]>(games.map((game) => [game.id, []]));
  for (const row of rows) waits.get(row.game_id)?.push({ obligation: obligationOf(row), said: row.said });
  return waits;
}

function preferencesOf(db: Database, games: readonly GameRecord[]): Promise<ReadonlyMap<string, Preferences>> {
  const people = games.flatMap((game) => game.seats.flatMap((seat) => [seat.userId, seat.substituteId]));
  return readPreferences(db, [...new Set(people.filter((person) => person !== null))]);
}

async function note(db: Database, { noted }: NoticePosts): Promise<void> {
  if (noted.length === 0) return;
  const rows = noted.map(({ gameId, obligationId, said }) => ({ game_id: gameId, id: obligationId, said }));
  await db.$executeRaw`
    UPDATE obligations SET said = row.said
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row(game_id text, id text, said json)
    WHERE obligations.game_id = row.game_id AND obligations.id = row.id`;
}

// Over 200 lines: one method for each of the port's.
import type { Challenge } from '../table/ports/challenge.js';
import type { Preferences } from '../table/ports/preferences.js';
import { KeyedQueue, Limit } from '../table/ports/queue.js';
import type {
  Changed,
  Commit,
  GameRecord,
  LogEntry,
  OpenObligation,
  Snapshot,
  Store,
  Where,
} from '../table/ports/store.js';
import { Attempt, type Work } from './attempt.js';
import { insertChallenge, readChallenge, readChallenges } from './challenge-rows.js';
import { faultOf, violates } from './faults.js';
import { lockGame, readGame, readGames, readObligations } from './game-rows.js';
import { Prisma, type PrismaClient } from './generated/client.js';
import { readLog, readSnapshot } from './log-rows.js';
import { readPreferences, writePreferences } from './preference-rows.js';
import { patienceFromNow, type Retry } from './retry.js';
import { seatedIn } from './seat-rows.js';
import { insertGame, writeCommit, writeHistory } from './write-commit.js';

const REQUEST_IDS = 'entries_request_id_key';
const CHANNELS = 'games_one_per_channel';

/** Connections that commands leave free: queries and the health page work while ten games are locked. */
const KEPT_FREE = 2;
/** How many may wait for rows locked by others, over all games. */
const WAITING_FOR_LOCKS = 2;

/** The table's store on PostgreSQL, on a server or embedded. */
export class PrismaStore implements Store {
  readonly #prisma: PrismaClient;
  readonly #retry: Retry;
  readonly #writing: Limit;
  readonly #lockedOut = new Limit(WAITING_FOR_LOCKS);
  readonly #games = new KeyedQueue();

  /** `width`: the number of connections. */
  constructor(prisma: PrismaClient, retry: Retry, width: number) {
    this.#prisma = prisma;
    this.#retry = retry;
    this.#writing = new Limit(Math.max(1, width - KEPT_FREE));
  }

  create(commit: Commit): Promise<'created' | 'seen' | 'taken'> {
    const requestId = commit.entries[0]?.requestId;
    let tried = false;
    return this.#written(patienceFromNow(), async () => {
      // After a connection lost at the commit, our own first try may be what is found.
      if (requestId !== undefined && (await this.#versionMadeBy(requestId)) !== null)
        return tried ? ('created' as const) : ('seen' as const);
      await this.#prisma.$transaction(async (db) => {
        const history = Math.max(0, commit.entries.length - 1);
        await insertGame(db, commit.game, history);
        await writeHistory(db, commit.game.id, commit.entries.slice(0, history));
        await writeCommit(
          db,
          {
            game: {
              ...commit.game,
              version: history,
              seats: [],
              undoAsked: null,
              requests: [],
              pausedAt: null,
              restsAt: null,
            },
            obligations: [],
          },
          { ...commit, entries: commit.entries.slice(history) },
        );
        tried = true;
      });
      return 'created' as const;
    }).catch((error: unknown) => {
      if (violates(error, REQUEST_IDS)) return 'seen';
      if (violates(error, CHANNELS)) return 'taken';
      throw faultOf(error);
    });
  }

  /**
   * First without a lock: one read, and one write that only applies if the game has not moved. If another process was
   * faster, again with the row locked, waiting for its holder.
   */
  change<Answer>(gameId: string, requestId: string, work: Work<Answer>): Promise<Changed<Answer>> {
    const attempt = new Attempt(gameId, requestId, work);
    // A command queued behind others has been waiting too.
    const until = patienceFromNow();
    return this.#games.run(gameId, () =>
      this.#written(
        until,
        async () =>
          (await attempt.make(this.#prisma)) ??
          this.#prisma.$transaction(async (db) => {
            await lockGame(db, gameId);
            const changed = await attempt.make(db);
            if (changed === null) throw new Error(`game ${gameId} moved while it was locked`);
            return changed;
          }),
      ).catch(async (error: unknown): Promise<Changed<Answer>> => {
        // The same request on another game at the same moment.
        const version = violates(error, REQUEST_IDS) ? await this.#versionMadeBy(requestId) : null;
        if (version !== null) return { done: false, why: 'seen', version };
        if (violates(error, CHANNELS)) return { done: false, why: 'taken' };
        throw faultOf(error);
      }),
    );
  }

  find(gameId: string): Promise<GameRecord | null> {
    return this.#retry.withFaults(() => readGame(this.#prisma, Prisma.sql`g.id = ${gameId}`));
  }

  inChannel(channelId: string): Promise<GameRecord | null> {
    return this.#retry.withFaults(() =>
      readGame(this.#prisma, Prisma.sql`g.channel_id = ${channelId} AND g.phase <> 'archived'`),
    );
  }

  ofUser(userId: string): Promise<readonly GameRecord[]> {
    return this.#retry.withFaults(() =>
      readGames(
        this.#prisma,
        // Each part by its own index: with OR all games are read.
        Prisma.sql`g.phase <> 'archived' AND g.id IN (SELECT id FROM games WHERE master_id = ${userId} UNION ${seatedIn(userId)})`,
      ),
    );
  }

  async serversInPlay(): Promise<readonly string[]> {
    const rows = await this.#retry.withFaults(
      () => this.#prisma.$queryRaw<{ id: string }[]>`
        SELECT DISTINCT guild_id AS id FROM games WHERE phase IN ('gathering', 'playing') AND guild_id IS NOT NULL`,
    );
    return rows.map(({ id }) => id);
  }

  inGuild(guildId: string): Promise<readonly GameRecord[]> {
    return this.#retry.withFaults(() =>
      readGames(this.#prisma, Prisma.sql`g.phase <> 'archived' AND g.guild_id = ${guildId}`),
    );
  }

  async finished(where: Where): Promise<readonly GameRecord[]> {
    const there =
      'guildId' in where
        ? Prisma.sql`g.guild_id = ${where.guildId}`
        : Prisma.sql`g.channel_id = ANY(${[...where.channelIds]}::text[])`;
    const games = await this.#retry.withFaults(() =>
      readGames(this.#prisma, Prisma.sql`${there} AND g.phase IN ('over', 'archived')`),
    );
    return latestFirst(games);
  }

  playing(): Promise<readonly GameRecord[]> {
    return this.#retry.withFaults(() => readGames(this.#prisma, Prisma.sql`g.phase = 'playing'`));
  }

  log(gameId: string, fromVersion?: number, toVersion?: number): Promise<readonly LogEntry[]> {
    return this.#retry.withFaults(() => readLog(this.#prisma, gameId, fromVersion, toVersion));
  }

  snapshotAt(gameId: string, atMost: number): Promise<Snapshot | null> {
    return this.#retry.withFaults(() => readSnapshot(this.#prisma, gameId, atMost));
  }

  obligations(gameId: string): Promise<readonly OpenObligation[]> {
    return this.#retry.withFaults(() => readObligations(this.#prisma, gameId));
  }

  openChallenge(challenge: Challenge): Promise<Challenge> {
    return this.#written(patienceFromNow(), async () => {
      await insertChallenge(this.#prisma, challenge);
      return (await readChallenge(this.#prisma, challenge.id)) ?? challenge;
    }).catch((error: unknown) => {
      throw faultOf(error);
    });
  }

  challenge(id: string): Promise<Challenge | null> {
    return this.#retry.withFaults(() => readChallenge(this.#prisma, id));
  }

  challengesIn(scopes: readonly string[]): Promise<readonly Challenge[]> {
    return this.#retry.withFaults(() => readChallenges(this.#prisma, scopes));
  }

  gamesOfChallenge(id: string): Promise<readonly GameRecord[]> {
    return this.#retry.withFaults(() => readGames(this.#prisma, Prisma.sql`g.challenge_id = ${id}`));
  }

  preferences(userId: string): Promise<Preferences> {
    return this.#retry.withFaults(async () => {
      const found = (await readPreferences(this.#prisma, [userId])).get(userId);
      if (found === undefined) throw new Error(`no preferences were read for ${userId}`);
      return found;
    });
  }

  setPreferences(userId: string, preferences: Preferences): Promise<void> {
    return this.#retry.withFaults(() => this.#prisma.$transaction((db) => writePreferences(db, userId, preferences)));
  }

  async memo(key: string): Promise<string | null> {
    const memo = await this.#retry.withFaults(() => this.#prisma.memo.findUnique({ where: { key } }));
    return memo?.value ?? null;
  }

  /** Written again after a lost answer, it finds itself. */
  setMemo(key: string, was: string | null, value: string): Promise<boolean> {
    return this.#retry.withFaults(async () => {
      const { count } =
        was === null
          ? await this.#prisma.memo.createMany({ data: [{ key, value }], skipDuplicates: true })
          : await this.#prisma.memo.updateMany({ where: { key, value: was }, data: { value } });
      return count === 1 || (await this.#prisma.memo.findUnique({ where: { key } }))?.value === value;
    });
  }

  forgetMemos(beginning: string, keptMs: number): Promise<number> {
    return this.#retry.withFaults(
      () => this.#prisma.$executeRaw`DELETE FROM memos
        WHERE starts_with(key, ${beginning}) AND updated_at < now() - ${keptMs} * interval '1 millisecond'`,
    );
  }

  #written<Result>(until: number, work: () => Promise<Result>): Promise<Result> {
    return this.#retry.persistently(work, {
      until,
      through: (before) => (before === 'conflict' ? this.#lockedOut : this.#writing),
    });
  }

  async #versionMadeBy(requestId: string): Promise<number | null> {
    const entry = await this.#prisma.entry.findUnique({ where: { requestId }, select: { version: true } });
    return entry?.version ?? null;
  }
}

/** Finished games only; one that was broken off has no outcome. */
function latestFirst(games: readonly GameRecord[]): readonly GameRecord[] {
  return games
    .filter(({ outcome }) => outcome !== null)
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
}

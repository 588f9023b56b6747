import type {
  Changed,
  Commit,
  GameRecord,
  LogEntry,
  OpenGame,
  OpenObligation,
  Preferences,
  Snapshot,
  Store,
} from '../table/ports.js';
import { faultOf, violates } from './faults.js';
import { readGame, readGames, readLocked, readObligations } from './game-rows.js';
import { Prisma, type PrismaClient } from './generated/client.js';
import { readLog, readSnapshot } from './log-rows.js';
import { readPreferences, writePreferences } from './preference-rows.js';
import { Gate, KeyedQueue } from './queue.js';
import { persistently } from './retry.js';
import { insertGame, writeCommit } from './write-commit.js';

type Work<Answer> = (open: OpenGame) => Promise<{ readonly commit: Commit | null; readonly answer: Answer }>;

const REQUEST_IDS = 'entries_request_id_key';
const CHANNELS = 'games_one_per_channel';

/** The table's store on PostgreSQL, a server or the embedded one. */
export class PrismaStore implements Store {
  readonly #prisma: PrismaClient;
  readonly #gate: Gate;
  readonly #games = new KeyedQueue();

  /** `width`: how many commands may hold a connection at once. */
  constructor(prisma: PrismaClient, width: number) {
    this.#prisma = prisma;
    this.#gate = new Gate(width);
  }

  create(commit: Commit): Promise<'created' | 'seen' | 'taken'> {
    const requestId = commit.entries[0]?.requestId;
    let tried = false;
    return this.#gate.pass(() =>
      persistently(async () => {
        // After a connection lost at the commit, our own first try may be what is found.
        if (requestId !== undefined && (await this.#versionMadeBy(requestId)) !== null)
          return tried ? 'created' : 'seen';
        await this.#prisma.$transaction(async (db) => {
          await insertGame(db, commit.game);
          await writeCommit(
            db,
            { game: { ...commit.game, version: 0, seats: [], undoAsked: null, pausedAt: null }, obligations: [] },
            commit,
          );
          tried = true;
        });
        return 'created';
      }).catch((error: unknown) => {
        if (violates(error, REQUEST_IDS)) return 'seen';
        if (violates(error, CHANNELS)) return 'taken';
        throw faultOf(error);
      }),
    );
  }

  change<Answer>(gameId: string, requestId: string, work: Work<Answer>): Promise<Changed<Answer>> {
    let tried: { readonly version: number; readonly answer: Answer } | null = null;
    return this.#games.run(gameId, () =>
      this.#gate.pass(() =>
        persistently(() =>
          this.#prisma.$transaction(async (db): Promise<Changed<Answer>> => {
            const locked = await readLocked(db, gameId, requestId);
            if (locked === null) return { done: false, why: 'gone' };
            if (locked.seen !== null) {
              // After a connection lost at the commit, our own first try may be what is found.
              if (tried !== null && tried.version === locked.seen) return { done: true, answer: tried.answer };
              return { done: false, why: 'seen', version: locked.seen };
            }
            const { commit, answer } = await work({
              game: locked.game,
              obligations: locked.obligations,
              snapshotAt: (atMost) => readSnapshot(db, gameId, atMost),
              log: (from, to) => readLog(db, gameId, from, to),
              preferences: (userIds) => readPreferences(db, userIds),
            });
            if (commit !== null) await writeCommit(db, locked, commit);
            tried = { version: locked.game.version + 1, answer };
            return { done: true, answer };
          }),
        ).catch((error: unknown) => {
          throw faultOf(error);
        }),
      ),
    );
  }

  find(gameId: string): Promise<GameRecord | null> {
    return this.#read(() => readGame(this.#prisma, Prisma.sql`g.id = ${gameId}`));
  }

  inChannel(channelId: string): Promise<GameRecord | null> {
    return this.#read(() => readGame(this.#prisma, Prisma.sql`g.channel_id = ${channelId} AND g.phase <> 'archived'`));
  }

  ofUser(userId: string): Promise<readonly GameRecord[]> {
    return this.#read(() =>
      readGames(
        this.#prisma,
        Prisma.sql`g.phase <> 'archived' AND (g.master_id = ${userId} OR EXISTS (SELECT 1 FROM seats s
          WHERE s.game_id = g.id AND (s.user_id = ${userId} OR s.substitute_id = ${userId})))`,
      ),
    );
  }

  playing(): Promise<readonly GameRecord[]> {
    return this.#read(() => readGames(this.#prisma, Prisma.sql`g.phase = 'playing'`));
  }

  log(gameId: string, fromVersion?: number, toVersion?: number): Promise<readonly LogEntry[]> {
    return this.#read(() => readLog(this.#prisma, gameId, fromVersion, toVersion));
  }

  snapshotAt(gameId: string, atMost: number): Promise<Snapshot | null> {
    return this.#read(() => readSnapshot(this.#prisma, gameId, atMost));
  }

  obligations(gameId: string): Promise<readonly OpenObligation[]> {
    return this.#read(() => readObligations(this.#prisma, gameId));
  }

  preferences(userId: string): Promise<Preferences> {
    return this.#read(async () => {
      const found = (await readPreferences(this.#prisma, [userId])).get(userId);
      if (found === undefined) throw new Error(`no preferences were read for ${userId}`);
      return found;
    });
  }

  setPreferences(userId: string, preferences: Preferences): Promise<void> {
    return this.#read(() => writePreferences(this.#prisma, userId, preferences));
  }

  async #versionMadeBy(requestId: string): Promise<number | null> {
    const entry = await this.#prisma.entry.findUnique({ where: { requestId }, select: { version: true } });
    return entry?.version ?? null;
  }

  #read<Found>(work: () => Promise<Found>): Promise<Found> {
    return persistently(work).catch((error: unknown) => {
      throw faultOf(error);
    });
  }
}

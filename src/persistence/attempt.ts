import type { Changed, Commit, OpenGame } from '../table/ports/store.js';
import type { Database } from './database.js';
import { readOpen } from './game-rows.js';
import { readLog, readSnapshot } from './log-rows.js';
import { readPreferences } from './preference-rows.js';
import { writeCommit } from './write-commit.js';

export type Work<Answer> = (open: OpenGame) => Promise<{ readonly commit: Commit | null; readonly answer: Answer }>;

/** One request to change a game, retried as needed. */
export class Attempt<Answer> {
  readonly #gameId: string;
  readonly #requestId: string;
  readonly #work: Work<Answer>;
  /** What was being written when the connection broke: it may have been stored, and is then ours. */
  #tried: { readonly version: number; readonly answer: Answer } | null = null;

  constructor(gameId: string, requestId: string, work: Work<Answer>) {
    this.#gameId = gameId;
    this.#requestId = requestId;
    this.#work = work;
  }

  /** Null: the game moved on meanwhile, and nothing was written. */
  async make(db: Database): Promise<Changed<Answer> | null> {
    const gameId = this.#gameId;
    const open = await readOpen(db, gameId, this.#requestId);
    if (open === null) return { done: false, why: 'gone' };
    if (open.seen !== null) {
      if (this.#tried?.version === open.seen) return { done: true, answer: this.#tried.answer };
      return { done: false, why: 'seen', version: open.seen };
    }
    this.#tried = null;
    const { commit, answer } = await this.#work({
      game: open.game,
      obligations: open.obligations,
      snapshotAt: (atMost) => readSnapshot(db, gameId, atMost),
      log: (from, to) => readLog(db, gameId, from, to),
      preferences: (userIds) => readPreferences(db, userIds),
      mentioned: (affairId) => readMentioned(db, gameId, affairId),
    });
    if (commit === null) return { done: true, answer };
    this.#tried = { version: open.game.version + 1, answer };
    if (await writeCommit(db, open, commit)) return { done: true, answer };
    this.#tried = null;
    return null;
  }
}

/** No affair takes more posts than this. */
const LOOKED_AT = 400;

/** Who was mentioned in an affair's posts, including those still waiting. */
export async function readMentioned(db: Database, gameId: string, affairId: string): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ readonly mentions: readonly string[] }[]>`
    SELECT body->'mentions' AS mentions
    FROM (SELECT body FROM posts WHERE game_id = ${gameId} AND lane = 'channel' ORDER BY seq DESC LIMIT ${LOOKED_AT}) AS last
    WHERE body->'live'->'affair'->>'id' = ${affairId}`;
  return new Set(rows.flatMap(({ mentions }) => mentions));
}

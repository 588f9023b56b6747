import type { Changed, Commit, OpenGame } from '../table/ports/store.js';
import type { Database } from './database.js';
import { readOpen } from './game-rows.js';
import { readLog, readSnapshot } from './log-rows.js';
import { readMentioned } from './mentioned.js';
import { readPreferences } from './preference-rows.js';
import { writeCommit } from './write-commit.js';

export type Work<Answer> = (open: OpenGame) => Promise<{ readonly commit: Commit | null; readonly answer: Answer }>;

/** One request to change a game, as often as it takes. */
export class Attempt<Answer> {
  readonly #gameId: string;
  readonly #requestId: string;
  readonly #work: Work<Answer>;
  /** What was being written when the connection went: it may be there, and is then ours. */
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

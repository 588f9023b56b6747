import type { Outbox } from '../table/ports/outbox.js';
import type { Store } from '../table/ports/store.js';
import type { Animator, Clock, Picturer } from '../table/ports/world.js';
import type { ScriptedTable, TableService, WatchedTable } from '../table/service.js';
import type { Say } from '../table/words/words.js';

/** A complete table without Discord; `restart` opens it again. */
export interface LocalTable {
  readonly table: TableService & ScriptedTable & WatchedTable;
  readonly store: Store;
  readonly outbox: Outbox;
  /** Null: no pictures. */
  readonly picturer: Picturer | null;
  readonly animator: Animator | null;
  readonly say: Say;
  /** Lets time pass for one game, saying and doing whatever falls due on the way; only with a manual clock. */
  pass(ms: number, gameId: string | null): Promise<void>;
  /** Calls back after each commit, with the game. */
  onChange(listener: (gameId: string) => void): void;
  /** Resolves when every awaited bot has played. */
  botsPlayed(): Promise<void>;
  close(): Promise<void>;
}

export type OpenLocalTable = () => Promise<LocalTable>;

/** A clock that only moves when told to. */
export class HandClock implements Clock {
  private time: Date;

  constructor(start: Date) {
    this.time = start;
  }

  now(): Date {
    return this.time;
  }

  set(now: Date): void {
    this.time = now;
  }
}

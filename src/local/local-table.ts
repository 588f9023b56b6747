import type { Outbox } from '../table/ports/outbox.js';
import type { Store } from '../table/ports/store.js';
import type { Animator, Clock, Picturer } from '../table/ports/world.js';
import type { ScriptedTable, TableService } from '../table/service.js';
import type { Say } from '../table/words/words.js';

/** A table without Discord, with everything behind it; opened anew by `restart`. */
export interface LocalTable {
  readonly table: TableService & ScriptedTable;
  readonly store: Store;
  readonly outbox: Outbox;
  /** Null: no pictures. */
  readonly picturer: Picturer | null;
  readonly animator: Animator | null;
  readonly say: Say;
  /** Lets time pass for one game, saying and doing whatever falls due on the way; only by a clock moved by hand. */
  pass(ms: number, gameId: string | null): Promise<void>;
  /** When every bot that was awaited has played. */
  botsPlayed(): Promise<void>;
  close(): Promise<void>;
}

export type OpenLocalTable = () => Promise<LocalTable>;

/** A clock that only moves when it is told to. */
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

import type { Worker } from 'node:worker_threads';
import type { Interpreted } from '../core/game-module.js';
import type { Result } from '../core/result.js';
import type { HardQuestion, Reckoner } from '../table/ports/reckoner.js';

export type Reckoned =
  | { readonly id: number; readonly ok: true; readonly answer: Result<Interpreted> }
  | { readonly id: number; readonly ok: false; readonly error: string };
export type ToReckon = { readonly id: number; readonly question: HardQuestion };

export interface ReckoningLimits {
  /** More than these are sent away. */
  readonly waiting: number;
  /** An answer that takes longer is given up, and the thread with it. */
  readonly milliseconds: number;
}

const LIMITS: ReckoningLimits = { waiting: 500, milliseconds: 20_000 };

interface Waiting {
  readonly question: HardQuestion;
  readonly resolve: (answer: Result<Interpreted> | null) => void;
  readonly reject: (fault: Error) => void;
}

/** Hands questions to a thread, one after the other, and starts it anew when it dies. */
export class ReckoningQueue implements Reckoner {
  readonly #startThread: () => Worker;
  readonly #limits: ReckoningLimits;
  readonly #waiting: Waiting[] = [];
  #thread: Worker | null = null;
  #current: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;
  #id = 0;

  constructor(startThread: () => Worker, limits: Partial<ReckoningLimits> = {}) {
    this.#startThread = startThread;
    this.#limits = { ...LIMITS, ...limits };
  }

  answer(question: HardQuestion): Promise<Result<Interpreted> | null> {
    if (this.#waiting.length >= this.#limits.waiting) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    for (const one of [...(this.#current === null ? [] : [this.#current]), ...this.#waiting.splice(0)])
      one.resolve(null);
    this.#current = null;
    clearTimeout(this.#timer);
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }

  #next(): void {
    if (this.#current !== null) return;
    const next = this.#waiting.shift();
    if (next === undefined) {
      this.#thread?.unref();
      return;
    }
    this.#current = next;
    this.#thread ??= this.#start();
    this.#thread.ref();
    this.#id += 1;
    this.#timer = setTimeout(() => this.#giveUp(), this.#limits.milliseconds);
    const message: ToReckon = { id: this.#id, question: next.question };
    this.#thread.postMessage(message);
  }

  #start(): Worker {
    const thread = this.#startThread();
    thread.on('message', (reckoned: Reckoned) => {
      if (reckoned.id !== this.#id) return;
      const done = this.#settled();
      if (reckoned.ok) done?.resolve(reckoned.answer);
      else done?.reject(new Error(`a question could not be answered: ${reckoned.error}`));
      this.#next();
    });
    const fallen = (fault: Error) => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      this.#settled()?.reject(fault);
      this.#next();
    };
    thread.on('error', fallen);
    thread.on('exit', (code) => fallen(new Error(`the reckoning thread ended (${code})`)));
    return thread;
  }

  #settled(): Waiting | null {
    clearTimeout(this.#timer);
    const done = this.#current;
    this.#current = null;
    return done;
  }

  #giveUp(): void {
    const thread = this.#thread;
    this.#thread = null;
    this.#settled()?.resolve(null);
    void thread?.terminate();
    this.#next();
  }
}

import type { Worker } from 'node:worker_threads';
import type { Interpreted } from '../core/contract/typing.js';
import type { Result } from '../core/result.js';
import type { HardQuestion, Reckoner } from '../table/ports/reckoner.js';
import type { Thinker, ThoughtStep, ToThink } from '../table/ports/thinker.js';

export type Reckoned<Answer> =
  | { readonly id: number; readonly ok: true; readonly answer: Answer }
  | { readonly id: number; readonly ok: false; readonly error: string };
export type ToReckon<Question> = { readonly id: number; readonly question: Question };

export interface ThreadLimits {
  /** More than this are turned away. */
  readonly waiting: number;
  /** An answer that takes longer is given up, and the thread with it. */
  readonly milliseconds: number;
}

const LIMITS: ThreadLimits = { waiting: 500, milliseconds: 20_000 };

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer | null) => void;
  readonly reject: (fault: Error) => void;
}

/** Passes jobs to a thread one by one, and restarts it when it dies. */
export class ThreadQueue<Question, Answer> {
  readonly #startThread: () => Worker;
  readonly #limits: ThreadLimits;
  readonly #waiting: Waiting<Question, Answer>[] = [];
  #thread: Worker | null = null;
  #current: Waiting<Question, Answer> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #id = 0;

  constructor(startThread: () => Worker, limits: Partial<ThreadLimits> = {}) {
    this.#startThread = startThread;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Null: too many are waiting, or it took too long. */
  ask(question: Question): Promise<Answer | null> {
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
    const message: ToReckon<Question> = { id: this.#id, question: next.question };
    this.#thread.postMessage(message);
  }

  #start(): Worker {
    const thread = this.#startThread();
    thread.on('message', (reckoned: Reckoned<Answer>) => {
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

  #settled(): Waiting<Question, Answer> | null {
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

/** People's hard questions, one by one in their own thread. */
export class ReckoningQueue extends ThreadQueue<HardQuestion, Result<Interpreted>> implements Reckoner {
  answer(question: HardQuestion): Promise<Result<Interpreted> | null> {
    return this.ask(question);
  }
}

/** Bots' thoughts, in another thread: people wait for answers, but nobody waits for a bot's. */
export class ThinkingQueue extends ThreadQueue<ToThink, readonly ThoughtStep[]> implements Thinker {
  think(about: ToThink): Promise<readonly ThoughtStep[] | null> {
    return this.ask(about);
  }
}

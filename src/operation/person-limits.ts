import { wrapped } from '../table/around.js';
import type { Reply } from '../table/ports/message.js';
import { KeyedLimit } from '../table/ports/queue.js';
import type { TableService } from '../table/service.js';

interface Allowed {
  /** A burst of this many, and this many more per second. */
  readonly atOnce: number;
  readonly perSecond: number;
}

export interface PersonLimits {
  readonly acts: Allowed;
  readonly suggestions: Allowed;
  /** Requests of one person under way; his others queue, without delaying anyone else. */
  readonly underWay: number;
}

/** No player comes near these limits. */
const LIMITS: PersonLimits = {
  acts: { atOnce: 40, perSecond: 2 },
  suggestions: { atOnce: 60, perSecond: 10 },
  underWay: 2,
};

/** How many people are remembered before the quietest are dropped. */
const MANY = 1_000;

/**
 * The table with per-person limits: a person who asks without end is told when to try again and slows nobody else down.
 */
export function limitPersons(
  table: TableService,
  limits: PersonLimits = LIMITS,
  now: () => number = () => performance.now(),
): TableService {
  const acts = new Budgets(limits.acts, now);
  const suggestions = new Budgets(limits.suggestions, now);
  const lines = new KeyedLimit(limits.underWay);

  const act = async (userId: string, work: () => Promise<Reply>): Promise<Reply> => {
    const seconds = acts.spend(userId);
    return seconds > 0 ? tooMany(limits.acts.atOnce, seconds) : lines.pass(userId, work);
  };

  return wrapped(table, {
    execute: (call, request) => act(request.userId, call),
    press: (call, request) => act(request.userId, call),
    // Further typing gets another list anyway.
    complete: async (call, request) => (suggestions.spend(request.userId) > 0 ? [] : call()),
  });
}

function tooMany(most: number, seconds: number): Reply {
  const rejection = { code: 'person-quick', values: { most, seconds } };
  return { lines: [{ from: 'rejection', module: null, rejection }], refused: rejection };
}

/** Each person's remaining allowance, refilled over time. */
class Budgets {
  readonly #allowed: Allowed;
  readonly #now: () => number;
  readonly #left = new Map<string, { count: number; at: number }>();

  constructor(allowed: Allowed, now: () => number) {
    this.#allowed = allowed;
    this.#now = now;
  }

  /** 0, or the number of seconds until something is left again. */
  spend(userId: string): number {
    const { atOnce, perSecond } = this.#allowed;
    const at = this.#now();
    if (this.#left.size > MANY) this.#forget(at);
    const before = this.#left.get(userId);
    const count =
      before === undefined ? atOnce : Math.min(atOnce, before.count + ((at - before.at) / 1000) * perSecond);
    if (count < 1) return Math.ceil((1 - count) / perSecond);
    this.#left.set(userId, { count: count - 1, at });
    return 0;
  }

  #forget(at: number): void {
    const { atOnce, perSecond } = this.#allowed;
    for (const [userId, left] of this.#left)
      if (left.count + ((at - left.at) / 1000) * perSecond >= atOnce) this.#left.delete(userId);
  }
}

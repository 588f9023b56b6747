import { wrapped } from '../table/around.js';
import type { Reply } from '../table/ports/message.js';
import { KeyedLimit } from '../table/ports/queue.js';
import type { TableService } from '../table/service.js';
import { type Allowed, Budgets } from './budgets.js';

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

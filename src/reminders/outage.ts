import type { Leases } from '../table/ports/outbox.js';
import type { ReminderStore } from '../table/ports/reminder-store.js';
import type { Clock } from '../table/ports/world.js';

/**
 * While nobody was on duty (no process ran, or the database or Discord was down) nobody could act, so deadlines must
 * not lapse as soon as the bot is back. Every round leaves a mark; a process that finds it old moves all open waits by
 * the length of the outage.
 */
export interface OutageWatch {
  /** Call before anything may lapse. How long nobody was on duty, in milliseconds; 0: no outage to speak of. */
  makeUp(): Promise<number>;
  /** After each round; written once a minute. */
  mark(): Promise<void>;
}

interface OutageWatchParts {
  readonly store: Pick<ReminderStore, 'moveOn'>;
  readonly leases: Pick<Leases, 'recall' | 'remember'>;
  readonly clock: Clock;
}

/** Shorter gaps are restarts or version changes, not outages. */
export const LEAST_OUTAGE_MS = 15 * 60_000;

const MARK = 'reminders.last-round';
const MARK_EVERY_MS = 60_000;

export function createOutageWatch({ store, leases, clock }: OutageWatchParts): OutageWatch {
  /** The last mark this process knows: while it is fresh, nothing needs to be queried. */
  let known = Number.NEGATIVE_INFINITY;
  let marked = Number.NEGATIVE_INFINITY;
  const isFresh = (mark: number, now: Date) => mark <= now.getTime() && now.getTime() - mark < LEAST_OUTAGE_MS;
  return {
    async mark() {
      const now = clock.now();
      const age = now.getTime() - marked;
      if (age >= 0 && age < MARK_EVERY_MS) return;
      await leases.remember(MARK, now.toISOString());
      marked = now.getTime();
      known = marked;
    },
    async makeUp() {
      const now = clock.now();
      if (isFresh(known, now)) return 0;
      const since = await leases.recall(MARK);
      known = new Date(since ?? Number.NaN).getTime();
      const lasted = now.getTime() - known;
      if (since === null || !(lasted >= LEAST_OUTAGE_MS)) return 0;
      // Of several processes that come back together one makes up for it; the others wait for its mark.
      const moved = await store.moveOn({ mark: MARK, since, until: now.toISOString() });
      known = now.getTime();
      return moved ? lasted : 0;
    },
  };
}

import type { Leases } from '../table/ports/outbox.js';
import type { ReminderStore } from '../table/ports/reminder-store.js';
import type { Clock } from '../table/ports/world.js';

/**
 * While nobody was on duty (no process ran or all slept, the database or Discord was away), nobody could act: deadlines
 * must not lapse the moment the bot is back. Every round leaves a mark; who finds it old moves all open waits on by as
 * long as that lasted.
 */
export interface OutageWatch {
  /** Before anything may fall due. How long nobody was on duty, in milliseconds; 0: no outage worth the name. */
  makeUp(): Promise<number>;
  /** After each round; written once a minute. */
  mark(): Promise<void>;
}

interface OutageWatchParts {
  readonly store: Pick<ReminderStore, 'moveOn'>;
  readonly leases: Pick<Leases, 'recall' | 'remember'>;
  readonly clock: Clock;
}

/** A restart, or a new version taking over, is no outage. */
export const LEAST_OUTAGE_MS = 15 * 60_000;

const MARK = 'reminders.last-round';
const MARK_EVERY_MS = 60_000;

export function createOutageWatch({ store, leases, clock }: OutageWatchParts): OutageWatch {
  /** The last mark that this process knows of: while it is fresh nobody needs to be asked. */
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
      // Of several that come back together one makes up for it; the others wait for its mark.
      const moved = await store.moveOn({ mark: MARK, since, until: now.toISOString() });
      known = now.getTime();
      return moved ? lasted : 0;
    },
  };
}

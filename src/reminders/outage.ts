import type { Leases } from '../table/ports/outbox.js';
import type { ReminderStore } from '../table/ports/reminder-store.js';
import type { Clock } from '../table/ports/store.js';

/**
 * While no process ran, nobody could act: deadlines must not lapse the moment the bot is back. Every round leaves a
 * mark; who starts after a long silence moves all open waits on by as long as it lasted.
 */
export interface OutageWatch {
  /** Before anybody can act. How long nobody was on duty, in milliseconds; 0: no outage worth the name. */
  begin(): Promise<number>;
  /** After each round. */
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

export function createOutageWatch({ store, leases, clock }: OutageWatchParts): OutageWatch {
  return {
    mark: () => leases.remember(MARK, clock.now().toISOString()),
    async begin() {
      const since = await leases.recall(MARK);
      const now = clock.now();
      const lasted = now.getTime() - new Date(since ?? Number.NaN).getTime();
      if (since === null || !(lasted >= LEAST_OUTAGE_MS)) return 0;
      // Of several that start together one makes up for it; the others wait for its mark.
      return (await store.moveOn({ mark: MARK, since, until: now.toISOString() })) ? lasted : 0;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Backroom } from '../table/outbox-port.js';
import type { Clock } from '../table/ports.js';
import type { ReminderStore } from '../table/reminder-port.js';

/**
 * While no process ran, nobody could act: deadlines must not lapse the moment the bot is back. Every round leaves a
 * mark; who starts after a long silence moves all open waits on by as long as it lasted.
 */
export interface Vigil {
  /** Before anybody can act. How long nobody was on duty, in milliseconds; 0: no outage worth the name. */
  begin(): Promise<number>;
  /** After each round. */
  mark(): Promise<void>;
}

interface VigilParts {
  readonly store: Pick<ReminderStore, 'moveOn'>;
  readonly backroom: Backroom;
  readonly clock: Clock;
}

/** A restart, or a new version taking over, is no outage. */
export const LEAST_OUTAGE_MS = 15 * 60_000;

const MARK = 'reminders.last-round';
const LEASE = 'reminders.outage';
const HOLD_MS = 60_000;
const ASK_AGAIN_MS = 250;

export function createVigil({ store, backroom, clock }: VigilParts): Vigil {
  /** The last round of anybody, where it is long past. */
  async function silentSince(): Promise<Date | null> {
    const last = new Date((await backroom.recall(MARK)) ?? Number.NaN);
    return clock.now().getTime() - last.getTime() >= LEAST_OUTAGE_MS ? last : null;
  }
  const mark = (): Promise<void> => backroom.remember(MARK, clock.now().toISOString());

  return {
    mark,
    async begin() {
      for (;;) {
        if ((await silentSince()) === null) return 0;
        // Of several that start together one makes up for it, and the others wait for its mark.
        if (await backroom.lease(LEASE, HOLD_MS)) break;
        await sleep(ASK_AGAIN_MS);
      }
      try {
        const since = await silentSince();
        if (since === null) return 0;
        const lasted = clock.now().getTime() - since.getTime();
        await store.moveOn(lasted, since);
        await mark();
        return lasted;
      } finally {
        await backroom.release(LEASE);
      }
    },
  };
}

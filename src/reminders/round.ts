import type { OpenWaits, ReminderStore, Telling } from '../table/ports/reminder-store.js';
import type { Clock, Entropy, OutboxSignal } from '../table/ports/store.js';
import type { Lapsed, TableService } from '../table/service.js';
import { type DueLapse, lapsedNow, nextMoment, owedNow, wordsFor } from './due.js';
import { tellingOf } from './telling.js';

/** One look at all that is due. Safe to run anywhere, any number of times, in any number of processes at once. */
export interface Reminders {
  /** Everything, or what one game has just made due. */
  round(gameId?: string): Promise<RoundResult>;
  /** The next moment at which a round may find something, for a clock moved by hand. */
  nextMoment(after: Date): Promise<Date | null>;
}

interface LapsedWait {
  readonly lapse: DueLapse;
  readonly answer: Lapsed;
}

export interface RoundResult {
  readonly told: number;
  readonly lapsed: readonly LapsedWait[];
  readonly failures: readonly unknown[];
}

interface RemindersParts {
  readonly store: ReminderStore;
  readonly table: Pick<TableService, 'lapse'>;
  readonly clock: Clock;
  readonly entropy: Entropy;
  /** Tells the publisher that words wait in the outbox. */
  readonly outboxSignal: OutboxSignal;
}

/** The autopilot may need many moves for a wait, and open the next that is overdue; what is more waits for a minute. */
const MOST_PASSES = 200;

export function createReminders({ store, table, clock, entropy, outboxSignal }: RemindersParts): Reminders {
  /** Everything of one game that is over by now, and what that leads to. */
  async function settleGame(gameId: string, lapsed: LapsedWait[]): Promise<void> {
    const tried = new Set<string>();
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const due = lapsedNow(await store.openWaits(gameId), clock.now()).filter(
        (lapse) => !tried.has(requestIdOf(lapse)),
      );
      if (due.length === 0) return;
      for (const lapse of due) {
        const requestId = requestIdOf(lapse);
        tried.add(requestId);
        const answer = await table.lapse({ gameId, obligationId: lapse.obligationId, requestId });
        lapsed.push({ lapse, answer });
      }
    }
  }

  async function settleLapses(due: readonly DueLapse[], failures: unknown[]): Promise<readonly LapsedWait[]> {
    const lapsed: LapsedWait[] = [];
    for (const gameId of new Set(due.map((lapse) => lapse.gameId))) {
      try {
        await settleGame(gameId, lapsed);
      } catch (fault) {
        failures.push(fault);
      }
    }
    return lapsed;
  }

  function ring(telling: Telling | null): number {
    const posts = telling?.posts ?? [];
    for (const gameId of new Set(posts.map((post) => post.gameId))) outboxSignal.ring(gameId);
    return posts.length;
  }

  async function round(gameId?: string): Promise<RoundResult> {
    const failures: unknown[] = [];
    let openWaits = await store.openWaits(gameId);
    const lapsed = await settleLapses(lapsedNow(openWaits, clock.now()), failures);
    if (lapsed.length > 0) openWaits = await store.openWaits(gameId);
    const now = clock.now();
    let told = 0;
    for (const userId of owedNow(openWaits, now)) {
      try {
        let telling: Telling | null = null;
        const decide = (openWaits: OpenWaits): Telling | null => {
          telling = tellingOf(userId, wordsFor(openWaits, userId, now), now, () => entropy.id());
          return telling;
        };
        if (await store.tell(userId, decide)) told += ring(telling);
      } catch (fault) {
        failures.push(fault);
      }
    }
    return { told, lapsed, failures };
  }

  return {
    round,
    nextMoment: async (after) => nextMoment(await store.openWaits(), after),
  };
}

/**
 * The same in every process that sees the game as it is now, so that it happens once; another once the game has moved
 * on, since the autopilot may need several moves for one wait.
 */
function requestIdOf(lapse: DueLapse): string {
  return `lapse:${lapse.gameId}:${lapse.obligationId}:${lapse.version}`;
}

/**
 * Moves a clock by hand from one moment to another, stopping wherever something may fall due: what
 * `wait 2d` of a play script does.
 */
export async function passTime(reminders: Reminders, setClock: (now: Date) => void, from: Date, to: Date) {
  let cursor = from;
  await reminders.round();
  for (;;) {
    const next = await reminders.nextMoment(cursor);
    if (next === null || next > to) break;
    cursor = next;
    setClock(cursor);
    await reminders.round();
  }
  setClock(to);
  await reminders.round();
}

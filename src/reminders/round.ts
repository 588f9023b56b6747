import type { Look, NoticePosts, OpenWaits, ReminderStore } from '../table/ports/reminder-store.js';
import { StorageFault } from '../table/ports/storage-fault.js';
import type { Clock, Entropy, OutboxSignal } from '../table/ports/world.js';
import type { Lapsed, TableService } from '../table/service.js';
import type { BotTurns } from './bot-turns.js';
import { awaitingBots, type DueLapse, isAnythingDue, lapsedNow, nextMoment, noticesFor, owedNow } from './due.js';
import { noticePosts } from './notice-posts.js';

/** One round over all that is due. Safe to run anywhere, any number of times, in any number of processes at once. */
export interface Reminders {
  /** Everything, or what one game has just made due. */
  round(gameId?: string): Promise<RoundResult>;
  /** The next moment at which a round may find something, for a manual clock. */
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

interface Found extends RoundResult {
  told: number;
  readonly lapsed: LapsedWait[];
  readonly failures: unknown[];
}

interface RemindersParts {
  readonly store: ReminderStore;
  readonly table: Pick<TableService, 'lapse' | 'rest'>;
  readonly clock: Clock;
  readonly entropy: Entropy;
  /** Tells the publisher that posts wait in the outbox. */
  readonly outboxSignal: OutboxSignal;
  /** Plays for bots; without it bots wait. */
  readonly botTurns?: Pick<BotTurns, 'begin'>;
}

/** The autopilot may need many moves for a wait, and open the next one, also overdue; the rest waits a minute. */
const MOST_PASSES = 200;
/** Games that a round handles at once. */
const AT_ONCE = 100;

export function createReminders({ store, table, clock, entropy, outboxSignal, botTurns }: RemindersParts): Reminders {
  /** Everything overdue in one game, and what follows from it. */
  async function settleGame(gameId: string, lapsed: LapsedWait[]): Promise<void> {
    const tried = new Set<string>();
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const due = lapsedNow(await store.openWaits([gameId]), clock.now()).filter(
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
        noteOrStop(fault, failures);
      }
    }
    return lapsed;
  }

  function ring(telling: NoticePosts | null): number {
    const posts = telling?.posts ?? [];
    for (const gameId of new Set(posts.map((post) => post.gameId))) outboxSignal.ring(gameId);
    return posts.length;
  }

  /** What is due in these games, and what follows from it. */
  async function settle(openWaits: OpenWaits, found: Found): Promise<void> {
    const lapsed = await settleLapses(lapsedNow(openWaits, clock.now()), found.failures);
    found.lapsed.push(...lapsed);
    const gameIds = openWaits.games.map(({ game }) => game.id);
    const left = lapsed.length === 0 ? openWaits : await store.openWaits(gameIds);
    const now = clock.now();
    for (const gameId of awaitingBots(left)) botTurns?.begin(gameId);
    for (const userId of owedNow(left, now)) {
      try {
        let telling: NoticePosts | null = null;
        const decide = (openWaits: OpenWaits): NoticePosts | null => {
          telling = noticePosts(userId, noticesFor(openWaits, userId, now), now, () => entropy.id());
          return telling;
        };
        if (await store.tell(userId, decide)) found.told += ring(telling);
      } catch (fault) {
        noteOrStop(fault, found.failures);
      }
    }
  }

  /** Every game that may have something due, a few at a time: thousands at once would delay everyone's commands. */
  async function settleAll(found: Found): Promise<void> {
    let after = '';
    for (;;) {
      const now = clock.now();
      const { openWaits, marks } = await store.dueGames(now, after, AT_ONCE);
      await settle(openWaits, found);
      await store.looked(looksAt(openWaits, marks, now));
      const last = [...marks.keys()].at(-1);
      if (last === undefined || marks.size < AT_ONCE) return;
      after = last;
    }
  }

  /** Games in which nobody acts any more. */
  async function settleSilence(found: Found, only?: string): Promise<void> {
    let after = '';
    for (;;) {
      const due = await store.resting(clock.now(), after, AT_ONCE, only);
      for (const { gameId, at } of due) {
        try {
          const rested = await table.rest({ gameId, requestId: `rest:${gameId}:${at.toISOString()}` });
          if (rested === 'awake') await store.awake(gameId, at);
        } catch (fault) {
          noteOrStop(fault, found.failures);
        }
      }
      const last = due.at(-1);
      if (last === undefined || due.length < AT_ONCE) return;
      after = last.gameId;
    }
  }

  async function round(gameId?: string): Promise<RoundResult> {
    const found: Found = { told: 0, lapsed: [], failures: [] };
    if (gameId === undefined) await settleAll(found);
    else await settle(await store.openWaits([gameId]), found);
    await settleSilence(found, gameId);
    return found;
  }

  return {
    round,
    nextMoment: async (after) => {
      const moments = [nextMoment(await store.openWaits(), after), await store.nextRest(after)];
      return moments.reduce((next, at) => (next === null || (at !== null && at < next) ? at : next), null);
    },
  };
}

/** A fault in one game or person delays nobody else; an unreachable database ends the round. */
function noteOrStop(fault: unknown, failures: unknown[]): void {
  if (fault instanceof StorageFault && fault.code === 'unreachable') throw fault;
  failures.push(fault);
}

/** If nothing was due, when something will be; a game with something due is checked again. */
function looksAt({ games, preferences }: OpenWaits, marks: ReadonlyMap<string, number>, now: Date): readonly Look[] {
  const awaited = new Map(games.map((one) => [one.game.id, one]));
  return [...marks].flatMap(([gameId, mark]) => {
    const one = awaited.get(gameId);
    const openWaits = { games: one === undefined ? [] : [one], preferences };
    // A bot stopped while thinking thinks again in the next round.
    const isDue = isAnythingDue(openWaits, now) || awaitingBots(openWaits).length > 0;
    return isDue ? [] : [{ gameId, mark, next: nextMoment(openWaits, now) }];
  });
}

/**
 * The same in every process that sees the game as it is now, so that it happens once; a new one once the game has moved
 * on, since the autopilot may need several moves for one wait.
 */
function requestIdOf(lapse: DueLapse): string {
  return `lapse:${lapse.gameId}:${lapse.obligationId}:${lapse.version}`;
}

/**
 * Moves a manual clock from one moment to another, stopping wherever something may fall due: `wait 2d` of a play
 * script.
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

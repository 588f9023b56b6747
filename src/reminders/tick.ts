import { schedule } from 'node-cron';
import type { OutageWatch } from './outage.js';
import type { Reminders, RoundResult } from './round.js';

/** The one place with a timer: a round every few seconds, and one for a game right after it changed. */
export interface Tick {
  /** A game changed: those it now awaits are called at once, not at the next round. */
  gameChanged(gameId: string): void;
  /** Starts no new round and waits for the current one. */
  stop(): Promise<void>;
}

interface TickParts {
  readonly reminders: Reminders;
  readonly outageWatch: OutageWatch;
  /** Whether people can act at all: while Discord is down nothing lapses, and no mark is left. */
  readonly canAct: () => boolean;
  readonly onOutage: (milliseconds: number) => void;
  readonly onRound: (result: RoundResult) => void;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Work left undone by a killed process (a bot's turn, a call) is found by another's next check, or at the next start.
 */
const EVERY_SECONDS = 5;
/** The first round comes early, so that nobody waits a whole interval after a start. */
const FIRST_LOOK_MS = 250;

export function startTick({ reminders, outageWatch, canAct, onOutage, onRound, onFault }: TickParts): Tick {
  let underWay: Promise<void> = Promise.resolve();
  let stopped = false;
  const waiting = new Set<string>();
  let roundWaiting = false;

  /** Rounds run one after another: within a process they would only wait for each other's rows. */
  function queue(begins: () => void, work: () => Promise<RoundResult>): void {
    underWay = underWay.then(async () => {
      begins();
      if (stopped || !canAct()) return;
      try {
        const outage = await outageWatch.makeUp();
        if (outage > 0) onOutage(outage);
        onRound(await work());
      } catch (fault) {
        onFault(fault);
      }
    });
  }

  function goRound(): void {
    if (roundWaiting) return;
    roundWaiting = true;
    const begins = () => {
      roundWaiting = false;
    };
    queue(begins, async () => {
      const result = await reminders.round();
      await outageWatch.mark();
      return result;
    });
  }

  const task = schedule(`*/${EVERY_SECONDS} * * * * *`, goRound);
  const first = setInterval(() => {
    if (!canAct()) return;
    clearInterval(first);
    goRound();
  }, FIRST_LOOK_MS);

  return {
    gameChanged(gameId) {
      if (stopped || waiting.has(gameId)) return;
      waiting.add(gameId);
      queue(
        () => void waiting.delete(gameId),
        () => reminders.round(gameId),
      );
    },
    async stop() {
      stopped = true;
      clearInterval(first);
      await task.destroy();
      await underWay;
    },
  };
}

import type { Leases } from '../table/ports/outbox.js';
import type { TableService } from '../table/service.js';

/** Drives the bots at the tables: each plays on in its game for as long as it is awaited, in the background. */
export interface BotTurns {
  /** It may be a bot's turn in this game. */
  begin(gameId: string): void;
  /** Resolves when no bot thinks any more. */
  idle(): Promise<void>;
  /** Finishes the current thoughts and starts none; the rest will be thought of again by the next process. */
  stop(): Promise<void>;
}

interface BotTurnsParts {
  readonly table: Pick<TableService, 'playOn'>;
  /** Of several processes on the same games, one thinks for a game; the others wait until it finishes or dies. */
  readonly leases?: Pick<Leases, 'lease' | 'release'>;
  readonly onFault: (fault: unknown) => void;
}

/** After this long without a renewal a process counts as dead, and others think for its games. */
const LEASE_MS = 4_000;
const STEP_MS = 1_000;

export function createBotTurns({ table, leases, onFault }: BotTurnsParts): BotTurns {
  const underWay = new Map<string, Promise<void>>();
  /** Changed while its bots were playing: check once more. */
  const again = new Set<string>();
  let stopped = false;

  async function play(gameId: string): Promise<void> {
    try {
      do {
        again.delete(gameId);
        await alone(gameId, async () => {
          while (!stopped && (await table.playOn(gameId)) === 'played');
        });
      } while (again.has(gameId) && !stopped);
    } finally {
      // Without an await since the last check: later changes start over.
      underWay.delete(gameId);
    }
  }

  /** Runs it while no other process does the same. */
  async function alone(gameId: string, work: () => Promise<void>): Promise<void> {
    if (leases === undefined) return work();
    const name = `bots.${gameId}`;
    while (!(await leases.lease(name, LEASE_MS))) {
      if (stopped) return;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    const heartbeat = setInterval(() => void leases.lease(name, LEASE_MS).catch(onFault), STEP_MS);
    try {
      await work();
    } finally {
      clearInterval(heartbeat);
      await leases.release(name);
    }
  }

  return {
    begin(gameId) {
      if (stopped) return;
      if (underWay.has(gameId)) {
        again.add(gameId);
        return;
      }
      underWay.set(gameId, play(gameId).catch(onFault));
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    async stop() {
      stopped = true;
      await Promise.all(underWay.values());
    },
  };
}

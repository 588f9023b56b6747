import type { Leases } from '../table/ports/outbox.js';
import type { TableService } from '../table/service.js';

/** The bots that sit at tables: each game's play on for as long as they are awaited, and nobody waits for them here. */
export interface BotTurns {
  /** It may be a bot's turn in this game. */
  begin(gameId: string): void;
  /** When no bot thinks any more. */
  idle(): Promise<void>;
  /** What is being thought is finished, and nothing begun: it is all thought of again by whoever goes on. */
  stop(): Promise<void>;
}

interface BotTurnsParts {
  readonly table: Pick<TableService, 'playOn'>;
  /** Where several processes share the games one of them thinks for a game, the others wait for its end or its death. */
  readonly leases?: Pick<Leases, 'lease' | 'release'>;
  readonly onFault: (fault: unknown) => void;
}

/** So long after its last word a process counts as killed, and others think for its games. */
const LEASE_MS = 4_000;
const STEP_MS = 1_000;

export function createBotTurns({ table, leases, onFault }: BotTurnsParts): BotTurns {
  const underWay = new Map<string, Promise<void>>();
  /** Changed while its bots were at it: looked at once more. */
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
      // In the same breath as the last look: what changes from here on begins anew.
      underWay.delete(gameId);
    }
  }

  /** While no other process does the same. */
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

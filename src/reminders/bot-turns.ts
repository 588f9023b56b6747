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
  readonly onFault: (fault: unknown) => void;
}

export function createBotTurns({ table, onFault }: BotTurnsParts): BotTurns {
  const underWay = new Map<string, Promise<void>>();
  /** Changed while its bots were at it: looked at once more. */
  const again = new Set<string>();
  let stopped = false;

  async function play(gameId: string): Promise<void> {
    try {
      do {
        again.delete(gameId);
        while (!stopped && (await table.playOn(gameId)) === 'played');
      } while (again.has(gameId) && !stopped);
    } finally {
      // In the same breath as the last look: what changes from here on begins anew.
      underWay.delete(gameId);
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

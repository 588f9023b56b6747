import { schedule } from 'node-cron';
import type { Leases } from '../table/ports/outbox.js';

interface ServersParts {
  readonly bot: { restInGoneServers(): Promise<number> };
  readonly leases: Pick<Leases, 'lease'>;
  readonly onGone: (servers: number) => void;
  readonly onFault: (fault: unknown) => void;
}

/** One process asks for all, once a day: as the lease is not given back, not at each restart. */
const LEASE = 'servers';
const HELD_MS = 20 * 3_600_000;

/** Lets games rest whose server the bot has left, at the start and every night. */
export function startServersWatch({ bot, leases, onGone, onFault }: ServersParts): { stop(): Promise<void> } {
  let underWay: Promise<void> = look();
  const task = schedule('41 3 * * *', () => {
    underWay = underWay.then(look);
  });

  async function look(): Promise<void> {
    try {
      if (!(await leases.lease(LEASE, HELD_MS))) return;
      const gone = await bot.restInGoneServers();
      if (gone > 0) onGone(gone);
    } catch (fault) {
      onFault(fault);
    }
  }

  return {
    async stop() {
      await task.destroy();
      await underWay;
    },
  };
}

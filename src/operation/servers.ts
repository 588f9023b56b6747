import type { Leases } from '../table/ports/outbox.js';
import { startNightly } from './nightly.js';

interface ServersParts {
  readonly bot: { restInGoneServers(): Promise<number> };
  readonly leases: Pick<Leases, 'lease'>;
  readonly onGone: (servers: number) => void;
  readonly onFault: (fault: unknown) => void;
}

/** One process asks for all, once a day: as the lease is not given back, not at each restart. */
const LEASE = 'servers';
const HELD_MS = 20 * 3_600_000;

/** Lets games rest whose server the bot has left. */
export function startServersWatch({ bot, leases, onGone, onFault }: ServersParts): { stop(): Promise<void> } {
  return startNightly({
    at: '41 3 * * *',
    onFault,
    async work() {
      if (!(await leases.lease(LEASE, HELD_MS))) return;
      const gone = await bot.restInGoneServers();
      if (gone > 0) onGone(gone);
    },
  });
}

import { schedule } from 'node-cron';
import type { Outbox } from '../table/ports/outbox.js';

/** How long posts that were sent or given up are kept for troubleshooting; nothing else needs them. */
export const POSTS_KEPT_DAYS = 30;

interface TidyingParts {
  readonly outbox: Pick<Outbox, 'prune'>;
  readonly onPruned: (posts: number) => void;
  readonly onFault: (fault: unknown) => void;
}

/** Deletes what is no longer needed, at start and every night. Any number of processes may do it at once. */
export function startTidying({ outbox, onPruned, onFault }: TidyingParts): { stop(): Promise<void> } {
  let underWay: Promise<void> = tidy();
  const task = schedule('17 4 * * *', () => {
    underWay = underWay.then(tidy);
  });

  async function tidy(): Promise<void> {
    try {
      const pruned = await outbox.prune(POSTS_KEPT_DAYS * 86_400_000);
      if (pruned > 0) onPruned(pruned);
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

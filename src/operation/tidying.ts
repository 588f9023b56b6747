import { schedule } from 'node-cron';
import type { Outbox } from '../table/ports/outbox.js';

/** Posts that left, or never can, are kept so long for whoever looks into what happened; nothing else needs them. */
export const POSTS_KEPT_DAYS = 30;

interface TidyingParts {
  readonly outbox: Pick<Outbox, 'prune'>;
  readonly onPruned: (posts: number) => void;
  readonly onFault: (fault: unknown) => void;
}

/** Takes out what nobody needs any more, at the start and every night. Any number of processes may do it at once. */
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

import type { Outbox } from '../table/ports/outbox.js';
import type { Store } from '../table/ports/store.js';
import { KEPT_DAYS, TRIALS } from '../table/whatif/kept-trial.js';
import { startNightly } from './nightly.js';

/** How long posts that were sent or given up are kept for troubleshooting; nothing else needs them. */
export const POSTS_KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

interface TidyingParts {
  readonly outbox: Pick<Outbox, 'prune'>;
  readonly store: Pick<Store, 'forgetMemos'>;
  readonly onPruned: (posts: number) => void;
  readonly onFault: (fault: unknown) => void;
}

/** Deletes what is no longer needed. Any number of processes may do it at once. */
export function startTidying({ outbox, store, onPruned, onFault }: TidyingParts): { stop(): Promise<void> } {
  return startNightly({
    at: '17 4 * * *',
    onFault,
    async work() {
      const pruned = await outbox.prune(POSTS_KEPT_DAYS * DAY_MS);
      if (pruned > 0) onPruned(pruned);
      await store.forgetMemos(TRIALS, KEPT_DAYS * DAY_MS);
    },
  });
}

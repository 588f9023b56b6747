import { schedule } from 'node-cron';

interface Nightly {
  /** When, as a line of cron. */
  readonly at: string;
  readonly work: () => Promise<void>;
  readonly onFault: (fault: unknown) => void;
}

/** Work done at the start and every night, one round after the other; a fault leaves the next night as it is. */
export function startNightly({ at, work, onFault }: Nightly): { stop(): Promise<void> } {
  const round = () => work().catch(onFault);
  let underWay = round();
  const task = schedule(at, () => {
    underWay = underWay.then(round);
  });
  return {
    async stop() {
      await task.destroy();
      await underWay;
    },
  };
}

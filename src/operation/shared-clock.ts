import type { Clock } from '../table/ports/world.js';

interface SharedClockParts {
  /** The time by the database's clock. */
  readonly ask: () => Promise<Date>;
  readonly own: Clock;
  /** How far this machine's clock is off. */
  readonly onOff: (milliseconds: number) => void;
}

interface SharedClock extends Clock {
  /** Compares with the database's clock. */
  adjust(): Promise<void>;
  /** Keeps comparing until the end. */
  keep(onFault: (fault: unknown) => void): { stop(): Promise<void> };
}

/** Smaller differences are network latency. */
const LEAST_MS = 1_000;
const EVERY_MS = 60_000;

/**
 * The shared clock of all processes on one database: this machine's, corrected by the database's. Deadlines and outages
 * use it, so that a machine whose clock is days ahead lets nothing lapse.
 */
export function createSharedClock({ ask, own, onOff }: SharedClockParts): SharedClock {
  let off = 0;

  async function adjust(): Promise<void> {
    const before = own.now().getTime();
    const there = (await ask()).getTime();
    const after = own.now().getTime();
    const found = there - (before + after) / 2;
    const now = Math.abs(found) < Math.max(LEAST_MS, after - before) ? 0 : found;
    if (Math.abs(now - off) >= LEAST_MS) onOff(now);
    off = now;
  }

  return {
    now: () => new Date(own.now().getTime() + off),
    adjust,
    keep(onFault) {
      let underWay: Promise<void> = Promise.resolve();
      const timer = setInterval(() => {
        underWay = adjust().catch(onFault);
      }, EVERY_MS);
      return {
        async stop() {
          clearInterval(timer);
          await underWay;
        },
      };
    },
  };
}

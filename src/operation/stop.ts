/**
 * A graceful stop: one step after the other, in the order in which work flows (first nothing new is taken, at last
 * the database closes), all within a bound. A step that fails or hangs keeps nobody from the next.
 */
export interface StopStep {
  readonly name: string;
  /** How long this step may hold up the stop. */
  readonly withinMs: number;
  readonly stop: () => Promise<void> | void;
}

interface StopReport {
  readonly clean: boolean;
  readonly steps: readonly {
    readonly name: string;
    readonly how: 'done' | 'late' | 'failed';
    readonly fault?: unknown;
  }[];
}

export async function stopInOrder(steps: readonly StopStep[]): Promise<StopReport> {
  const taken: { name: string; how: 'done' | 'late' | 'failed'; fault?: unknown }[] = [];
  for (const { name, withinMs, stop } of steps) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), withinMs);
    });
    const done = Promise.resolve()
      .then(stop)
      .then(() => 'done' as const);
    try {
      taken.push({ name, how: await Promise.race([done, late]) });
    } catch (fault) {
      taken.push({ name, how: 'failed', fault });
    } finally {
      clearTimeout(timer);
      done.catch(() => undefined);
    }
  }
  return { clean: taken.every(({ how }) => how === 'done'), steps: taken };
}

/** Calls once at the first SIGTERM or SIGINT; a second one ends the process on the spot. */
export function onStopSignal(stop: (signal: string) => void): void {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(signal === 'SIGINT' ? 130 : 143);
      asked = true;
      stop(signal);
    });
  }
}

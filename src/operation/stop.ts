/**
 * A graceful stop: one step after the other in the order of the work (first accept nothing new, last close the
 * database), all within a time limit. A step that fails or is slow does not stop the next. Slow is not an error:
 * whatever has closed by the final check has closed in order.
 */
export interface StopStep {
  readonly name: string;
  /** How long this step may delay the stop. */
  readonly withinMs: number;
  readonly stop: () => Promise<void> | void;
}

type How = 'done' | 'late' | 'failed' | 'never';

interface Taken {
  readonly name: string;
  readonly how: How;
  readonly fault?: unknown;
}

interface StopReport {
  /** Everything closed, if late. */
  readonly clean: boolean;
  readonly steps: readonly Taken[];
}

/** How long slow steps are waited for once all have been called. */
export const LAST_LOOK_MS = 3_000;

export async function stopInOrder(steps: readonly StopStep[], lastLookMs = LAST_LOOK_MS): Promise<StopReport> {
  const asked: { name: string; inTime: boolean; closing: Promise<Taken> }[] = [];
  for (const { name, withinMs, stop } of steps) {
    const closing = Promise.resolve()
      .then(stop)
      .then(
        (): Taken => ({ name, how: 'done' }),
        (fault: unknown): Taken => ({ name, how: 'failed', fault }),
      );
    asked.push({ name, closing, inTime: (await orLate(closing, withinMs)) !== 'late' });
  }
  const over = orLate(Promise.all(asked.map(({ closing }) => closing)), lastLookMs);
  const taken = await Promise.all(
    asked.map(async ({ name, inTime, closing }): Promise<Taken> => {
      const end = await Promise.race([closing, over.then(() => null)]);
      if (end === null) return { name, how: 'never' };
      return end.how === 'done' && !inTime ? { name, how: 'late' } : end;
    }),
  );
  return { clean: taken.every(({ how }) => how === 'done' || how === 'late'), steps: taken };
}

async function orLate<Value>(value: Promise<Value>, withinMs: number): Promise<Value | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), withinMs);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs once at the first SIGTERM or SIGINT; a second one exits at once. */
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

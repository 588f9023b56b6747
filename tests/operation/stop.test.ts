import { expect, test } from 'vitest';
import { type StopStep, stopInOrder } from '../../src/operation/stop.js';

/** A step that closes when it is let; it holds up the stop for a moment only. */
function slow(name: string): { step: StopStep; close: () => void; fail: (fault: Error) => void } {
  let close = (): void => {};
  let fail = (_fault: Error): void => {};
  const closing = new Promise<void>((resolve, reject) => {
    close = resolve;
    fail = reject;
  });
  return { step: { name, withinMs: 1, stop: () => closing }, close, fail };
}

const ends = async (steps: readonly StopStep[]) => {
  const { clean, steps: taken } = await stopInOrder(steps, 20);
  return { clean, how: taken.map(({ name, how }) => `${name} ${how}`) };
};

test('steps stop one after the other; one that fails or hangs keeps nobody from the next', async () => {
  const order: string[] = [];
  const step = (name: string, stop: () => Promise<void>, withinMs = 1_000) => ({
    name,
    withinMs,
    stop: async () => {
      order.push(name);
      await stop();
    },
  });
  const report = await ends([
    step('edge', async () => {}),
    step('rounds', async () => {
      throw new Error('no');
    }),
    step('publisher', () => new Promise(() => {}), 20),
    step('database', async () => {}),
  ]);
  expect(order).toEqual(['edge', 'rounds', 'publisher', 'database']);
  expect(report).toEqual({ clean: false, how: ['edge done', 'rounds failed', 'publisher never', 'database done'] });
  expect((await stopInOrder([step('database', async () => {})])).clean).toBe(true);
});

test('a step that closed while others did was slow, and the stop in order all the same', async () => {
  const pictures = slow('pictures');
  const database: StopStep = { name: 'database', withinMs: 1_000, stop: pictures.close };
  expect(await ends([pictures.step, database])).toEqual({ clean: true, how: ['pictures late', 'database done'] });
});

test('what fails after its time was over has failed; what never closes gives an unclean stop', async () => {
  const pictures = slow('pictures');
  const database: StopStep = { name: 'database', withinMs: 1_000, stop: () => pictures.fail(new Error('torn')) };
  expect(await ends([pictures.step, database])).toEqual({ clean: false, how: ['pictures failed', 'database done'] });
  expect(await ends([slow('pictures').step])).toEqual({ clean: false, how: ['pictures never'] });
});

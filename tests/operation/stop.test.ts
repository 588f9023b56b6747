import { expect, test } from 'vitest';
import { stopInOrder } from '../../src/operation/stop.js';

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
  const report = await stopInOrder([
    step('edge', async () => {}),
    step('rounds', async () => {
      throw new Error('no');
    }),
    step('publisher', () => new Promise(() => {}), 20),
    step('database', async () => {}),
  ]);
  expect(order).toEqual(['edge', 'rounds', 'publisher', 'database']);
  expect(report.clean).toBe(false);
  expect(report.steps.map(({ name, how }) => `${name} ${how}`)).toEqual([
    'edge done',
    'rounds failed',
    'publisher late',
    'database done',
  ]);
  expect((await stopInOrder([step('database', async () => {})])).clean).toBe(true);
});

import { afterEach, expect, test, vi } from 'vitest';
import { createSharedClock } from '../../src/operation/shared-clock.js';

const HOUR = 3_600_000;
const START = new Date('2026-03-01T12:00:00Z').getTime();

afterEach(() => void vi.useRealTimers());

function clockOffBy(milliseconds: number) {
  const told: number[] = [];
  const parts = { own: { now: () => new Date(START + milliseconds) }, ask: async () => new Date(START) };
  return { told, clock: createSharedClock({ ...parts, onOff: (ms) => told.push(ms) }) };
}

test.each([3 * 24 * HOUR, -3 * 24 * HOUR, 120_000])(
  'a machine %i ms ahead goes by the database, and says so once',
  async (ms) => {
    const { clock, told } = clockOffBy(ms);
    await clock.adjust();
    await clock.adjust();
    expect([clock.now().getTime(), told]).toEqual([START, [-ms]]);
  },
);

test('what the way to the database takes is no difference', async () => {
  const { clock, told } = clockOffBy(400);
  await clock.adjust();
  expect([clock.now().getTime(), told]).toEqual([START + 400, []]);
});

test('goes on comparing, for clocks are set while the bot runs, and outlives a database that is away', async () => {
  vi.useFakeTimers();
  const faults: unknown[] = [];
  let there = START;
  let away = false;
  const ask = async () => {
    if (away) throw new Error('away');
    return new Date(there);
  };
  const clock = createSharedClock({ ask, own: { now: () => new Date(START) }, onOff: () => undefined });
  const kept = clock.keep((fault) => faults.push(fault));
  there += HOUR;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clock.now().getTime()).toBe(START + HOUR);
  away = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([clock.now().getTime(), faults.length]).toEqual([START + HOUR, 1]);
  await kept.stop();
});

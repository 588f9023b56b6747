import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reminders, RoundResult } from '../../src/reminders/round.js';
import { startTick, type Tick } from '../../src/reminders/tick.js';

const NOTHING: RoundResult = { told: 0, lapsed: [], failures: [] };

describe('the tick', () => {
  let tick: Tick;
  let asked: (string | undefined)[];
  let results: RoundResult[];
  let faults: unknown[];
  let marks: number;
  let work: () => Promise<RoundResult>;

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-18T12:00:30Z') });
    asked = [];
    results = [];
    faults = [];
    marks = 0;
    work = async () => NOTHING;
    const reminders: Reminders = {
      round: (gameId) => {
        asked.push(gameId);
        return work();
      },
      nextMoment: async () => null,
    };
    const outageWatch = {
      mark: async () => {
        marks += 1;
      },
    };
    tick = startTick({
      reminders,
      outageWatch,
      onRound: (result) => results.push(result),
      onFault: (fault) => faults.push(fault),
    });
  });
  afterEach(async () => {
    await tick.stop();
    vi.useRealTimers();
  });

  test('goes round every minute', async () => {
    await vi.advanceTimersByTimeAsync(180_000);
    expect(asked).toEqual([undefined, undefined, undefined]);
    expect(results).toHaveLength(3);
    expect(marks).toBe(3);
  });

  test('looks at a game at once when it changed, once for many changes', async () => {
    for (let change = 0; change < 5; change += 1) tick.gameChanged('g1');
    tick.gameChanged('g2');
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['g1', 'g2']);
    tick.gameChanged('g1');
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['g1', 'g2', 'g1']);
    expect(marks).toBe(0);
  });

  test('goes on after a round that failed', async () => {
    work = () => Promise.reject(new Error('the store is away'));
    await vi.advanceTimersByTimeAsync(60_000);
    work = async () => NOTHING;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(faults).toHaveLength(1);
    expect(results).toHaveLength(1);
  });

  test('does not heap up rounds behind a slow one, and stops when that one is done', async () => {
    let finish = (): void => {};
    work = () =>
      new Promise((resolve) => {
        finish = () => resolve(NOTHING);
      });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(1);
    let stopped = false;
    const stopping = tick.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stopped).toBe(false);
    finish();
    await stopping;
    tick.gameChanged('g1');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(1);
  });
});

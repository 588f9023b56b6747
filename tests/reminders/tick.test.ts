import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reminders, RoundResult } from '../../src/reminders/round.js';
import { startTick, type Tick } from '../../src/reminders/tick.js';

const NOTHING: RoundResult = { told: 0, lapsed: [], failures: [] };

describe('the tick', () => {
  let tick: Tick;
  let asked: (string | undefined)[];
  let first: typeof asked;
  let results: RoundResult[];
  let faults: unknown[];
  let marks: number;
  let outage: number;
  let outages: number[];
  let people: boolean;
  let work: () => Promise<RoundResult>;

  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-11-18T12:00:30Z') });
    asked = [];
    results = [];
    faults = [];
    marks = 0;
    outage = 0;
    outages = [];
    people = true;
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
      makeUp: async () => {
        asked.push('outage?');
        return outage;
      },
    };
    tick = startTick({
      reminders,
      outageWatch,
      canAct: () => people,
      onOutage: (lasted) => outages.push(lasted),
      onRound: (result) => results.push(result),
      onFault: (fault) => faults.push(fault),
    });
    await vi.advanceTimersByTimeAsync(300);
    first = asked;
    asked = [];
    results = [];
    marks = 0;
  });
  afterEach(async () => {
    await tick.stop();
    vi.useRealTimers();
  });

  test('goes round as soon as somebody can act: a killed process may have left something', () => {
    expect(first).toEqual(['outage?', undefined]);
  });

  test('goes round every five seconds: what a killed process left undone waits no longer', async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(asked).toEqual(['outage?', undefined, 'outage?', undefined, 'outage?', undefined]);
    expect(results).toHaveLength(3);
    expect(marks).toBe(3);
  });

  test('looks at a game at once when it changed, once for many changes', async () => {
    for (let change = 0; change < 5; change += 1) tick.gameChanged('g1');
    tick.gameChanged('g2');
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['outage?', 'g1', 'outage?', 'g2']);
    tick.gameChanged('g1');
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['outage?', 'g1', 'outage?', 'g2', 'outage?', 'g1']);
    expect(marks).toBe(0);
  });

  test('goes on after a round that failed', async () => {
    work = () => Promise.reject(new Error('the store is away'));
    await vi.advanceTimersByTimeAsync(5_000);
    work = async () => NOTHING;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(faults).toHaveLength(1);
    expect(results).toHaveLength(1);
  });

  test('makes up for an outage that it lived through before anything falls due', async () => {
    outage = 3_600_000;
    tick.gameChanged('g1');
    await vi.advanceTimersByTimeAsync(1);
    expect(outages).toEqual([3_600_000]);
    expect(asked).toEqual(['outage?', 'g1']);
  });

  test('lets nothing fall due and leaves no mark while nobody can act, and goes on when they can', async () => {
    people = false;
    tick.gameChanged('g1');
    await vi.advanceTimersByTimeAsync(180_000);
    expect(asked).toEqual([]);
    expect(marks).toBe(0);
    people = true;
    tick.gameChanged('g1');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toEqual(['outage?', 'g1', 'outage?', undefined]);
    expect(marks).toBe(1);
  });

  test('does not heap up rounds behind a slow one, and stops when that one is done', async () => {
    let finish = (): void => {};
    work = () =>
      new Promise((resolve) => {
        finish = () => resolve(NOTHING);
      });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(2);
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
    expect(asked).toHaveLength(2);
  });
});

import { expect, test } from 'vitest';
import { meterTable } from '../../src/operation/metered-table.js';
import { createMetrics } from '../../src/operation/metrics.js';
import { limitPersons } from '../../src/operation/person-limits.js';
import { aroundAll, wrapped } from '../../src/table/around.js';
import type { TableService } from '../../src/table/service.js';
import { tableFixture } from './fixture.js';

class Counter {
  readonly #step = 2;
  total = 0;
  add(count: number, times = 1, ...more: readonly number[]): string {
    this.total += (count * times + more.length) * this.#step;
    return `${count}·${times}·${more.length} = ${this.total}`;
  }
  get twice(): number {
    return this.total * this.#step;
  }
}

test('what stands around a method sees all that was given, and passes all of it on', () => {
  const counter = new Counter();
  const seen: unknown[] = [];
  const watched = wrapped(counter, {
    add: (call, count, times, ...more) => {
      seen.push([count, times, more]);
      return `${call()}!`;
    },
  });
  expect([watched.add(3, 4, 5, 6), watched.total, watched.twice]).toEqual(['3·4·2 = 28!', 28, 56]);
  expect(seen).toEqual([[3, 4, [5, 6]]]);
});

test('what nothing stands around is as it was', () => {
  const counter = new Counter();
  expect([wrapped(counter, {}).add(3, 2), aroundAll(counter, (call) => call()).add(1)]).toEqual([
    '3·2·0 = 12',
    '1·1·0 = 14',
  ]);
});

test('the table of the program that ships gets every argument of every method', async () => {
  const { table } = tableFixture();
  const given = new Map<PropertyKey, readonly unknown[]>();
  // Every method, those that nobody has thought of yet too: what comes in at the outside arrives at the inside.
  const inside = new Proxy(table, {
    get:
      (_, name) =>
      async (...all: unknown[]) => {
        given.set(name, all);
        return { lines: [] };
      },
  });
  const readings = { outbox: async () => ({ count: 0, oldestMs: null }), lastRound: () => null, gateway: () => [] };
  const metrics = createMetrics({ ...readings, now: () => new Date() });
  const shipped: TableService = limitPersons(meterTable(inside, metrics).table);
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(table)).filter((name) => name !== 'constructor');
  expect(names).toContain('resolve');
  for (const name of names) {
    const method: unknown = Reflect.get(shipped, name);
    const all = [{ userId: 'ann' }, 'superseded', 3];
    if (typeof method === 'function') await method(...all);
    expect([name, given.get(name)]).toEqual([name, all]);
  }
});

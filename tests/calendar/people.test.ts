import { describe, expect, it } from 'vitest';
import { Chance } from '../kit/fuzz/chance.js';
import { quantile } from './figures.js';
import { afterWaking, HOUR, looksAt, MINUTE } from './people.js';

const at = (day: number, hour: number) => Date.UTC(2026, 0, day, Math.floor(hour), (hour % 1) * 60);

describe('when people look at their phone', () => {
  it('after as much time as it takes, in the evening', () => {
    expect(afterWaking(at(5, 18), 50 * MINUTE, 0)).toBe(at(5, 18) + 50 * MINUTE);
  });

  it('half as fast at work, on weekdays only', () => {
    expect(afterWaking(at(5, 10), HOUR, 0)).toBe(at(5, 12));
    expect(afterWaking(at(10, 10), HOUR, 0)).toBe(at(10, 11));
  });

  it('not at night, which the place on earth decides', () => {
    expect(afterWaking(at(5, 23), HOUR, 0)).toBe(at(6, 8));
    expect(afterWaking(at(5, 23), HOUR, -5)).toBe(at(6, 0));
  });

  it('after 50 minutes awake in the median, now and then much later', () => {
    const chance = new Chance(4);
    // A Saturday morning: nothing slows them down but the night.
    const waits = Array.from({ length: 4_000 }, () => looksAt(0, at(10, 8), chance) - at(10, 8));
    expect(quantile(waits, 0.5) / MINUTE).toBeGreaterThan(45);
    expect(quantile(waits, 0.5) / MINUTE).toBeLessThan(55);
    expect(quantile(waits, 0.9) / MINUTE).toBeGreaterThan(200);
  });
});

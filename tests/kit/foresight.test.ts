import { expect, it } from 'vitest';
import { foresightOf } from '../../src/kit/foresight.js';

it('works out a threat once for a state and a seat, however often it is shown', () => {
  const asked: string[] = [];
  const { threat } = foresightOf({
    threat(_state, seat) {
      asked.push(seat);
      return seat === 'p1' ? { key: 'raid' } : null;
    },
  });
  const state = {};
  for (const seat of ['p1', 'p2', 'p1', 'p2']) threat?.(state, seat);
  expect(threat?.(state, 'p1')).toEqual({ key: 'raid' });
  expect(threat?.(state, 'p2')).toBeNull();
  expect(asked).toEqual(['p1', 'p2']);
  threat?.({}, 'p1');
  expect(asked).toEqual(['p1', 'p2', 'p1']);
});

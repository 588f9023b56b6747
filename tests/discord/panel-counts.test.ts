import { expect, test } from 'vitest';
import { numbersAsked, ticksFor } from './panel-player.js';

test('whoever rehearses reads how many are asked, and ticks one number of each kind that make it', () => {
  expect(numbersAsked('Which infantry? (exactly 7)\n**Seville** – income 3')).toEqual([7, 3]);
  const ticks = ['0.1', '0.2', 'a.1', 'a.2', 'a.3', 'b.1', 'b.2', 'b.3', 'b.4'];
  expect(ticksFor(ticks, 7)).toEqual(['b.4', 'a.3']);
  expect(ticksFor(ticks, 9)).toEqual(['b.4', 'a.3', '0.2']);
  expect(ticksFor(ticks, 10)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Offer } from '../../src/core/offer.js';
import { offersOf } from '../../src/table/controls/question/offers.js';
import { diceRace } from '../games/dice-race/index.js';

/** A token counts its verb among the offers of a seat: what everybody sees must not tell what only the seat knows. */
test('the place of what is awaited in public is the same, whatever else a seat may do', () => {
  const placesOf = (offers: readonly Offer[]) => {
    const module = { ...diceRace(), offers: () => offers };
    return offersOf(module, {}, 'p1').map(({ verb }) => verb);
  };
  const vote: Offer = { verb: 'vote' };
  const pass: Offer = { verb: 'pass' };
  const loan: Offer = { verb: 'loan', optional: true };
  const card: Offer = { verb: 'card', secret: true };
  const order: Offer = { verb: 'order', secret: true, optional: true };
  expect(placesOf([loan, vote, card, pass, order])).toEqual(['vote', 'pass', 'loan', 'card', 'order']);
  for (const others of [[], [loan], [card], [loan, card, order]])
    expect(placesOf([...others, vote, ...others, pass]).slice(0, 2)).toEqual(['vote', 'pass']);
});

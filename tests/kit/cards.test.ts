import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/core/dice.js';
import * as kit from '../../src/kit/index.js';
import { Chance } from './fuzz/chance.js';

const CARDS = ['a', 'b', 'c', 'd', 'e'];

/** These faces, then ones. */
function faces(...thrown: number[]): Dice & { readonly sides: number[] } {
  const sides: number[] = [];
  return {
    sides,
    roll(of) {
      sides.push(of);
      return thrown.shift() ?? 1;
    },
  };
}

describe('a deck', () => {
  it('has no order: a die decides which card comes when it is drawn', () => {
    const dice = faces(4, 1);
    const first = kit.draw(dice, kit.deckOf(CARDS), { what: 'card' });
    const second = kit.draw(dice, first?.deck ?? kit.deckOf([]), { what: 'card' });
    expect([first?.card, second?.card]).toEqual(['d', 'a']);
    expect(dice.sides).toEqual([5, 4]);
    expect(second?.deck.middle).toEqual(['b', 'c', 'e']);
    expect(kit.cardsIn(second?.deck ?? kit.deckOf([]))).toBe(3);
  });

  it('gives each card as often as any other', () => {
    const chance = new Chance(11);
    const drawn = new Map<string, number>();
    for (let game = 0; game < 5000; game++) {
      const card = kit.drawSome(chance, kit.deckOf(CARDS), 3, { what: 'card' }).cards[2] ?? '';
      drawn.set(card, (drawn.get(card) ?? 0) + 1);
    }
    for (const card of CARDS) expect(Math.abs((drawn.get(card) ?? 0) - 1000)).toBeLessThan(120);
  });

  it('gives first what was put on top of it, and last what lies under it', () => {
    const deck = kit.under(kit.onTop(kit.deckOf(['b']), 'x', 'y'), 'z');
    const dice = faces();
    expect(kit.drawSome(dice, deck, 9, { what: 'card' }).cards).toEqual(['x', 'y', 'b', 'z']);
    // What is certain is not thrown for.
    expect(dice.sides).toEqual([]);
    expect(kit.draw(dice, kit.deckOf([]), { what: 'card' })).toBeNull();
  });

  it('shuffled keeps nothing of where its cards lay', () => {
    const one = kit.shuffledIn(kit.under(kit.deckOf(['c', 'a']), 'b'), ['d']);
    const other = kit.shuffledIn(kit.onTop(kit.deckOf(['d', 'b']), 'a'), ['c']);
    expect(one).toEqual(other);
    expect(one.top).toEqual([]);
  });
});

describe('cards that somebody may not see', () => {
  it('are backs, of which the number is public', () => {
    const hands = kit.withCards(kit.withCards({}, 'p1', 'a', 'b'), 'p2', 'c');
    expect(kit.seenHands(hands, 'p1')).toEqual({ p1: ['a', 'b'], p2: [kit.BACK] });
    expect(kit.seenHands(hands, null)).toEqual({ p1: [kit.BACK, kit.BACK], p2: [kit.BACK] });
    expect(kit.seenDeck(kit.onTop(kit.deckOf(['a', 'b']), 'c'))).toEqual({
      top: [kit.BACK],
      middle: [kit.BACK, kit.BACK],
      bottom: [],
    });
    expect(kit.seenCards(['a'], ['p1', 'p2'], 'p2')).toEqual(['a']);
    expect(kit.seenCards(['a'], 'all', null)).toEqual(['a']);
  });

  it('leave a hand one at a time', () => {
    const hands = kit.withCards({}, 'p1', 'a', 'b', 'a');
    expect(kit.withoutCard(hands, 'p1', 'a').p1).toEqual(['b', 'a']);
    expect(kit.withoutCard(hands, 'p2', 'a')).toBe(hands);
  });
});

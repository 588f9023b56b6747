import type { Dice, RollPurpose } from '../../core/dice.js';

/**
 * Cards face down. Those in the middle lie in no order: which of them comes next is decided by a die when it is drawn.
 * So nobody can know it before, by no undo, no file and no fault of a view. What was put on top or under it comes
 * before and after them, in its order.
 */
export type Deck = {
  readonly top: readonly string[];
  readonly middle: readonly string[];
  readonly bottom: readonly string[];
};

export function deckOf(cards: readonly string[]): Deck {
  return { top: [], middle: cards, bottom: [] };
}

export function cardsIn({ top, middle, bottom }: Deck): number {
  return top.length + middle.length + bottom.length;
}

/** The next card, and the deck without it; null where there is none. The purpose says who may see which it was. */
export function draw(
  dice: Dice,
  deck: Deck,
  purpose: RollPurpose,
): { readonly card: string; readonly deck: Deck } | null {
  const [first, ...top] = deck.top;
  if (first !== undefined) return { card: first, deck: { ...deck, top } };
  if (deck.middle.length > 0) {
    const at = deck.middle.length === 1 ? 0 : dice.roll(deck.middle.length, purpose) - 1;
    const card = deck.middle[at];
    return card === undefined
      ? null
      : { card, deck: { ...deck, middle: deck.middle.filter((_, place) => place !== at) } };
  }
  const [last, ...bottom] = deck.bottom;
  return last === undefined ? null : { card: last, deck: { ...deck, bottom } };
}

/** So many cards, or as many as there are. */
export function drawSome(
  dice: Dice,
  from: Deck,
  count: number,
  purpose: RollPurpose,
): { readonly cards: readonly string[]; readonly deck: Deck } {
  const cards: string[] = [];
  let deck = from;
  while (cards.length < count) {
    const drawn = draw(dice, deck, purpose);
    if (drawn === null) break;
    cards.push(drawn.card);
    ({ deck } = drawn);
  }
  return { cards, deck };
}

export function onTop(deck: Deck, ...cards: readonly string[]): Deck {
  return { ...deck, top: [...cards, ...deck.top] };
}

export function under(deck: Deck, ...cards: readonly string[]): Deck {
  return { ...deck, bottom: [...deck.bottom, ...cards] };
}

/** These and all that were on top or under it lie among the others: nobody knows any more where. */
export function shuffledIn({ top, middle, bottom }: Deck, cards: readonly string[] = []): Deck {
  return deckOf([...top, ...middle, ...bottom, ...cards].toSorted());
}

import type { Dice, RollPurpose } from '../../core/dice.js';

/**
 * A face-down deck. The middle has no order: a die picks the next card when it is drawn. So no undo, export or leaky
 * view can reveal it before. Cards put on top or at the bottom keep their order.
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

/** The next card and the deck without it; null if empty. The purpose says who may see the card. */
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

/** Mixes these and everything on top or at the bottom into the middle: their places are no longer known. */
export function shuffledIn({ top, middle, bottom }: Deck, cards: readonly string[] = []): Deck {
  return deckOf([...top, ...middle, ...bottom, ...cards].toSorted());
}

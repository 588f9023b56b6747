import { type Audience, mayRead, type SeatId } from '../../core/seat.js';
import type { Deck } from './deck.js';

/** The cards of each seat. */
export type Hands = Readonly<Record<SeatId, readonly string[]>>;

/** A card seen from behind: the number of cards is public. */
export const BACK = 'back';

/** The cards of a zone, or their backs for those who may not see them. */
export function seenCards(cards: readonly string[], audience: Audience, viewer: SeatId | null): readonly string[] {
  return mayRead(audience, viewer) ? cards : cards.map(() => BACK);
}

/** The viewer's own hand, and backs for the others. */
export function seenHands(hands: Hands, viewer: SeatId | null): Hands {
  return Object.fromEntries(Object.entries(hands).map(([seat, cards]) => [seat, seenCards(cards, [seat], viewer)]));
}

/** Nobody sees into a deck; a card revealed on top is a separate zone. */
export function seenDeck({ top, middle, bottom }: Deck): Deck {
  const backs = (cards: readonly string[]) => seenCards(cards, [], null);
  return { top: backs(top), middle: backs(middle), bottom: backs(bottom) };
}

export function withCards(hands: Hands, seat: SeatId, ...cards: readonly string[]): Hands {
  return { ...hands, [seat]: [...(hands[seat] ?? []), ...cards] };
}

/** Without one such card; unchanged if the seat has none. */
export function withoutCard(hands: Hands, seat: SeatId, card: string): Hands {
  const hand = hands[seat] ?? [];
  const at = hand.indexOf(card);
  return at < 0 ? hands : { ...hands, [seat]: hand.filter((_, place) => place !== at) };
}

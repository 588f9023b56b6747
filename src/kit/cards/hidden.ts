import { type Audience, mayRead, type SeatId } from '../../core/seat.js';
import type { Deck } from './deck.js';

/** The cards of each seat. */
export type Hands = Readonly<Record<SeatId, readonly string[]>>;

/** A card of which only the back is seen: how many there are everybody may know. */
export const BACK = 'back';

/** The cards of a zone as somebody sees them who may look at them, or may not. */
export function seenCards(cards: readonly string[], audience: Audience, viewer: SeatId | null): readonly string[] {
  return mayRead(audience, viewer) ? cards : cards.map(() => BACK);
}

/** One's own hand, and of the others the backs. */
export function seenHands(hands: Hands, viewer: SeatId | null): Hands {
  return Object.fromEntries(Object.entries(hands).map(([seat, cards]) => [seat, seenCards(cards, [seat], viewer)]));
}

/** Nobody sees into a deck: what is on top of it for all to see is a zone of its own. */
export function seenDeck({ top, middle, bottom }: Deck): Deck {
  const backs = (cards: readonly string[]) => seenCards(cards, [], null);
  return { top: backs(top), middle: backs(middle), bottom: backs(bottom) };
}

export function given(hands: Hands, seat: SeatId, ...cards: readonly string[]): Hands {
  return { ...hands, [seat]: [...(hands[seat] ?? []), ...cards] };
}

/** Without one such card; as it is where the seat has none. */
export function taken(hands: Hands, seat: SeatId, card: string): Hands {
  const hand = hands[seat] ?? [];
  const at = hand.indexOf(card);
  return at < 0 ? hands : { ...hands, [seat]: hand.filter((_, place) => place !== at) };
}

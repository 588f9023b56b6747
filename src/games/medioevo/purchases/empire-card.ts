import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { heldBy } from '../control/holder.js';
import type { Play } from '../engine/play.js';
import { newCard } from '../setup/first-card.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';

/** 100 florins plus 50 per card owned; two are drawn, and two more per cathedral controlled (4.7). */
const [FIRST, EACH, DRAWN, A_CATHEDRAL] = [100, 50, 2, 2];

export function priceOfCard(state: Medioevo, seat: SeatId): number {
  return FIRST + EACH * (state.realms[seat]?.cards.length ?? 0);
}

function cardsToDraw(state: Medioevo, seat: SeatId): number {
  const cathedrals = heldBy(state, seat).filter((at) => state.lands[at].religious !== null).length;
  return DRAWN + A_CATHEDRAL * cathedrals;
}

/** One card a turn; it is drawn after everybody's purchases. */
export const buyCard: kit.Verb<Medioevo, Play, unknown> = {
  when(state, _here, seat) {
    const realm = state.realms[seat];
    if (realm === undefined || realm.cardBought || kit.cardsIn(state.empireDeck) === 0) return false;
    return realm.cash >= priceOfCard(state, seat);
  },
  does(play, _here, seat) {
    play.pay(seat, priceOfCard(play.state, seat), 'purchase');
    play.changeRealm(seat, { cardBought: true });
    play.emit({ type: 'card-bought', seat });
  },
};

/** In turn order, buyers of a card draw and pick one in secret (4.7). */
export function drawBoughtCards(play: Play): void {
  let drawn: kit.Hands = {};
  for (const seat of play.state.order) {
    if (!play.realm(seat).cardBought) continue;
    const purpose = { what: 'empire-card', audience: [seat] };
    const { cards, deck } = kit.drawSome(play.dice, play.state.empireDeck, cardsToDraw(play.state, seat), purpose);
    play.set({ empireDeck: deck });
    drawn = kit.withCards(drawn, seat, ...cards);
    play.emit({ type: 'cards-drawn', seat, cards, audience: [seat] });
  }
  if (Object.keys(drawn).length > 0) play.next({ kind: 'card-picks', chosen: {}, drawn });
}

export const cardPicks: kit.Situation<Medioevo, Play, FrameOf<'card-picks'>> = kit.inSecret({
  what: 'card-pick',
  verb: 'keep',
  secretly: true,
  who: (state, { drawn }) => state.order.filter((seat) => (drawn[seat] ?? []).length > 0),
  slots: [(_state, { drawn }, seat) => kit.askOne('card', 'empire-card', drawn[seat] ?? [])],
  opened(play, { drawn }, chosen) {
    for (const seat of play.state.order) {
      const [first] = drawn[seat] ?? [];
      if (first === undefined) continue;
      const pick = chosen[seat]?.card;
      const card = typeof pick === 'string' ? pick : first;
      const rest = (drawn[seat] ?? []).filter((other) => other !== card);
      play.changeRealm(seat, { cards: [...play.realm(seat).cards, newCard(Number(card))] });
      play.set({ empireDeck: kit.under(play.state.empireDeck, ...rest) });
      play.emit({ type: 'card-picked', seat, card: Number(card) });
    }
  },
});

/** One's own drawn cards; of the others the backs. */
export function seenCardPicks(here: FrameOf<'card-picks'>, viewer: SeatId | null): FrameOf<'card-picks'> {
  return { ...kit.seenChoices(here, viewer), drawn: kit.seenHands(here.drawn, viewer) };
}

import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { BRANCHES } from '../facts/kinds.js';
import type { FrameOf } from '../state/frame.js';
import type { OwnedCard } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';

/** Cards dealt to each at the start; one is kept (1.4). */
const DEALT = 3;

export function newCard(number: number): OwnedCard {
  return { number, turned: false, deeds: {}, florins: 0 };
}

/** Three cards to each, in secret. */
export function dealFirstCards(play: Play): void {
  let dealt: kit.Hands = {};
  for (const seat of play.state.order) {
    const purpose = { what: 'empire-card', audience: [seat] };
    const { cards, deck } = kit.drawSome(play.dice, play.state.empireDeck, DEALT, purpose);
    play.set({ empireDeck: deck });
    dealt = kit.withCards(dealt, seat, ...cards);
    play.emit({ type: 'cards-drawn', seat, cards, audience: [seat] });
  }
  play.next({ kind: 'first-card', chosen: {}, dealt });
}

/** Each keeps one of his three cards and takes an objective token of any colour; the others are shuffled in (1.4). */
export const firstCard: kit.Situation<Medioevo, Play, FrameOf<'first-card'>> = kit.inSecret({
  what: 'first-card',
  verb: 'keep',
  secretly: true,
  who: (state) => state.seats,
  slots: [
    (_state, here, seat) => kit.askOne('card', 'empire-card', here.dealt[seat] ?? []),
    () => kit.askOne('token', 'branch', BRANCHES),
  ],
  opened(play, here, chosen) {
    const back: string[] = [];
    for (const seat of play.state.order) {
      const choice = chosen[seat];
      const card = typeof choice?.card === 'string' ? choice.card : '';
      const token = kit.oneIn(BRANCHES, choice?.token) ?? 'blue';
      back.push(...(here.dealt[seat] ?? []).filter((other) => other !== card));
      play.changeRealm(seat, { cards: [newCard(Number(card))], tokens: { [token]: 1 } });
      play.emit({ type: 'card-kept', seat, card: Number(card), token });
    }
    play.set({ empireDeck: kit.shuffledIn(play.state.empireDeck, back) });
  },
});

/** One's own three cards; of the others the backs. */
export function seenFirstCards(here: FrameOf<'first-card'>, viewer: SeatId | null): FrameOf<'first-card'> {
  return { ...kit.seenChoices(here, viewer), dealt: kit.seenHands(here.dealt, viewer) };
}

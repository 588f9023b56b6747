import type { SeatId } from '../../../../core/seat.js';
import * as kit from '../../../../kit/index.js';
import type { Play } from '../../engine/play.js';
import { bookOf } from '../../facts/override.js';
import { pointsOfCard } from '../../purchases/points.js';
import type { Medioevo } from '../../state/state.js';
import { type Ability, figureOf, priceOf, type Use } from '../ability.js';
import { cardOnTable, readyCards } from '../holding.js';

/** Anybody's turned cards, except those kept turned by card 13. */
function turnedCards(state: Medioevo, besides: (seat: SeatId, card: number) => boolean): readonly string[] {
  return state.seats.flatMap((seat) =>
    (state.realms[seat]?.cards ?? [])
      .filter(({ number, turned }) => turned && besides(seat, number))
      .map(({ number }) => `${number}`),
  );
}
export function ownerOf(state: Medioevo, card: unknown): SeatId | null {
  return (
    state.seats.find((seat) => (state.realms[seat]?.cards ?? []).some(({ number }) => `${number}` === card)) ?? null
  );
}
export function setTurned(play: Play, seat: SeatId, card: number, turned: boolean): void {
  const cards = play.realm(seat).cards.map((one) => (one.number === card ? { ...one, turned } : one));
  play.changeRealm(seat, { cards });
}

/** A card under it must be resolved first: a card taking effect is not readied. */
const isOver = (state: Medioevo) => (_seat: SeatId, card: number) =>
  !state.frames.some((frame) => frame.kind === 'card-played' && frame.card === card);

/** Anybody's turned card is ready again (44, 45). */
export const ready: Ability = {
  fits: (state, { card }) => turnedCards(state, isOver(state)).some((one) => one !== `${card.number}`),
  price: priceOf,
  slots: [
    (state, { card }) =>
      kit.askOne(
        'other',
        'empire-card',
        turnedCards(state, isOver(state)).filter((one) => one !== `${card.number}`),
      ),
  ],
  does(play, _use, action) {
    const owner = ownerOf(play.state, action.other);
    if (owner === null) return;
    setTurned(play, owner, Number(action.other), false);
    play.emit({ type: 'card-readied', seat: owner, card: Number(action.other) });
  },
};

const ofOthers = (state: Medioevo, { seat }: Use) => turnedCards(state, (owner) => owner !== seat);

/** As many as a d3 shows (13). */
const KEPT = 3;

/** Before cards are readied: up to three turned cards of others, by a d3, stay turned through the next turn (13). */
export const keepTurned: Ability = {
  fits: (state, use) =>
    state.frames.some((frame) => frame.kind === 'reactions' && frame.moment === 'end') &&
    ofOthers(state, use).length > 0,
  price: priceOf,
  slots: [
    (state, use) => {
      const cards = Object.fromEntries(ofOthers(state, use).map((one) => [one, 1]));
      return kit.askSome('cards', 'empire-card', cards, { min: 1, max: 3 });
    },
  ],
  throws: () => KEPT,
  does(play, use, action, most) {
    const cards = Object.keys(kit.tallyIn(action.cards) ?? {}).slice(0, most);
    const kept = cards.flatMap((card) => {
      const seat = ownerOf(play.state, card);
      return seat === null ? [] : [{ kind: 'stays-turned' as const, seat, card: Number(card) }];
    });
    play.set({ lasting: [...play.state.lasting, ...kept] });
    play.emit({ type: 'stay-turned', seat: use.seat, cards });
  },
};

/** The card another has just played has no effect; it stays turned (48, 49). */
export const cancel: Ability = {
  fits(state, { seat }) {
    const played = cardOnTable(state);
    return played !== null && played.seat !== seat && !played.cancelled;
  },
  price: priceOf,
  does(play) {
    const played = cardOnTable(play.state);
    if (played === null) return;
    play.replace({ ...played, cancelled: true });
    play.emit({ type: 'card-cancelled', seat: played.seat, card: played.card });
  },
};

/** The card just played gives its corner's points as well (59). */
export const both: Ability = {
  fits(state) {
    const played = cardOnTable(state);
    return (
      played !== null && played.use === 'ability' && played.points.length === 0 && cornersOnTable(state).length > 0
    );
  },
  slots: [(state) => kit.askOne('points', 'points', cornersOnTable(state))],
  does(play, _use, action) {
    const played = cardOnTable(play.state);
    if (played === null) return;
    const points = pointsOfCard(play.state, played.card).find((one) => one.join('+') === action.points) ?? [];
    play.replace({ ...played, points });
  },
};

function cornersOnTable(state: Medioevo): readonly string[] {
  return pointsOfCard(state, cardOnTable(state)?.card).map((one) => one.join('+'));
}

/** One's own ready cards with points, to be turned for twice as many. */
function withCorner(state: Medioevo, { seat, card, lender }: Use): readonly string[] {
  const { cards } = bookOf(state.overrides);
  if (lender !== null) return [];
  return readyCards(state, seat)
    .filter(({ number }) => number !== card.number && (cards.get(number)?.points.length ?? 0) > 0)
    .map(({ number }) => `${number}`);
}

/** Doubles the points of the card just turned for them, or of one of one's own (60). */
export const doublePoints: Ability = {
  fits(state, use) {
    const played = cardOnTable(state);
    return played === null ? withCorner(state, use).length > 0 : played.points.length > 0 && !played.doubled;
  },
  slots: [
    (state, use) => (cardOnTable(state) === null ? kit.askOne('other', 'empire-card', withCorner(state, use)) : null),
    (state, _use, { other }) => {
      const corners = pointsOfCard(state, other).map((one) => one.join('+'));
      return other === undefined || corners.length < 2 ? null : kit.askOne('points', 'points', corners);
    },
  ],
  does(play, use, action) {
    const played = cardOnTable(play.state);
    const factor = figureOf(use.card, 'factor', 2);
    if (played !== null) {
      if (factor > 1) play.replace({ ...played, doubled: true });
      return;
    }
    const card = Number(action.other);
    const corners = pointsOfCard(play.state, card);
    const points = corners.find((one) => one.join('+') === action.points) ?? corners[0] ?? [];
    setTurned(play, use.seat, card, true);
    play.next({
      kind: 'card-played',
      seat: use.seat,
      card,
      lender: null,
      use: 'points',
      action: { verb: 'turn-card' },
      points,
      cancelled: false,
      doubled: true,
    });
  },
};

/** The cards drawn for a purchase go under the deck, and the same number is drawn again (62). */
export const redraw: Ability = {
  fits(state, { seat }) {
    const here = state.frames.at(-1);
    return here?.kind === 'card-picks' && (here.drawn[seat] ?? []).length > 0 && here.chosen[seat] === undefined;
  },
  does(play, { seat }) {
    const here = play.state.frames.findLast((frame) => frame.kind === 'card-picks');
    if (here?.kind !== 'card-picks') return;
    const before = here.drawn[seat] ?? [];
    const purpose = { what: 'empire-card', audience: [seat] };
    const { cards, deck } = kit.drawSome(play.dice, play.state.empireDeck, before.length, purpose);
    play.set({ empireDeck: kit.under(deck, ...before) });
    play.replace({ ...here, drawn: { ...here.drawn, [seat]: cards } });
    play.emit({ type: 'cards-drawn', seat, cards, audience: [seat] });
  },
};

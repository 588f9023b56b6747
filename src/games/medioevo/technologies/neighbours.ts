import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { abilityOf, askAbility, isPlayable, layCard, playCard, useOf } from '../cards/use.js';
import { TECHNOLOGY_IDS } from '../facts/kinds.js';
import { foreignTechnologies, lendTechnology, neighboursOf } from '../purchases/borrow-technology.js';
import { canPay, pointsOfCard } from '../purchases/points.js';
import type { Medioevo } from '../state/state.js';
import { cardFor, type TechnologyUse } from './technology-use.js';

/** Neighbours' cards not yet used this way this turn, ready or turned. */
function lendable(state: Medioevo, seat: SeatId): readonly { readonly card: string; readonly lender: SeatId }[] {
  return neighboursOf(state, seat).flatMap((lender) =>
    (state.realms[lender]?.cards ?? [])
      .filter(
        ({ number }) =>
          !state.lasting.some((one) => one.kind === 'proselyte' && one.seat === seat && one.card === number),
      )
      .map(({ number }) => ({ card: `${number}`, lender })),
  );
}
/** With florins left for the ability after paying this technology's points. */
const waysOf = (state: Medioevo, seat: SeatId, card: string, lender: SeatId): readonly string[] => {
  const use = useOf(state, seat, card, lender);
  const { branch, points } = cardFor(state, 'proselytism');
  const price = use === null ? 0 : (abilityOf(use).price?.(use) ?? 0);
  const ability = use !== null && isPlayable(state, use) && canPay(state, seat, price, branch, points);
  return [...(ability ? ['ability'] : []), ...(pointsOfCard(state, card).length > 0 ? ['points'] : [])];
};
const cardsFor = (state: Medioevo, seat: SeatId) =>
  lendable(state, seat).filter(({ card, lender }) => waysOf(state, seat, card, lender).length > 0);
const lenderOf = (state: Medioevo, seat: SeatId, card: unknown) =>
  lendable(state, seat).find((one) => one.card === card)?.lender ?? null;

/** The ability or the points of a neighbour's card, which stays unchanged (Proselytism). */
export const proselytism: TechnologyUse = {
  fits: (state, seat) => cardsFor(state, seat).length > 0,
  slots: [
    (state, seat) =>
      kit.askOne(
        'card',
        'empire-card',
        cardsFor(state, seat).map(({ card }) => card),
      ),
    (state, seat, { card }) => {
      const lender = lenderOf(state, seat, card);
      return kit.askWord('how', lender === null ? [] : waysOf(state, seat, String(card), lender));
    },
    (state, seat, filled) => {
      const { card, how } = filled;
      const use = useOf(state, seat, card, lenderOf(state, seat, card));
      if (how === 'ability') return use === null ? null : askAbility(state, use, filled);
      const corners = pointsOfCard(state, card).map((one) => one.join('+'));
      return corners.length < 2 ? null : kit.askOne('points', 'points', corners);
    },
  ],
  times: () => 1,
  does(play, seat, action) {
    const lender = lenderOf(play.state, seat, action.card);
    const use = useOf(play.state, seat, action.card, lender);
    if (lender === null || use === null) return;
    play.emit({ type: 'card-borrowed', seat, card: use.card.number, lender });
    if (action.how === 'ability') {
      playCard(play, use, action);
      return;
    }
    const corners = pointsOfCard(play.state, action.card);
    const points = corners.find((one) => one.join('+') === action.points) ?? corners[0] ?? [];
    play.set({ lasting: [...play.state.lasting, { kind: 'proselyte', seat, card: use.card.number }] });
    layCard(play, use, 'points', action, points);
  },
};

/** A neighbour's technology is usable once in this phase, under all its conditions and costs (Flight of time). */
export const flightOfTime: TechnologyUse = {
  fits: (state, seat) => foreignTechnologies(state, seat).length > 0,
  slots: [(state, seat) => kit.askOne('other', 'technology', foreignTechnologies(state, seat))],
  times: () => 1,
  does(play, seat, action) {
    const technology = kit.oneIn(TECHNOLOGY_IDS, action.other);
    if (technology !== null) lendTechnology(play, seat, technology);
  },
};

import type { GameModule } from '../../../core/game-module.js';
import { canonical } from '../../../core/json.js';
import type { Obligation } from '../../../core/obligation.js';
import type { Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';

/**
 * A seat's offers in the order that walks count them: first its public obligations, then what else it may do (which may
 * depend on its purse), then secrets. So the index of a public offer reveals nothing about the others.
 */
export function offersOf(module: GameModule, state: State, seat: SeatId): readonly Offer[] {
  const offers = module.offers(state, seat);
  const rank = ({ secret, optional }: Offer) => (secret === true ? 2 : optional === true ? 1 : 0);
  return [0, 1, 2].flatMap((wanted) => offers.filter((offer) => rank(offer) === wanted));
}

export function sameOffer(one: Offer, other: Offer): boolean {
  return one.verb === other.verb && JSON.stringify(one.values) === JSON.stringify(other.values);
}

/** What a seat publicly is awaited for and offered. */
export function openOffers(module: GameModule, state: State, seat: SeatId): readonly Offer[] {
  return module.offers(state, seat).filter((offer) => offer.optional !== true && offer.secret !== true);
}

/** Do both owe the same: sealed bids, taxes that all choose at once? */
export function oweTheSame(one: Obligation, other: Obligation): boolean {
  return one.what === other.what && canonical(one.values ?? {}) === canonical(other.values ?? {});
}

/**
 * What each of these seats is asked in the same words with the same answers: one button serves all, and each answers
 * for himself. Empty if the answers differ, since they would reveal whose they are.
 */
export function offeredAlike(module: GameModule, state: State, seats: readonly SeatId[]): readonly Offer[] {
  const [first, ...others] = seats;
  if (first === undefined) return [];
  const questionOf = (seat: SeatId, { verb }: Offer) => {
    const domain = module.ask(state, seat, verb, {});
    // How much there is to choose from is private; that a number is asked is not.
    return domain.kind === 'number' ? domain.slot : canonical(JSON.parse(JSON.stringify(domain)));
  };
  return openOffers(module, state, first).filter((offer) =>
    others.every(
      (seat) =>
        openOffers(module, state, seat).some((one) => sameOffer(one, offer)) &&
        questionOf(seat, offer) === questionOf(first, offer),
    ),
  );
}

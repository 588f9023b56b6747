import type { GameModule } from '../../../core/game-module.js';
import { canonical } from '../../../core/json.js';
import type { Obligation } from '../../../core/obligation.js';
import type { Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';

/**
 * The offers of a seat in the order in which a walk counts them: first what is awaited of it for all to see, then what it
 * may do besides (which may hang on its purse), then what is secret. So the place of an offer that everybody sees tells
 * nothing of what else there is.
 */
export function offersOf(module: GameModule, state: State, seat: SeatId): readonly Offer[] {
  const offers = module.offers(state, seat);
  const rank = ({ secret, optional }: Offer) => (secret === true ? 2 : optional === true ? 1 : 0);
  return [0, 1, 2].flatMap((wanted) => offers.filter((offer) => rank(offer) === wanted));
}

export function sameOffer(one: Offer, other: Offer): boolean {
  return one.verb === other.verb && JSON.stringify(one.values) === JSON.stringify(other.values);
}

/** What everybody may see that a seat is offered and awaited for. */
export function openOffers(module: GameModule, state: State, seat: SeatId): readonly Offer[] {
  return module.offers(state, seat).filter((offer) => offer.optional !== true && offer.secret !== true);
}

/** Is the same awaited of both: sealed bids, taxes that all choose at once? */
export function isAlike(one: Obligation, other: Obligation): boolean {
  return one.what === other.what && canonical(one.values ?? {}) === canonical(other.values ?? {});
}

/**
 * What is asked of each of these seats in the same words, with the same answers: one button serves them all, and each
 * answers for himself. Where the answers differ, whose they are would be seen: then nothing.
 */
export function offeredAlike(module: GameModule, state: State, seats: readonly SeatId[]): readonly Offer[] {
  const [first, ...others] = seats;
  if (first === undefined) return [];
  const questionOf = (seat: SeatId, { verb }: Offer) => {
    const domain = module.ask(state, seat, verb, {});
    // How much there is to choose from is one's own; that there is a number to be said is not.
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

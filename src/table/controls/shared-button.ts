import type { GameModule, State } from '../../core/game-module.js';
import { canonical } from '../../core/json.js';
import type { SeatId } from '../../core/seat.js';
import { isAlike } from './asked-alike.js';
import type { Token } from './token.js';
import { follow, offersOf, sameOffer } from './walk.js';

/**
 * Where one obligation awaits several seats, or several await the same, its button is for all of them, though it is
 * written for the first: whoever presses it acts for his own seat. Null where it asks something else of him, or nothing.
 */
export function asOwnSeat(
  module: GameModule,
  seen: State,
  token: Token & { readonly seat: SeatId },
  mine: readonly SeatId[],
): (Token & { readonly seat: SeatId }) | null {
  const owed = module.obligations(seen);
  const theirOwn = owed.find(({ seats }) => seats.includes(token.seat));
  const alike = owed.filter((one) => theirOwn !== undefined && isAlike(one, theirOwn)).flatMap(({ seats }) => seats);
  const seat = mine.find((own) => alike.includes(own));
  const theirs = follow(module, seen, token.seat, token.path);
  if (seat === undefined || theirs === null || theirs.offer.optional === true || theirs.offer.secret === true)
    return null;
  const place = offersOf(module, seen, seat).findIndex((offer) => sameOffer(offer, theirs.offer));
  const path = [place.toString(36), ...token.path.split(',').slice(1)].join(',');
  const own = place < 0 ? null : follow(module, seen, seat, path);
  return own !== null && canonical(own.filled) === canonical(theirs.filled) ? { ...token, seat, path } : null;
}

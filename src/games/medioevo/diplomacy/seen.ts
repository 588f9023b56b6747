import type { SeatId } from '../../../core/seat.js';
import type { Medioevo } from '../state/state.js';

/**
 * Pacts as a viewer may know them: secret ones, offers, letters and wishes to end a pact are visible only to those
 * involved. Running numbers are hidden, since they would tell how many there are.
 */
export function seenAgreements(
  { pacts, diplomacy }: Medioevo,
  viewer: SeatId | null,
): Pick<Medioevo, 'pacts' | 'diplomacy'> {
  const own = (seats: readonly SeatId[]) => viewer !== null && seats.includes(viewer);
  const written = viewer === null ? undefined : diplomacy.letters[viewer];
  return {
    pacts: pacts
      .filter(({ secret, between }) => !secret || own(between))
      .map((pact) => (own(pact.between) ? pact : { ...pact, ending: [] })),
    diplomacy: {
      ...diplomacy,
      last: 0,
      offers: diplomacy.offers.filter(({ from, to, others }) => own([from, to, ...others])),
      letters: viewer === null || written === undefined ? {} : { [viewer]: written },
    },
  };
}

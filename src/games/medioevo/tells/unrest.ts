import type { Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { percentOf } from '../../../kit/chance/percent.js';
import { placesForRebellion, rebellionsOf } from '../events/rebellion.js';
import { TAX_LEVELS } from '../facts/kinds.js';
import type { Medioevo } from '../state/state.js';
import { rebellionsFor } from '../taxes/foreseen.js';

/**
 * What a tax brings at the next check: how likely rebellions are, how many at most, and where the first would rise as
 * the armies stand (2.4). Only which cards are still to come counts of the deck, as anybody can reckon. Null: no tax has been set.
 */
export function unrestTerms(state: Medioevo, seat: SeatId): Terms | null {
  const tax = TAX_LEVELS.find((one) => one === state.realms[seat]?.tax);
  if (tax === undefined) return null;
  const isKnown = state.phase === 'events' && state.event !== null && state.toleratedTax !== null;
  const chances = isKnown ? new Map([[rebellionsOf(state, seat), 1]]) : rebellionsFor(state, tax);
  const most = Math.max(0, ...chances.keys());
  const percent = percentOf(1 - (chances.get(0) ?? 0));
  const places = placesForRebellion(state, seat, []).map((id): Term => ({ kind: 'place', id }));
  return {
    tax: { kind: 'tax', id: `${tax}` },
    percent,
    ...(most === 0 ? {} : { most }),
    ...(places.length === 0 || most === 0 ? {} : { places }),
  };
}

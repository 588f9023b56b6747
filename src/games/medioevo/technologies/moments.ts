import type { SeatId } from '../../../core/seat.js';
import type { Moment } from '../facts/card-moments.js';
import { TECHNOLOGY_IDS, type TechnologyId } from '../facts/kinds.js';
import type { Medioevo } from '../state/state.js';
import { TECHNOLOGIES } from './registry.js';
import { affordable, isPayableOpenly } from './technology-use.js';

/** Technologies whose owner is asked in a window, and in which (8.5). */
const ASKED: { readonly [Id in TechnologyId]?: Moment } = {
  machinery: 'meet',
  promotion: 'meet',
  strategy: 'meet',
  nation: 'meet',
  influence: 'meet',
  tactics: 'damage',
};

/** Those that would do something at a moment and can be paid, as everybody sees. */
export function fittingTechnologies(state: Medioevo, seat: SeatId, moment: Moment): readonly TechnologyId[] {
  return TECHNOLOGY_IDS.filter(
    (id) => ASKED[id] === moment && isPayableOpenly(state, seat, id) && TECHNOLOGIES[id]?.fits(state, seat) === true,
  );
}

/** Those that a seat can use now. */
export function usableTechnologies(state: Medioevo, seat: SeatId): readonly TechnologyId[] {
  return TECHNOLOGY_IDS.filter((id) => {
    const use = TECHNOLOGIES[id];
    return use !== null && affordable(state, seat, id) > 0 && use.fits(state, seat);
  });
}

/** Does anybody own a technology of the windows of battles? Most games begin without. */
export function anybodyAsked(state: Medioevo, moment: Moment): boolean {
  return TECHNOLOGY_IDS.some(
    (id) => ASKED[id] === moment && state.seats.some((seat) => isPayableOpenly(state, seat, id)),
  );
}

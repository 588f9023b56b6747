import type { SeatId } from '../../../core/seat.js';
import type { Moment } from '../facts/card-moments.js';
import { TECHNOLOGY_IDS, type TechnologyId } from '../facts/kinds.js';
import type { Medioevo } from '../state/state.js';
import { ASKED_AT, isPayableOpenly } from './payers.js';
import { TECHNOLOGIES } from './registry.js';
import { affordable } from './technology-use.js';

/** Technologies useful at a moment and visibly affordable. */
export function fittingTechnologies(state: Medioevo, seat: SeatId, moment: Moment): readonly TechnologyId[] {
  return TECHNOLOGY_IDS.filter(
    (id) => ASKED_AT[id] === moment && isPayableOpenly(state, seat, id) && TECHNOLOGIES[id]?.fits(state, seat) === true,
  );
}

/** Those that a seat can use now. */
export function usableTechnologies(state: Medioevo, seat: SeatId): readonly TechnologyId[] {
  return TECHNOLOGY_IDS.filter((id) => {
    const use = TECHNOLOGIES[id];
    if (use === null || affordable(state, seat, id) === 0 || !use.fits(state, seat)) return false;
    return use.usable?.(state, seat) ?? true;
  });
}

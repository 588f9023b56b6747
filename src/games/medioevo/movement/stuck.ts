import type { SeatId } from '../../../core/seat.js';
import { couldServe } from '../cards/movement/serving.js';
import { surveyOf } from '../control/survey.js';
import type { Stuck } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { isTrade } from '../state/vehicle.js';
import { FRESH, startsIn } from './questions.js';

/** Why a seat could not begin a full move as it stands; null: it could. */
export function whyStuck(state: Medioevo, seat: SeatId): Stuck | null {
  if (startsIn(state, seat, FRESH).length > 0 || couldServe(state, seat, 'war-wagon')) return null;
  const own = state.vehicles.filter(({ owner }) => owner === seat);
  if (own.some((one) => !isTrade(one))) return 'stopped';
  const armies = surveyOf(state.lands).armies.get(seat) ?? [];
  return armies.length > 0 || own.some(({ units }) => sizeOf(units) > 0) ? 'no-wagon' : 'nothing';
}

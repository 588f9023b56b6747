import type { NationId } from '../facts/ids.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { becomingOf } from './scope.js';

/** Has the nation no unit left to transform? */
export function isGone(state: Hispania, from: NationId): boolean {
  return areasWith(state, from).every((area) => unitCount(state.areas[area][from]) === 0);
}

/** Does anything come of it? NAVARRE, CASTILLE and HISPANO-ROMAIN do not without units to transform (14.6.5). */
export function hasHeir(state: Hispania, from: NationId): boolean {
  const becoming = becomingOf(state, from);
  if (!isGone(state, from)) return true;
  return becoming?.ifGone !== undefined || becoming?.takes !== undefined || (becoming?.into.length ?? 0) > 1;
}

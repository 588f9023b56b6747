import { COUNTERS } from '../counters/outside.js';
import type { Verbs } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { missions, RECRUITING } from './mission.js';

/** Verbs that are offered besides the situation. */
export const EXTRAS: readonly Verbs[] = [COUNTERS, RECRUITING];

/** Could this nation hire EL CID in its income phase (11)? Then it is asked, and not passed over. */
export function mercenaryOnHire(state: Hispania, nation: NationId): boolean {
  return missions(state, nation).length > 0;
}

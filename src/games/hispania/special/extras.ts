import type { Verbs } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';

/** Verbs that are offered besides the situation. */
export const EXTRAS: readonly Verbs[] = [];

/** Could this nation hire EL CID in its income phase (11)? Then it is asked, and not passed over. */
export function mercenaryOnHire(_state: Hispania, _nation: NationId): boolean {
  return false;
}

import type { NationId } from '../facts/ids.js';
import { book, cardOf, hasCastle, provincesOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** Gold comes in halves: half of a sum, rounded down or up to a half. */
function halfDown(sum: number): number {
  return Math.floor(sum) / 2;
}
function halfUp(sum: number): number {
  return Math.ceil(sum) / 2;
}

/**
 * This turn's yield of the nation's provinces, including shared ones (2.1.1, 2.1.3, 2.1.5 to 2.1.9), before a
 * suzerain's share.
 */
export function revenue(state: Hispania, nation: NationId): number {
  const { kind, from } = cardOf(state, nation).income;
  if (kind === 'none' || (from !== undefined && state.turn < from)) return 0;
  let total = 0;
  for (const province of provincesOf(state, nation)) {
    if (kind === 'castles' && !hasCastle(state, province, nation)) continue;
    total += book(state).provinces[province].income;
  }
  return kind === 'half' ? halfUp(total) : total;
}

/** A vassal keeps half, rounded down (2.2.1, 10.4.5). */
export function ownShare(state: Hispania, nation: NationId): number {
  const whole = revenue(state, nation);
  return state.nations[nation].suzerain === null ? whole : halfDown(whole);
}

/**
 * The suzerain gets the other half, rounded up (2.2.2, 10.4.5); CARTHAGE and ROME never, WISIGOTH from turn 8 (2.2.5).
 */
export function tribute(state: Hispania, nation: NationId): number {
  const { suzerain } = state.nations[nation];
  if (suzerain === null) return 0;
  const { kind, from } = cardOf(state, suzerain).income;
  if (kind === 'none' || (from !== undefined && state.turn < from)) return 0;
  return halfUp(revenue(state, nation));
}

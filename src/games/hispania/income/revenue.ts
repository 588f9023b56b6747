import type { NationId } from '../facts/ids.js';
import { book, card, hasCastle, provincesOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** Gold goes by halves: half a sum, to the half below or above. */
function halfDown(sum: number): number {
  return Math.floor(sum) / 2;
}
function halfUp(sum: number): number {
  return Math.ceil(sum) / 2;
}

/** 2.1: what the nation's provinces yield this turn, before a suzerain takes his share. */
export function revenue(state: Hispania, nation: NationId): number {
  const { kind, from } = card(state, nation).income;
  if (kind === 'none' || (from !== undefined && state.turn < from)) return 0;
  let total = 0;
  for (const province of provincesOf(state, nation)) {
    if (kind === 'castles' && !hasCastle(state, province, nation)) continue;
    total += book(state).provinces[province].income;
  }
  return kind === 'half' ? halfUp(total) : total;
}

/** 2.2, 9.6: a vassal keeps half, rounded down. */
export function ownShare(state: Hispania, nation: NationId): number {
  const whole = revenue(state, nation);
  return state.nations[nation].suzerain === null ? whole : halfDown(whole);
}

/** 2.2: the suzerain gets the other half, rounded up; CARTHAGE and ROME never, WISIGOTH not before turn 8. */
export function tribute(state: Hispania, nation: NationId): number {
  const { suzerain } = state.nations[nation];
  if (suzerain === null) return 0;
  const { kind, from } = card(state, suzerain).income;
  if (kind === 'none' || (from !== undefined && state.turn < from)) return 0;
  return halfUp(revenue(state, nation));
}

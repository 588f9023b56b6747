import { NATION_IDS, type NationId } from '../facts/ids.js';
import type { Hispania } from './state.js';

/** The vassals (9.6). Asked at each step and rarely non-empty: the last result is cached. */

type Nations = Hispania['nations'];
let kept: { readonly nations: Nations | null; readonly vassals: readonly NationId[] } = { nations: null, vassals: [] };

export function vassals({ nations }: Pick<Hispania, 'nations'>): readonly NationId[] {
  if (kept.nations !== nations) {
    kept = { nations, vassals: NATION_IDS.filter((nation) => nations[nation].suzerain !== null) };
  }
  return kept.vassals;
}

/** A nation has changed, but not its suzerain. */
export function sameVassals(before: Nations, after: Nations): void {
  if (kept.nations === before) kept = { nations: after, vassals: kept.vassals };
}

/** A vassal and its suzerain are friends (9.6.6); two vassals of one suzerain are not (5.1.5, 9.6.11). */
export function allied(state: Hispania, one: NationId, other: NationId): boolean {
  return state.nations[one].suzerain === other || state.nations[other].suzerain === one;
}

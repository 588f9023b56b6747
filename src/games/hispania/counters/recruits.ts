import type { AreaId, NationId, UnitKind } from '../facts/ids.js';
import { waitingCompany } from '../special/assault.js';
import { cardOf, hasUnitIn, unusedCounters } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** The unit of the event Armée (10.3.4): possible kinds, and whether it has a place. */

/** The nation's kinds except Castles, Forts and Leaders, as far as counters are available (2.3.6). */
export function kindsToRecruit(state: Hispania, nation: NationId): readonly UnitKind[] {
  const kinds: readonly UnitKind[] = ['infantry', 'elite', 'cavalry', 'knight'];
  return kinds.filter(
    (kind) =>
      (cardOf(state, nation).limits[kind] ?? 0) > 0 &&
      unusedCounters(state, nation, kind) > 0 &&
      kind !== outOfTime(state, nation),
  );
}

/** The ALMORAVIDE has Elites before turn 20 and Infantry from then on, never both (11.almoravide.6). */
function outOfTime(state: Hispania, nation: NationId): UnitKind | null {
  for (const power of cardOf(state, nation).powers ?? []) {
    if (power.power === 'become-infantry') return state.turn < power.turn ? 'infantry' : 'elite';
  }
  return null;
}

/** It is placed with the other new units (10.3.4): in the nation's land, otherwise where it arrives this turn. */
export function placesFor(state: Hispania, nation: NationId): 'own' | readonly AreaId[] {
  if (areasWith(state, nation).some((area) => area !== 'sea' && hasUnitIn(state, nation, area))) return 'own';
  const arrivals = (cardOf(state, nation).arrivals ?? []).filter(
    ({ turn, waits, when }) => turn === state.turn && waits !== true && when === undefined,
  );
  return [...new Set(arrivals.flatMap(({ at }) => at.filter((area) => area !== 'own')))];
}

export function hasPlace(state: Hispania, nation: NationId): boolean {
  return placesFor(state, nation).length > 0 || unitCount(waitingCompany(state, nation)) > 0;
}

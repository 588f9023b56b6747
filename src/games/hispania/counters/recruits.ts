import type { NationId, UnitKind } from '../facts/ids.js';
import { kept } from '../special/assault.js';
import { available, card, holds, isOffMap } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** The unit of the event Armée (10.3.4): which kinds it may be, and whether it finds a place. */

/** Kinds that the nation has, no Castle, Fort or Leader, as far as its counters go (2.3.6). */
export function recruits(state: Hispania, nation: NationId): readonly UnitKind[] {
  const kinds: readonly UnitKind[] = ['infantry', 'elite', 'cavalry', 'knight'];
  return kinds.filter(
    (kind) =>
      (card(state, nation).limits[kind] ?? 0) > 0 &&
      available(state, nation, kind) > 0 &&
      kind !== outOfTime(state, nation),
  );
}

/** The ALMORAVIDE has Elites before turn 20 and Infantry from then on, never both (11.almoravide.6). */
function outOfTime(state: Hispania, nation: NationId): UnitKind | null {
  for (const power of card(state, nation).powers ?? []) {
    if (power.power === 'become-infantry') return state.turn < power.turn ? 'infantry' : 'elite';
  }
  return null;
}

/** It is placed with the other new units (RULINGS): in land that the nation has, or where it comes to this turn. */
export function hasPlace(state: Hispania, nation: NationId): boolean {
  if (areasWith(state, nation).some((area) => area !== 'sea' && holds(state, nation, area))) return true;
  if (unitCount(kept(state, nation)) > 0) return true;
  return (card(state, nation).arrivals ?? []).some(
    ({ turn, at, waits, when }) =>
      turn === state.turn &&
      waits !== true &&
      when === undefined &&
      at.some((area) => area !== 'own' && isOffMap(area)),
  );
}

import type { AreaId, NationId, OffMapId } from '../facts/ids.js';
import { cardOf, isInTurns, isOffMap, rulesTheSea } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** The exceptions (5.4.3): who may enter an off-map province from Hispania, and who may stay there. */

/**
 * ROME, WISIGOTH to turn 9, FRANC: in Gascogne and Narbonne; they stay, and retreat there too (5.4.5, 6.6.6,
 * 11.rome.15, 11.wisigoth.18, 11.franc.8).
 */
export function mayStay(state: Hispania, nation: NationId, area: AreaId): boolean {
  if (area === 'sea') return rulesTheSea(state, nation);
  if (!isOffMap(area)) return true;
  return (cardOf(state, nation).powers ?? []).some(
    (power) => power.power === 'off-map' && power.areas.includes(area) && isInTurns(power.turns, state.turn),
  );
}

/** CARTHAGE on turn 2, OMEYYAD on 11 and 12: to Narbonne, limited per game. Returns the rest. */
export function roomAbroad(state: Hispania, nation: NationId, area: OffMapId): number {
  for (const power of cardOf(state, nation).powers ?? []) {
    if (power.power !== 'exit' || power.to !== area || !isInTurns(power.turns, state.turn)) continue;
    const gone = state.nations[nation].notes.exited;
    return Math.max(0, power.most - (typeof gone === 'number' ? gone : 0));
  }
  return 0;
}

/** VANDALE on turns 7 to 9: to Afrique over the strait, where it must start (5.5.4), or in retreat (11.vandale.8). */
export function mayMigrate(state: Hispania, nation: NationId, to: AreaId): boolean {
  return (cardOf(state, nation).powers ?? []).some(
    (power) => power.power === 'migration' && power.to === to && isInTurns(power.turns, state.turn),
  );
}

import { damagedArmy } from '../battle/losses/damage.js';
import { stayAboard } from '../battle/sides.js';
import type { Side } from '../state/battle.js';
import { atMost, sizeOf, type Units, without } from '../state/units.js';
import { type Force, reserveWith, type Terms } from './terms.js';

/** Both armies between two rounds, or in the middle of one. */
export interface Field {
  readonly attacker: Force;
  readonly defender: Force;
}

/** Told alike are fields from which the battle goes on alike. */
export function keyOf({ attacker, defender }: Field): string {
  return `${forceKey(attacker)}|${forceKey(defender)}`;
}

function forceKey({ units, decks }: Force): string {
  return decks.length === 0 ? unitsKey(units) : decks.map(({ men }) => unitsKey(men)).join('+');
}

export function unitsKey(units: Units): string {
  const u = units;
  const captains = `${u['captain-1'] ?? 0}.${u['captain-2'] ?? 0}.${u['captain-3'] ?? 0}`;
  return `${u['light-infantry'] ?? 0}.${u.archer ?? 0}.${u['heavy-infantry'] ?? 0}.${u.cavalry ?? 0}.${captains}`;
}

/** So many men are left of a force; at sea the last galleys lose theirs first. */
export function leftOf({ decks }: Force, units: Units): Force {
  if (decks.length === 0) return { units, decks };
  const men = stayAboard(
    decks.map((deck) => deck.men),
    units,
  );
  return { units, decks: decks.map((deck, index) => ({ ...deck, men: men[index] ?? {} })) };
}

/** Damage on a force: its melee before its crews (6.5.6). */
export function struck(terms: Terms, side: Side, force: Force, crew: Units, points: number): Force {
  if (points === 0) return force;
  const serving = atMost(crew, force.units);
  const key = `${side}${points}|${unitsKey(force.units)}|${unitsKey(serving)}`;
  let left = terms.worked.units.get(key);
  if (left === undefined) {
    const { losses } = terms[side];
    const army = { units: force.units, crew: serving };
    left = damagedArmy(army, points, losses, reserveWith(terms[side], force.units), terms.atSea).left;
    terms.worked.units.set(key, left);
  }
  return leftOf(force, left);
}

export function meleeOf({ units }: Force, crew: Units): Units {
  return without(units, atMost(crew, units));
}

export function isOver({ attacker, defender }: Field): boolean {
  return sizeOf(attacker.units) === 0 || sizeOf(defender.units) === 0;
}

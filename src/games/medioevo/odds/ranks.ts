import { damagedArmy } from '../battle/losses/damage.js';
import { stayAboard } from '../battle/sides.js';
import type { BySide, Side } from '../state/battle.js';
import { atMost, sizeOf, type Units, without } from '../state/units.js';
import { type Force, reserveWith, type Terms } from './terms.js';

/** Both armies between two rounds, or within one. */
export type Field = BySide<Force>;

/** Fields with equal keys have the same future. */
export function keyOf({ attacker, defender }: Field): string {
  return `${forceKey(attacker)}|${forceKey(defender)}`;
}

function forceKey({ units, decks }: Force): string {
  return decks.length === 0 ? unitsKey(units) : decks.map(({ units }) => unitsKey(units)).join('+');
}

function unitsKey(units: Units): string {
  const u = units;
  const captains = `${u['captain-1'] ?? 0}.${u['captain-2'] ?? 0}.${u['captain-3'] ?? 0}`;
  return `${u['light-infantry'] ?? 0}.${u.archer ?? 0}.${u['heavy-infantry'] ?? 0}.${u.cavalry ?? 0}.${captains}`;
}

/** A force reduced to these men; at sea the last galleys lose theirs first. */
export function leftOf({ decks }: Force, units: Units): Force {
  if (decks.length === 0) return { units, decks };
  const aboard = stayAboard(
    decks.map((deck) => deck.units),
    units,
  );
  return { units, decks: decks.map((deck, index) => ({ ...deck, units: aboard[index] ?? {} })) };
}

/** Damage to a side: its melee before its crews (6.5.6). */
export function fieldAfterDamage(terms: Terms, crew: BySide<Units>, field: Field, side: Side, points: number): Field {
  const force = field[side];
  if (points === 0) return field;
  const serving = atMost(crew[side], force.units);
  const key = `${side}${points}|${unitsKey(force.units)}|${unitsKey(serving)}`;
  let left = terms.worked.units.get(key);
  if (left === undefined) {
    const army = { units: force.units, crew: serving };
    left = damagedArmy(army, points, terms[side].losses, reserveWith(terms[side], force.units), terms.atSea).left;
    terms.worked.units.set(key, left);
  }
  return withForce(field, side, leftOf(force, left));
}

export function withForce({ attacker, defender }: Field, side: Side, force: Force): Field {
  return side === 'attacker' ? { attacker: force, defender } : { attacker, defender: force };
}

export function meleeOf({ units }: Force, crew: Units): Units {
  return without(units, atMost(crew, units));
}

export function isOver({ attacker, defender }: Field): boolean {
  return sizeOf(attacker.units) === 0 || sizeOf(defender.units) === 0;
}

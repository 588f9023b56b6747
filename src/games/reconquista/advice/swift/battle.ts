import { BATTLE, type Luck } from './luck.js';
import {
  ARMY,
  CRUSADER,
  GARRISON,
  KINDS,
  loseFirst,
  MERCENARY,
  ORDER,
  type Position,
  REBELS,
  sizeIn,
} from './position.js';

/** How a battle ends. */
export const [BOTH_GONE, ATTACKER_GONE, DEFENDER_GONE, ATTACKER_BACK, DEFENDER_BACK, ATTACKER_IN, DEFENDER_IN] = [
  0, 1, 2, 3, 4, 5, 6,
];
/** Who strikes first in the first round. */
export const [AT_ONCE, ATTACKER_FIRST, DEFENDER_FIRST] = [0, 1, 2];

/** Kinds in the order their dice are thrown, and the lowest hitting face of each (12.1). */
const THROWN = [GARRISON, REBELS, ARMY, MERCENARY, CRUSADER, ORDER];
const HITS_ON = Int8Array.of(4, 4, 5, 5, 4, 3);

/** Those who fight; afterwards those who are left. */
export const attackers = new Int8Array(KINDS);
export const defenders = new Int8Array(KINDS);

/** 12.3 */
export function initiativeAt(position: Position, at: number, attacker: number, defender: number): number {
  const [theirs, ours] = [position.cidWith(attacker, at), position.cidWith(defender, at)];
  if (theirs !== ours) return theirs ? ATTACKER_FIRST : DEFENDER_FIRST;
  return position.ground.isMountain[at] === 1 && !theirs ? DEFENDER_FIRST : AT_ONCE;
}

/** A battle between `attackers` and `defenders` to its end (12.1, 12.3 to 12.7); at most one side has a shelter. */
export function fight(
  at: number,
  first: number,
  attackerShelter: boolean,
  defenderShelter: boolean,
  luck: Luck,
): number {
  let leads = first;
  for (;;) {
    const [before, against] = [sizeIn(attackers, 0), sizeIn(defenders, 0)];
    if (leads === DEFENDER_FIRST) {
      loseFirst(attackers, 0, volley(defenders, at, luck));
      loseFirst(defenders, 0, volley(attackers, at, luck));
    } else {
      const hits = volley(attackers, at, luck);
      if (leads === ATTACKER_FIRST) loseFirst(defenders, 0, hits);
      const back = volley(defenders, at, luck);
      if (leads !== ATTACKER_FIRST) loseFirst(defenders, 0, hits);
      loseFirst(attackers, 0, back);
    }
    leads = AT_ONCE;
    const [left, others] = [sizeIn(attackers, 0), sizeIn(defenders, 0)];
    if (left === 0) return others > 0 ? ATTACKER_GONE : BOTH_GONE;
    if (others === 0) return DEFENDER_GONE;
    const more = before - left - (against - others);
    if (more > 0) return attackerShelter ? ATTACKER_IN : ATTACKER_BACK;
    if (more < 0) return defenderShelter ? DEFENDER_IN : DEFENDER_BACK;
    if (defenderShelter) return DEFENDER_IN;
    if (attackerShelter) return ATTACKER_IN;
  }
}

function volley(units: Int8Array, at: number, luck: Luck): number {
  let hits = 0;
  for (let place = 0; place < KINDS; place++) {
    const kind = THROWN[place] ?? 0;
    const needed = HITS_ON[kind] ?? 0;
    for (let left = units[kind] ?? 0; left > 0; left--) if (luck.roll(BATTLE + at) >= needed) hits += 1;
  }
  return hits;
}

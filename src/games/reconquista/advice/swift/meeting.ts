import {
  ATTACKER_BACK,
  ATTACKER_GONE,
  ATTACKER_IN,
  attackers,
  BOTH_GONE,
  DEFENDER_BACK,
  DEFENDER_GONE,
  DEFENDER_IN,
  defenders,
  fight,
  initiativeAt,
} from './battle.js';
import { NOWHERE, PLACES } from './ground.js';
import type { Luck } from './luck.js';
import { CHRISTIAN, GARRISON, KINDS, NOBODY, type Position, REBEL, sizeIn } from './position.js';

/** What happens to a force that enters a place: see `battle/confront.ts`. */
export const [FREE, BESIEGES, BEATEN, INSIDE, GONE] = [0, 1, 2, 3, 4];
const BEFORE = 5;

/** Beaten Christian besiegers with several ways back, until the force that beat them stands still (12.15). */
export const pending = { at: NOWHERE, ways: 0, units: new Int8Array(KINDS) };

const relieved = new Int8Array(KINDS);
const entering = new Int8Array(KINDS);

/** `units` in hand enter a place and are changed to those left; they are still to be put down. */
export function confront(position: Position, at: number, side: number, units: Int8Array, luck: Luck): number {
  const { outSide, inSide } = position;
  for (;;) {
    if (outSide[at] === side) return BESIEGES;
    if (outSide[at] !== NOBODY) {
      const met = meetBesiegers(position, at, side, units, luck);
      if (met !== BEFORE) return met;
    } else if (inSide[at] !== NOBODY && inSide[at] !== side) {
      if (position.isSheltered(at) && !position.comesOutToFight(at)) return BESIEGES;
      return meetHolders(position, at, side, units, luck);
    } else return position.isForeignCity(at, side) ? BESIEGES : FREE;
  }
}

/** Relief and besieged fight as one force of the side that holds the city (12.9, 12.14, 13.14). */
function meetBesiegers(position: Position, at: number, side: number, units: Int8Array, luck: Luck): number {
  const { inside, outside, inSide, outSide, city } = position;
  const [besieger, holder] = [outSide[at] ?? 0, inSide[at] ?? 0];
  const relief = holder === NOBODY ? city[at] === side : holder === side;
  attackers.set(units);
  if (holder === side) {
    for (let kind = 0; kind < KINDS; kind++)
      attackers[kind] = (attackers[kind] ?? 0) + (inside[at * KINDS + kind] ?? 0);
    position.clearInside(at);
  }
  defenders.set(outside.subarray(at * KINDS, (at + 1) * KINDS));
  const end = fight(at, initiativeAt(position, at, side, besieger), relief, false, luck);
  position.setOutside(at, besieger, defenders);
  switch (end) {
    case ATTACKER_BACK:
      units.set(attackers);
      return BEATEN;
    case ATTACKER_IN:
    case DEFENDER_IN:
      position.enter(at, side, attackers);
      return INSIDE;
    case ATTACKER_GONE:
      if (inSide[at] === NOBODY) {
        position.setInside(at, besieger, defenders);
        position.clearOutside(at);
      }
      wipedOut(position, at, side, besieger);
      return GONE;
    case BOTH_GONE:
      wipedOut(position, at, side, besieger);
      return GONE;
    default: {
      for (let kind = 0; kind < KINDS; kind++) {
        const left = attackers[kind] ?? 0;
        const own = Math.min(left, units[kind] ?? 0);
        units[kind] = own;
        entering[kind] = left - own;
      }
      position.enter(at, side, entering);
      drivenOff(position, at, besieger, end);
      return relief || (end === DEFENDER_GONE && holder === NOBODY) ? FREE : BEFORE;
    }
  }
}

function meetHolders(position: Position, at: number, side: number, units: Int8Array, luck: Luck): number {
  const holder = position.inSide[at] ?? 0;
  attackers.set(units);
  defenders.set(position.inside.subarray(at * KINDS, (at + 1) * KINDS));
  const end = fight(at, initiativeAt(position, at, side, holder), false, position.isSheltered(at), luck);
  position.setInside(at, holder, defenders);
  units.set(attackers);
  switch (end) {
    case ATTACKER_BACK:
    case ATTACKER_IN:
      return BEATEN;
    case DEFENDER_IN:
      return BESIEGES;
    case ATTACKER_GONE:
    case BOTH_GONE:
      wipedOut(position, at, side, holder);
      return GONE;
    default:
      position.clearInside(at);
      drivenOff(position, at, holder, end);
      return FREE;
  }
}

function wipedOut(position: Position, at: number, attacker: number, defender: number): void {
  position.cidAlone(at, attacker);
  position.cidAlone(at, defender);
}

/** The beaten `defenders` leave (12.6, 12.15). */
function drivenOff(position: Position, at: number, side: number, end: number): void {
  if (end !== DEFENDER_BACK) {
    position.cidAlone(at, side);
    return;
  }
  const besieged = position.outSide[at] !== NOBODY;
  position.clearOutside(at);
  const ways = besieged && side === CHRISTIAN ? openWays(position, position.approaches[at] ?? 0) : 0;
  if ((ways & (ways - 1)) !== 0) {
    pending.at = at;
    pending.ways = ways;
    pending.units.set(defenders);
    return;
  }
  relieved.set(defenders);
  const to = ways === 0 ? refugeOf(position, at, side) : placeOfBit(ways);
  if (retreat(position, at, to, side, relieved)) settle(position, to, side, relieved);
}

export function placeOfBit(ways: number): number {
  return 31 - Math.clz32(ways);
}

/** Where no enemy stands now (12.5, 12.15). */
export function openWays(position: Position, ways: number): number {
  let open = 0;
  for (let at = 0; at < PLACES; at++) {
    if ((ways & (1 << at)) !== 0 && position.isFreeOfEnemies(at, CHRISTIAN)) open |= 1 << at;
  }
  return open;
}

/** The usual way back: to the strongest walls, the first of equals. */
export function usualWay(position: Position, ways: number): number {
  let [best, most] = [NOWHERE, -1];
  for (let at = 0; at < PLACES; at++) {
    if ((ways & (1 << at)) === 0) continue;
    const strength = position.isSheltered(at) ? 1 + position.besiegedStrength(at) : 0;
    if (strength <= most) continue;
    most = strength;
    best = at;
  }
  return best;
}

/** 12.6 */
export function refugeOf(position: Position, from: number, side: number): number {
  const { after, roads } = position.ground;
  for (const at of after[from] ?? []) if (position.isFreeOfEnemies(at, side)) return at;
  for (const at of roads[from] ?? []) if (position.isFreeOfEnemies(at, side)) return at;
  return NOWHERE;
}

/** Beaten units in hand; false: all are lost (12.11). */
export function retreat(position: Position, from: number, to: number, side: number, units: Int8Array): boolean {
  if (to !== NOWHERE && position.ground.region[from] !== position.ground.region[to]) units[GARRISON] = 0;
  const isLost = to === NOWHERE || sizeIn(units, 0) === 0;
  if (position.cidWith(side, from)) {
    if (isLost) position.cidSide = NOBODY;
    position.cidAt = isLost ? NOWHERE : to;
  }
  if (isLost) units.fill(0);
  return !isLost;
}

/** 12.10 */
export function settle(position: Position, at: number, side: number, units: Int8Array): void {
  const isForeign = position.outSide[at] === side || position.isForeignCity(at, side);
  if (isForeign && side !== REBEL) position.besiege(at, side, units);
  else position.enter(at, side, units);
}

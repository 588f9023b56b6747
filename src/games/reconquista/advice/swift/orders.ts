import { PLACES } from './ground.js';
import { movableAt } from './march.js';
import { CHRISTIAN, GARRISON, KINDS, MUSLIM, NOBODY, ORDER, type Position, sizeIn } from './position.js';

/** By `campaign/orders.ts`: the places that keep troops from leaving a region, as bits (11.4). */
export function barsTo(position: Position, region: number): number {
  const { ground, city, inSide } = position;
  let bars = 0;
  for (const at of ground.placesOf[region] ?? []) {
    if (position.has(at, MUSLIM) || (city[at] === MUSLIM && inSide[at] !== CHRISTIAN)) bars |= 1 << at;
    else if (city[at] === MUSLIM && buildersIn(position, at) === 0) bars |= 1 << at;
  }
  return bars;
}

/** Armies and Garrisons in a place (10.8, 11.4). */
export function buildersIn({ inside, inSide }: Position, at: number): number {
  return inSide[at] === CHRISTIAN ? sizeIn(inside, at) - (inside[at * KINDS + ORDER] ?? 0) : 0;
}

/** A road may be taken from there: nothing bars it but what whoever stays would hold (11.3, 11.4). */
export function mayLeave(position: Position, at: number): boolean {
  const region = position.ground.region[at] ?? 0;
  return (barsTo(position, region) & ~(1 << at)) === 0 && !isBarred(position, at);
}

function isBarred(position: Position, at: number): boolean {
  return position.has(at, MUSLIM) || (position.city[at] === MUSLIM && position.inSide[at] !== CHRISTIAN);
}

const movable = new Int8Array(KINDS);

/** Those that may go over a road into `into`; one Army or Garrison must stay in a Muslim city: then true. */
export function goersByRoad(position: Position, at: number, into: Int8Array): boolean {
  movableAt(position, at, into);
  into[GARRISON] = 0;
  if (position.city[at] !== MUSLIM) return false;
  const [size, orders] = [sizeIn(into, 0), into[ORDER] ?? 0];
  return buildersIn(position, at) - (size - orders) === 0;
}

/** A step by the rules (11.2 to 11.4). */
export function mayMarch(position: Position, from: number, to: number, units: Int8Array): boolean {
  const { ground, revolt } = position;
  if (from === to || from < 0 || to < 0 || from >= PLACES || to >= PLACES || sizeIn(units, 0) === 0) return false;
  const inRegion = ground.region[from] === ground.region[to];
  const stays = inRegion ? !movableAt(position, from, movable) : goersByRoad(position, from, movable);
  let builders = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const going = units[kind] ?? 0;
    if (going < 0 || going > (movable[kind] ?? 0)) return false;
    if (kind !== ORDER) builders += going;
  }
  if (inRegion) return true;
  if (ground.region[to] === revolt || !(ground.roads[from] ?? []).includes(to) || !mayLeave(position, from))
    return false;
  return !stays || builders < sizeIn(movable, 0) - (movable[ORDER] ?? 0);
}

/** 11.7, 11.8 */
export function startsBattle(position: Position, at: number): boolean {
  const { outSide, inSide } = position;
  if (outSide[at] !== NOBODY) return outSide[at] !== CHRISTIAN;
  if (inSide[at] === NOBODY || inSide[at] === CHRISTIAN) return false;
  return !position.isSheltered(at) || position.comesOutToFight(at);
}

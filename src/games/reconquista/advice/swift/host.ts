import { NOWHERE, REGIONS } from './ground.js';
import type { Luck } from './luck.js';
import { resolvePending } from './march.js';
import { BEATEN, BESIEGES, confront, FREE, pending, refugeOf, retreat } from './meeting.js';
import { ARMY, GARRISON, KINDS, MERCENARY, NOBODY, type Position, sizeIn } from './position.js';

/** The automatic force under way: by `reaction/host.ts`, in the standard game. */
const units = new Int8Array(KINDS);
const staying = new Int8Array(KINDS);
let [side, at, from, beatenAt] = [0, NOWHERE, NOWHERE, NOWHERE];

/** A force appears; `begun`: a Garrison raised with it has begun a siege here (13.20). */
export function moveHost(
  position: Position,
  where: number,
  whose: number,
  armies: number,
  mercenaries: number,
  begun: boolean,
  luck: Luck,
): void {
  units.fill(0);
  units[ARMY] = armies;
  units[MERCENARY] = mercenaries;
  side = whose;
  at = where;
  from = NOWHERE;
  beatenAt = NOWHERE;
  if (begun ? mansSiege(position) : meets(position, luck)) marchOn(position, luck);
  if (pending.at !== NOWHERE) resolvePending(position);
}

function marchOn(position: Position, luck: Luck): void {
  do {
    if (pending.at !== NOWHERE) {
      rest(position);
      resolvePending(position);
      position.take(at, side, units);
    }
  } while (advance(position) && meets(position, luck));
}

function rest(position: Position): void {
  if (position.outSide[at] === side) position.besiege(at, side, units);
  else position.enter(at, side, units);
}

/** Fights where it stands, and again where it is driven back to; false if nobody goes on. */
function meets(position: Position, luck: Luck): boolean {
  for (;;) {
    const met = meet(position, luck);
    position.removeLoneForts();
    if (met !== BACK) return met === ON;
  }
}
const [ON, BACK, OVER] = [0, 1, 2];

function meet(position: Position, luck: Luck): number {
  if (!position.stopsEntry(at, side)) {
    join(position);
    return ON;
  }
  switch (confront(position, at, side, units, luck)) {
    case FREE:
      beatenAt = NOWHERE;
      join(position);
      return ON;
    case BESIEGES:
      beatenAt = NOWHERE;
      return mansSiege(position) ? ON : OVER;
    case BEATEN: {
      const to = from === NOWHERE ? refugeOf(position, at, side) : from;
      if (!retreat(position, at, to, side, units)) return OVER;
      beatenAt = at;
      at = to;
      from = NOWHERE;
      return BACK;
    }
    default:
      return OVER;
  }
}

/** As many Armies stay at a siege as the besieged have counters; all if too few (13.16). */
function mansSiege(position: Position): boolean {
  const needed = (position.city[at] === NOBODY ? 0 : 1) + (position.fort[at] ?? 0) + sizeIn(position.inside, at);
  if (sizeIn(units, 0) <= needed) {
    position.besiege(at, side, units);
    units.fill(0);
    return false;
  }
  keepBack(needed);
  position.besiege(at, side, staying);
  return true;
}

/** So many stay: their own Armies first, then hired ones. */
function keepBack(count: number): void {
  staying.fill(0);
  const own = Math.min(count, units[ARMY] ?? 0);
  const hired = Math.min(count - own, units[MERCENARY] ?? 0);
  staying[ARMY] = own;
  staying[MERCENARY] = hired;
  units[ARMY] = (units[ARMY] ?? 0) - own;
  units[MERCENARY] = (units[MERCENARY] ?? 0) - hired;
}

/** Armies of its side that hold the place join it (13.12, 13.19). */
function join(position: Position): void {
  if (position.inSide[at] !== side || position.outSide[at] !== NOBODY) return;
  const { inside } = position;
  for (const kind of STAYERS) {
    const cell = at * KINDS + kind;
    units[kind] = (units[kind] ?? 0) + (inside[cell] ?? 0);
    inside[cell] = 0;
  }
  if (sizeIn(inside, at) === 0) position.inSide[at] = NOBODY;
}
const STAYERS = [ARMY, MERCENARY];

/** To the next place, without those who must stay; false if the force ends here. */
function advance(position: Position): boolean {
  const to = nextStop(position);
  if (to === NOWHERE) {
    rest(position);
    return false;
  }
  const isHeld = position.outSide[at] === NOBODY && position.isSheltered(at);
  if (isHeld && (position.inside[at * KINDS + GARRISON] ?? 0) === 0) {
    keepBack(1);
    position.enter(at, side, staying);
  }
  // None may be left of a relief whose besieged alone came through.
  if (sizeIn(units, 0) === 0) return false;
  if (position.cidWith(side, at)) position.cidAt = to;
  from = at;
  at = to;
  return true;
}

// The way (13.9, 13.11, 13.17)

/** Not straight back to where it was beaten, unless nothing else is left. */
function nextStop(position: Position): number {
  if (beatenAt === NOWHERE) return nextByNumber(position, NOWHERE);
  const region = position.ground.region[at] ?? 0;
  const isElsewhere = hasTargetIn(position, region, beatenAt) || nearestRoad(position, region, beatenAt);
  return nextByNumber(position, isElsewhere ? beatenAt : NOWHERE);
}

function hasTargetIn(position: Position, region: number, passed: number): boolean {
  if (region === position.revolt) return false;
  for (const one of position.ground.placesOf[region] ?? []) {
    if (one !== at && one !== passed && position.stopsEntry(one, side)) return true;
  }
  return false;
}

function nextByNumber(position: Position, passed: number): number {
  const { ground } = position;
  const region = ground.region[at] ?? 0;
  let next = NOWHERE;
  for (const one of ground.after[at] ?? []) {
    if (one === passed) continue;
    next = one;
    break;
  }
  if (hasTargetIn(position, region, passed)) return next;
  if (!nearestRoad(position, region, passed)) return NOWHERE;
  return over === NOWHERE ? next : over;
}

const distance = new Int8Array(REGIONS);
const edge: number[] = [];
/** The far end of the road that leads on from here; nowhere: it begins elsewhere. */
let over = NOWHERE;

/** Is there a road that leads to a place that stops the force? */
function nearestRoad(position: Position, region: number, passed: number): boolean {
  const { waysOut } = position.ground;
  distance.fill(-1);
  edge.length = 0;
  for (let one = 0; one < REGIONS; one++) {
    if (!hasTargetIn(position, one, passed)) continue;
    distance[one] = 0;
    edge.push(one);
  }
  for (const one of edge) {
    for (const { near, far, to } of waysOut[one] ?? []) {
      if (to === position.revolt || near === passed || far === passed || distance[to] !== -1) continue;
      distance[to] = (distance[one] ?? 0) + 1;
      edge.push(to);
    }
  }
  let least = REGIONS + 1;
  over = NOWHERE;
  for (const { near, far, to } of waysOut[region] ?? []) {
    if (to === position.revolt || near === passed || far === passed) continue;
    const away = distance[to] ?? -1;
    if (away < 0 || away > least) continue;
    if (away < least) {
      least = away;
      over = NOWHERE;
    }
    if (near === at && over === NOWHERE) over = far;
  }
  return least <= REGIONS;
}

import { NOWHERE, PLACES } from './ground.js';
import type { Luck } from './luck.js';
import { BEATEN, BESIEGES, confront, FREE, openWays, pending, refugeOf, retreat, settle, usualWay } from './meeting.js';
import { CHRISTIAN, KINDS, NOBODY, type Position, sizeIn } from './position.js';

const hand = new Int8Array(KINDS);

/** Phase 4 begins (11.11). */
export function beginCampaign(position: Position): void {
  const { fresh, force, forceCid, ways, inside, inSide, outSide } = position;
  fresh.fill(0);
  force.fill(0);
  forceCid.fill(0);
  ways.fill(0);
  position.marching = NOWHERE;
  position.isCampaign = true;
  position.cidFresh = position.cidSide === CHRISTIAN;
  for (let at = 0; at < PLACES; at++) {
    if (inSide[at] !== CHRISTIAN || outSide[at] !== NOBODY) continue;
    for (let cell = at * KINDS; cell < (at + 1) * KINDS; cell++) fresh[cell] = inside[cell] ?? 0;
  }
}

/** Units that may move from a place now; false: none. */
export function movableAt(position: Position, at: number, into: Int8Array): boolean {
  const { fresh, force, ground, marching, revolt } = position;
  const region = ground.region[at] ?? 0;
  const isMine = region !== revolt && (marching === NOWHERE || marching === region);
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const cell = at * KINDS + kind;
    const count = (force[cell] ?? 0) + (isMine ? (fresh[cell] ?? 0) : 0);
    into[kind] = count;
    sum += count;
  }
  return sum > 0;
}

/** El Cid may go with these. */
export function cidMayGo(position: Position, at: number): boolean {
  const { fresh, ground, marching, revolt } = position;
  if (!position.cidWith(CHRISTIAN, at)) return false;
  const region = ground.region[at] ?? 0;
  const isMine = region !== revolt && (marching === NOWHERE || marching === region);
  return (position.cidFresh && isMine && sizeIn(fresh, at) > 0) || position.forceCid[at] === 1;
}

/** One step of a force, by `campaign/march.ts`: it leaves, arrives, and fights any enemy there (11.5, 11.7). */
export function march(position: Position, from: number, to: number, units: Int8Array, cid: boolean, luck: Luck): void {
  const isAlone = position.sizeAt(from, CHRISTIAN) === sizeIn(units, 0);
  const withCid = cid || (isAlone && position.cidWith(CHRISTIAN, from));
  const came = setOut(position, from, to, units, withCid);
  position.take(from, CHRISTIAN, units);
  if (withCid) {
    position.cidSide = CHRISTIAN;
    position.cidAt = to;
  }
  position.removeLoneForts();
  hand.set(units);
  arrive(position, to, came, withCid, luck);
}

/** Other forces that were moving are done (11.5). Returns the places it came from, as bits. */
function setOut(position: Position, from: number, to: number, units: Int8Array, cid: boolean): number {
  const { fresh, force, forceCid, ways, ground } = position;
  const first = from * KINDS;
  const had = sizeIn(force, from) > 0;
  let going = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const own = Math.min(units[kind] ?? 0, force[first + kind] ?? 0);
    going += own;
    force[first + kind] = (force[first + kind] ?? 0) - own;
    fresh[first + kind] = (fresh[first + kind] ?? 0) - ((units[kind] ?? 0) - own);
  }
  const region = ground.region[from] ?? 0;
  let came = 1 << from;
  if (ground.region[to] === region && going > 0) {
    for (const at of ground.placesOf[region] ?? []) if (at !== to) came |= (ways[from] ?? 0) & (1 << at);
  }
  if (!had) {
    force.fill(0);
    forceCid.fill(0);
    ways.fill(0);
  }
  if (sizeIn(force, from) === 0) {
    ways[from] = 0;
    forceCid[from] = 0;
  } else if (cid) forceCid[from] = 0;
  if (position.marching === NOWHERE) position.marching = region;
  if (cid) position.cidFresh = false;
  return came;
}

function arrive(position: Position, at: number, came: number, cid: boolean, luck: Luck): void {
  switch (confront(position, at, CHRISTIAN, hand, luck)) {
    case BESIEGES:
      position.besiege(at, CHRISTIAN, hand);
      position.approaches[at] = (position.approaches[at] ?? 0) | came;
      return;
    case FREE:
      position.enter(at, CHRISTIAN, hand);
      goOn(position, at, hand, came, cid);
      return;
    case BEATEN: {
      const open = openWays(position, came);
      retreatFromMarch(position, at, open === 0 ? NOWHERE : usualWay(position, open), hand, cid);
    }
  }
}

/** Survivors may go on, even back (12.5). */
function retreatFromMarch(position: Position, from: number, to: number, units: Int8Array, cid: boolean): void {
  const isLeft = retreat(position, from, to, CHRISTIAN, units);
  if (to === NOWHERE) return;
  if (isLeft) settle(position, to, CHRISTIAN, units);
  if (position.outSide[to] === CHRISTIAN) position.approaches[to] = (position.approaches[to] ?? 0) | (1 << from);
  else if (isLeft) goOn(position, to, units, 0, cid);
}

function goOn(position: Position, at: number, units: Int8Array, came: number, withCid: boolean): void {
  if (!position.isCampaign) return;
  const { force, forceCid, ways } = position;
  for (let kind = 0; kind < KINDS; kind++) {
    force[at * KINDS + kind] = (force[at * KINDS + kind] ?? 0) + (units[kind] ?? 0);
  }
  ways[at] = (ways[at] ?? 0) | came;
  if (withCid && position.cidWith(CHRISTIAN, at)) forceCid[at] = 1;
}

/** Besiegers who were driven off in phase 5 and have a choice (12.15). */
export function resolvePending(position: Position): void {
  const { at, ways, units } = pending;
  pending.at = NOWHERE;
  const open = openWays(position, ways);
  const to = open === 0 ? refugeOf(position, at, CHRISTIAN) : usualWay(position, open);
  retreatFromMarch(position, at, to, units, false);
}

import { NOWHERE, PLACES } from './ground.js';
import { type Luck, SIEGE, SIEGE_RETREAT } from './luck.js';
import { retreat, settle } from './meeting.js';
import { KINDS, NOBODY, type Position, sizeIn } from './position.js';

const leaving = new Int8Array(KINDS);

/** Phase 6, by `siege/siege.ts` (14.1). */
export function resolveSieges(position: Position, luck: Luck): void {
  for (;;) {
    let at = 0;
    while (at < PLACES && position.outSide[at] === NOBODY) at += 1;
    if (at === PLACES) return;
    resolveSiege(position, at, luck);
    position.removeLoneForts();
  }
}

function resolveSiege(position: Position, at: number, luck: Luck): void {
  const { outSide, inSide, city } = position;
  const side = outSide[at] ?? 0;
  for (;;) {
    const attack = luck.roll(SIEGE + at) + position.besiegerStrength(at);
    const defence = luck.roll(SIEGE + at) + position.besiegedStrength(at);
    if (attack > defence) {
      captured(position, at, true, attack % 2 === 0);
      return;
    }
    if (defence > attack) {
      withdraw(position, at, side, luck);
      return;
    }
    if (inSide[at] === NOBODY || city[at] === side) {
      captured(position, at, false, false);
      return;
    }
    position.loseOne(at, side);
    position.loseOne(at, inSide[at] ?? 0);
    if (outSide[at] === NOBODY) return;
    if (inSide[at] === NOBODY && city[at] === NOBODY) {
      captured(position, at, false, false);
      return;
    }
  }
}

/** 14.4, 14.7 */
function captured(position: Position, at: number, stormed: boolean, sacked: boolean): void {
  const { inSide, outSide, inside, outside, fort, city } = position;
  const holder = inSide[at] ?? 0;
  position.clearInside(at);
  if (holder !== NOBODY) position.cidAlone(at, holder);
  if (stormed) fort[at] = 0;
  if (sacked) city[at] = NOBODY;
  inSide[at] = outSide[at] ?? 0;
  for (let cell = at * KINDS; cell < (at + 1) * KINDS; cell++) inside[cell] = outside[cell] ?? 0;
  position.clearOutside(at);
}

/** 14.5 */
function withdraw(position: Position, at: number, side: number, luck: Luck): void {
  position.loseOne(at, side);
  leaving.set(position.outside.subarray(at * KINDS, (at + 1) * KINDS));
  if (sizeIn(leaving, 0) === 0) return;
  const { ground } = position;
  const region = ground.region[at] ?? 0;
  let isNear = false;
  for (const one of ground.placesOf[region] ?? []) if (one !== at && maySettleIn(position, one, side)) isNear = true;
  let to = NOWHERE;
  if (isNear) {
    do to = ground.placeOfFace[region]?.[luck.roll(SIEGE_RETREAT)] ?? NOWHERE;
    while (to === at || !maySettleIn(position, to, side));
  } else {
    for (const one of ground.roads[at] ?? []) {
      if (!maySettleIn(position, one, side)) continue;
      to = one;
      break;
    }
  }
  position.clearOutside(at);
  if (retreat(position, at, to, side, leaving)) settle(position, to, side, leaving);
}

function maySettleIn({ ground, revolt, inSide, outSide, city }: Position, at: number, side: number): boolean {
  if (ground.region[at] === revolt || outSide[at] !== NOBODY) return false;
  if (inSide[at] !== NOBODY) return inSide[at] === side;
  return city[at] === NOBODY || city[at] === side;
}

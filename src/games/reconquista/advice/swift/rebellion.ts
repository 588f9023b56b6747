import { REBELLION_KINDS } from '../../facts/ids.js';
import { NOWHERE, PLACES, REGIONS } from './ground.js';
import { type Luck, REBELLION_KIND, REBELLION_PLACE, REBELLION_REGION } from './luck.js';
import {
  ARMY,
  CHRISTIAN,
  GARRISON,
  KINDS,
  MUSLIM,
  NOBODY,
  ORDER,
  type Position,
  REBEL,
  REBELS,
  sizeIn,
} from './position.js';

const RISING = REBELLION_KINDS.indexOf('rebels');
const PROSELYTISM = REBELLION_KINDS.indexOf('proselytism');
const PEASANTS = REBELLION_KINDS.indexOf('peasant-revolt');
const GOVERNOR = REBELLION_KINDS.indexOf('rebel-governor');
const REGIONAL = REBELLION_KINDS.indexOf('regional-revolt');

/** Phase 1, by `rebellion/rebellion.ts`. */
export function rebellion(position: Position, luck: Luck): void {
  const face = luck.roll(REBELLION_REGION);
  if (face <= REGIONS) {
    riseIn(position, face - 1, false, luck);
    return;
  }
  let region = REGIONS;
  do region = luck.roll(REBELLION_REGION) - 1;
  while (region >= REGIONS || !canRise(position, region));
  riseIn(position, region, true, luck);
  riseIn(position, region, false, luck);
}

function riseIn(position: Position, region: number, another: boolean, luck: Luck): void {
  const { rebellion: kinds, placeOfFace } = position.ground;
  for (;;) {
    const kind = kinds[luck.roll(REBELLION_KIND)] ?? RISING;
    if (kind === REGIONAL) {
      if (another) continue;
      position.revolt = region;
      return;
    }
    const real = realKind(position, region, kind);
    const isAnywhere = !anyVictim(position, region, real);
    let at = NOWHERE;
    do at = placeOfFace[region]?.[luck.roll(REBELLION_PLACE)] ?? NOWHERE;
    while (!isAnywhere && !isVictim(position, at, real));
    if (!spares(position, real, at)) continue;
    rebel(position, real, at);
    return;
  }
}

/** Without a victim there are Rebels instead (8.5, 8.6, 8.7). */
function realKind(position: Position, region: number, kind: number): number {
  return anyVictim(position, region, kind) ? kind : RISING;
}

function anyVictim(position: Position, region: number, kind: number): boolean {
  for (const at of position.ground.placesOf[region] ?? []) if (isVictim(position, at, kind)) return true;
  return false;
}

function hasTroops({ inSide }: Position, at: number): boolean {
  return inSide[at] !== NOBODY && inSide[at] !== REBEL;
}

function isVictim(position: Position, at: number, kind: number): boolean {
  if (kind === RISING) return !hasTroops(position, at);
  if (kind !== PEASANTS) return position.city[at] !== NOBODY;
  const { inside } = position;
  const first = at * KINDS;
  return inside[first + GARRISON] !== 0 && inside[first + ARMY] === 0 && inside[first + ORDER] === 0;
}

/** Who controls the place's city after the rebellion. */
function controllerAfter(position: Position, kind: number, at: number): number {
  const { city, inSide, inside } = position;
  if (city[at] === NOBODY) return NOBODY;
  if (kind === PROSELYTISM) {
    if (inSide[at] !== NOBODY) return inSide[at] ?? 0;
    return city[at] === CHRISTIAN ? MUSLIM : CHRISTIAN;
  }
  if (kind !== RISING || !hasTroops(position, at)) return REBEL;
  return sizeIn(inside, at) === 1 ? (city[at] ?? 0) : (inSide[at] ?? 0);
}

/** Neither side loses its last city (8.8). */
function spares(position: Position, kind: number, at: number): boolean {
  const before = position.controllerOf(at);
  if (before !== CHRISTIAN && before !== MUSLIM) return true;
  return controllerAfter(position, kind, at) === before || position.citiesOf(before) > 1;
}

function canRise(position: Position, region: number): boolean {
  for (const kind of [RISING, PROSELYTISM, PEASANTS, GOVERNOR]) {
    const real = realKind(position, region, kind);
    const isAnywhere = !anyVictim(position, region, real);
    for (const at of position.ground.placesOf[region] ?? []) {
      if ((isAnywhere || isVictim(position, at, real)) && spares(position, real, at)) return true;
    }
  }
  return false;
}

function rebel(position: Position, kind: number, at: number): void {
  const { city, inSide, inside } = position;
  if (kind === PROSELYTISM) {
    city[at] = city[at] === CHRISTIAN ? MUSLIM : CHRISTIAN;
    return;
  }
  if (kind === RISING && hasTroops(position, at)) {
    position.loseOne(at, inSide[at] ?? 0);
    return;
  }
  const first = at * KINDS;
  let count = 1;
  if (kind === RISING) count = 1 + (inside[first + REBELS] ?? 0);
  else if (kind === GOVERNOR)
    count = inSide[at] === REBEL ? 1 + (inside[first + REBELS] ?? 0) : Math.max(1, sizeIn(inside, at));
  position.clearInside(at);
  inside[first + REBELS] = count;
  inSide[at] = REBEL;
}

/** A third of each place's units, rounded down: Armies first, then Garrisons, Orders, the others (9.10). */
export function famine(position: Position): void {
  const { ground, revolt, inside, inSide } = position;
  for (let at = 0; at < PLACES; at++) {
    if (inSide[at] === NOBODY || ground.region[at] === revolt) continue;
    let left = Math.floor(sizeIn(inside, at) / 3);
    for (const kind of STARVING) {
      const cell = at * KINDS + kind;
      const lost = Math.min(left, inside[cell] ?? 0);
      inside[cell] = (inside[cell] ?? 0) - lost;
      left -= lost;
    }
  }
}
const STARVING = [ARMY, GARRISON, ORDER, REBELS, 0, 1];

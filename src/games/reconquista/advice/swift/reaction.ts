import { FORCE_ROWS } from '../../facts/tables.js';
import { NOWHERE, REGIONS } from './ground.js';
import { moveHost } from './host.js';
import { type Luck, PORT, REACTION_FORCE, REACTION_PLACE, REACTION_REGION } from './luck.js';
import { ARMY, CHRISTIAN, GARRISON, KINDS, MUSLIM, NOBODY, type Position, REBEL } from './position.js';

const [A_CITY, A_FORT, A_GARRISON] = [
  FORCE_ROWS.indexOf('city'),
  FORCE_ROWS.indexOf('fort'),
  FORCE_ROWS.indexOf('garrison'),
];
/** Armies of each row. */
const RAISED = FORCE_ROWS.map((row) => (row === '1 army' ? 1 : row === '2 armies' ? 2 : row === '3 armies' ? 3 : 0));

/** Phase 5, by `reaction/raise.ts` (13.1, 13.2, 13.8). */
export function react(position: Position, luck: Luck): void {
  let region = REGIONS;
  do region = luck.roll(REACTION_REGION) - 1;
  while (region < REGIONS && !mayRise(position, region));
  const face = luck.roll(REACTION_FORCE);
  const second = position.jihad ? luck.roll(REACTION_FORCE) : 0;
  if (region >= REGIONS) land(position, face + second, luck);
  else raise(position, region, face, second, luck);
}

function mayRise({ ground, revolt, inSide, outSide }: Position, region: number): boolean {
  if (region === revolt) return false;
  for (const at of ground.placesOf[region] ?? []) {
    const [inside, outside] = [inSide[at], outSide[at]];
    if ((inside === NOBODY || inside === MUSLIM) && (outside === NOBODY || outside === MUSLIM)) return true;
  }
  return false;
}

/** 13.7 */
function land(position: Position, armies: number, luck: Luck): void {
  const { ground, revolt } = position;
  let port = NOWHERE;
  do port = ground.ports[luck.roll(PORT)] ?? NOWHERE;
  while (port === NOWHERE || ground.region[port] === revolt);
  setOut(position, port, armies, false, luck);
}

function raise(position: Position, region: number, face: number, second: number, luck: Luck): void {
  const { ground, outSide } = position;
  let cities = 0;
  for (const at of ground.placesOf[region] ?? []) if (position.controllerOf(at) === MUSLIM) cities += 1;
  const rowOf = (thrown: number) => ground.rows[cities]?.[thrown] ?? A_FORT;
  if (second === 0) {
    const row = rowOf(face);
    const at = placeFor(position, region, row, luck);
    if (at !== NOWHERE) addForce(position, at, row);
    march(position, region, RAISED[row] === 0 ? NOWHERE : at, RAISED[row] ?? 0, false, luck);
    return;
  }
  const [low, high] = [rowOf(Math.min(face, second)), rowOf(Math.max(face, second))];
  const armies = (RAISED[low] ?? 0) + (RAISED[high] ?? 0);
  const both = (at: number) => mayAddBoth(position, at, low, high);
  if ((ground.placesOf[region] ?? []).some(both)) {
    const at = rolledPlace(position, region, both, luck);
    const before = outSide[at];
    addForce(position, at, low);
    addForce(position, at, high);
    march(position, region, armies === 0 ? NOWHERE : at, armies, before === NOBODY && outSide[at] !== NOBODY, luck);
    return;
  }
  let [from, come] = [NOWHERE, 0];
  for (const row of [low, high]) {
    const at = placeFor(position, region, row, luck);
    if (at === NOWHERE) continue;
    addForce(position, at, row);
    if (RAISED[row] === 0) continue;
    if (from === NOWHERE) from = at;
    come += RAISED[row] ?? 0;
  }
  march(position, region, from, come, false, luck);
}

/** Raised Armies with unhired Mercenaries, who else come alone (9.8). */
function march(position: Position, region: number, at: number, armies: number, begun: boolean, luck: Luck): void {
  if (at !== NOWHERE) {
    setOut(position, at, armies, begun, luck);
    return;
  }
  if (position.mercenaries === 0) return;
  const from = placeFor(position, region, FORCE_ROWS.indexOf('1 army'), luck);
  if (from !== NOWHERE) setOut(position, from, 0, false, luck);
}

function setOut(position: Position, at: number, armies: number, begun: boolean, luck: Luck): void {
  const { mercenaries } = position;
  position.mercenaries = 0;
  if (position.cidSide === MUSLIM && armies > 0) position.cidAt = at;
  moveHost(position, at, MUSLIM, armies, mercenaries, begun, luck);
}

// Where (13.3 to 13.6)

/** A random place of the first kind that exists; nowhere: none. */
function placeFor(position: Position, region: number, row: number, luck: Luck): number {
  const all = position.ground.placesOf[region] ?? [];
  const first = (at: number) => fitsFirst(position, at, row);
  if (all.some(first)) return rolledPlace(position, region, first, luck);
  const then = (at: number) => fitsThen(position, at, row);
  return all.some(then) ? rolledPlace(position, region, then, luck) : NOWHERE;
}

function rolledPlace(position: Position, region: number, fits: (at: number) => boolean, luck: Luck): number {
  const { placeOfFace } = position.ground;
  for (;;) {
    const at = placeOfFace[region]?.[luck.roll(REACTION_PLACE)] ?? NOWHERE;
    if (at !== NOWHERE && fits(at)) return at;
  }
}

function hasMuslimTroops(position: Position, at: number): boolean {
  return position.countAt(at, MUSLIM, ARMY) + position.countAt(at, MUSLIM, GARRISON) > 0;
}

function isEmpty({ inSide, outSide }: Position, at: number): boolean {
  return inSide[at] === NOBODY && outSide[at] === NOBODY;
}

function fitsFirst(position: Position, at: number, row: number): boolean {
  switch (row) {
    case A_CITY:
      return position.city[at] === NOBODY && (hasMuslimTroops(position, at) || isEmpty(position, at));
    case A_FORT:
      return position.fort[at] === 0 && position.controllerOf(at) === MUSLIM;
    case A_GARRISON:
      return (
        position.city[at] === MUSLIM &&
        position.controllerOf(at) === MUSLIM &&
        position.countAt(at, MUSLIM, GARRISON) === 0
      );
    default:
      return !position.has(at, CHRISTIAN) && !position.has(at, REBEL);
  }
}

function fitsThen(position: Position, at: number, row: number): boolean {
  if (row === A_FORT) return position.fort[at] === 0 && hasMuslimTroops(position, at);
  return row === A_GARRISON && (position.has(at, MUSLIM) || isEmpty(position, at));
}

function mayAdd(position: Position, at: number, row: number): boolean {
  return fitsFirst(position, at, row) || fitsThen(position, at, row);
}

/** Legal one after the other in this place (9.15). */
function mayAddBoth(position: Position, at: number, low: number, high: number): boolean {
  if (!mayAdd(position, at, low)) return false;
  const { city, fort, inSide, outSide, inside, outside } = position;
  const cell = at * KINDS + GARRISON;
  const [wasCity, wasFort, wasIn, wasOut] = [city[at] ?? 0, fort[at] ?? 0, inSide[at] ?? 0, outSide[at] ?? 0];
  const [wasInside, wasOutside] = [inside[cell] ?? 0, outside[cell] ?? 0];
  addForce(position, at, low);
  const may = mayAdd(position, at, high);
  city[at] = wasCity;
  fort[at] = wasFort;
  inSide[at] = wasIn;
  outSide[at] = wasOut;
  inside[cell] = wasInside;
  outside[cell] = wasOutside;
  return may;
}

/** Armies stay in hand; a Garrison before an unoccupied Christian city besieges it (13.5). */
function addForce(position: Position, at: number, row: number): void {
  const { city, fort, inSide, outSide, inside, outside } = position;
  if (row === A_CITY) city[at] = MUSLIM;
  else if (row === A_FORT) fort[at] = 1;
  else if (row === A_GARRISON) {
    const cell = at * KINDS + GARRISON;
    if (outSide[at] === MUSLIM || (inSide[at] === NOBODY && city[at] === CHRISTIAN)) {
      outSide[at] = MUSLIM;
      outside[cell] = (outside[cell] ?? 0) + 1;
    } else {
      inSide[at] = MUSLIM;
      inside[cell] = (inside[cell] ?? 0) + 1;
    }
  }
}

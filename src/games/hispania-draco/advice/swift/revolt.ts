import { armiesBeside, Chains, facesOver, friendsBeside, revoltSupport, throwsOver } from './battle.js';
import { CITIES, NOWHERE } from './ground.js';
import { CITY, HISPANIC_DIE, type Luck, MARCH, PROVINCE, ROMAN } from './luck.js';
import { MOST_ARMIES, type Position } from './position.js';

const MOST_DISCS = 3;
const chains = new Chains();
const order: number[] = [];
const options: number[] = [];

/** The Hispanic phase (8). */
export function revolt(position: Position, luck: Luck): void {
  spread(position, luck);
  if (position.ended === null) marches(position, luck);
}

/** 8.1 */
function spread(position: Position, luck: Luck): void {
  const province = luck.roll(PROVINCE) - 1;
  const city = position.ground.citiesOf[province]?.[luck.roll(CITY) - 1] ?? 0;
  if (position.isHeld(city)) return;
  const discs = position.discs[city] ?? 0;
  if (discs === 0) position.mustPlace(city);
  else if (position.armies.indexOf(NOWHERE) >= 0 && !position.armyIn(province)) {
    position.armies[position.armies.indexOf(NOWHERE)] = city;
    position.armed[city] = 1;
  } else if (discs < MOST_DISCS) position.mustPlace(city);
}

/** In the order of the provinces at the start (8.2.1, 8.2.10). */
function marches(position: Position, luck: Luck): void {
  const { province } = position.ground;
  order.length = 0;
  for (let place = 0; place < MOST_ARMIES; place++) {
    const at = position.armies[place] ?? NOWHERE;
    if (at !== NOWHERE) order.push(at);
  }
  order.sort((one, other) => (province[one] ?? 0) - (province[other] ?? 0));
  for (const at of [...order]) {
    if (position.armed[at] === 1) march(position, at, luck);
    if (position.ended !== null) return;
  }
}

/** The cities an army may try to go to, before the die (8.2.2 to 8.2.7). */
export function destinationsOf(position: Position, at: number): readonly number[] {
  const { ground, discs } = position;
  const home = ground.province[at] ?? 0;
  const abroad = position.isFull(home);
  options.length = 0;
  let isQuiet = false;
  for (const to of ground.near[at] ?? []) {
    if (to >= CITIES) continue;
    const there = ground.province[to] ?? 0;
    if (there !== home && (!abroad || position.armyIn(there))) continue;
    if (discs[to] === 0 && !isQuiet) {
      isQuiet = true;
      options.length = 0;
    }
    if (discs[to] === 0 || !isQuiet) options.push(to);
  }
  return options;
}

/** The city whose shield is nearest to the face; nowhere for a tie (8.2.5). */
export function nearestTo({ ground }: Position, cities: readonly number[], face: number): number {
  let [least, found] = [99, NOWHERE];
  for (const city of cities) {
    const distance = Math.abs((ground.shield[city] ?? 0) - face);
    if (distance > least) continue;
    found = distance === least ? NOWHERE : city;
    least = distance;
  }
  return found;
}

function march(position: Position, at: number, luck: Luck): void {
  const cities = destinationsOf(position, at);
  const [only, another] = cities;
  if (only === undefined) return;
  const to = another === undefined ? only : nearestTo(position, cities, luck.roll(MARCH));
  if (to === NOWHERE) return;
  if (position.isHeld(to)) {
    assail(position, at, to, luck);
    return;
  }
  if (position.discs[to] === 0 && !position.mustPlace(to)) return;
  position.moveArmy(at, to);
}

/** A general is attacked; garrisons alone are besieged (8.3). */
function assail(position: Position, army: number, target: number, luck: Luck): void {
  const support = revoltSupport(position, army);
  const factor = armiesBeside(position, target, army);
  const general = position.generalAt(target);
  if (general === NOWHERE) {
    const wall = (position.ground.shield[target] ?? 0) * friendsBeside(position, army, NOWHERE);
    const faces = facesOver(support, factor, wall);
    if (faces === 0) return;
    if (faces === 6 || (luck.roll(HISPANIC_DIE) + support) * factor > wall) position.loseTop(target);
    return;
  }
  chains.of(position, general);
  const [added, doubled] = [chains.support(target), friendsBeside(position, army, general)];
  const [roman, hispanic] = diceOf(luck, support, factor, added, doubled);
  const [theirs, ours] = [(hispanic + support) * factor, (roman + added) * doubled];
  if (theirs > ours) position.beat(general);
  else if (theirs < ours) position.destroyArmy(army);
}

/** Roman, then Hispanic; none is thrown where the result is certain (5.4.9). */
export function diceOf(
  luck: Luck,
  support: number,
  factor: number,
  added: number,
  doubled: number,
): readonly [number, number] {
  const isCertain =
    throwsOver(support, factor, added, doubled) === 36 || throwsOver(added, doubled, support, factor) === 36;
  return isCertain ? CERTAIN : [luck.roll(ROMAN), luck.roll(HISPANIC_DIE)];
}
const CERTAIN: readonly [number, number] = [1, 1];

import { HISPANIC, NOWHERE, SPACES } from './ground.js';
import { learnedFor } from './learned.js';
import { GENERALS, MOST_ARMIES, type Position } from './position.js';
import { AT, SIGNS } from './signs.js';

const LAST = 5;

/** Reads the signs of a position into a list. */
export function signsOf(position: Position, into: Float64Array): void {
  const { ground, discs, height, armies, at, reserve, revolts, rounds, general } = position;
  into.fill(0);
  const add = (place: number, count: number) => {
    into[place] = (into[place] ?? 0) + count;
  };
  let [held, work] = [0, 0];
  for (let province = 0; province < HISPANIC; province++) {
    const capital = ground.capitals[province] ?? 0;
    const isArmy = position.armyIn(province);
    if (height[capital] !== 0) {
      held += 1;
      if (height[capital] === 1 && isArmy) add(AT.threatened, 1);
      continue;
    }
    const left = position.discsIn(province);
    work += left;
    add(left === 0 ? AT.open : AT.near, left === 0 ? 1 : 1 / left);
    add(AT.inTheWay, left);
    if (isArmy) add(AT.contested, 1);
    let nearest = 0;
    for (let one = 0; one < GENERALS; one++) {
      const where = at[one] ?? NOWHERE;
      if (where === NOWHERE || reserve[one] === 0) continue;
      nearest = Math.max(nearest, ground.nearness[capital * SPACES + where] ?? 0);
    }
    add(AT.reach, Math.sqrt(nearest));
  }
  for (let space = 0; space < SPACES; space++) {
    const count = discs[space] ?? 0;
    if (count === 0) continue;
    add(AT.spaces, 1);
    add(AT.discs, count);
    if ((ground.province[space] ?? 0) < HISPANIC) continue;
    add(AT.romanLand, 1);
    work += 1;
  }
  let [usable, off, bare, guards] = [0, 0, 0, 0];
  for (let one = 0; one < GENERALS; one++) {
    usable += reserve[one] ?? 0;
    if (at[one] === NOWHERE) off += 1;
    if (reserve[one] === 0) bare += 1;
  }
  for (let space = 0; space < SPACES; space++) if (ground.isCapital[space] === 0) guards += height[space] ?? 0;
  let standing = 0;
  for (let place = 0; place < MOST_ARMIES; place++) if (armies[place] !== NOWHERE) standing += 1;
  const missing = HISPANIC - held;
  into[AT.start] = 1;
  into[AT.held] = held;
  into[AT.scarce] = 1 / (1 + revolts);
  into[AT.last] = Math.min(revolts, LAST);
  into[AT.reserve] = revolts;
  into[AT.generalOff] = off;
  into[AT.army] = standing;
  into[AT.allArmies] = standing === MOST_ARMIES ? 1 : 0;
  into[AT.usable] = Math.min(usable, missing);
  into[AT.bare] = bare;
  into[AT.guards] = guards;
  into[AT.missingByRound] = missing / rounds;
  into[AT.workByRound] = work / rounds;
  into[AT.reserveByRound] = revolts / rounds;
  into[AT.rounds] = rounds;
  into[AT.second] = general === 1 ? 1 : 0;
  into[AT.third] = general === 2 ? 1 : 0;
}

/** Victory, and with rounds to spare; a defeat with more capitals is better. */
const [WON, EARLY, CONSOLATION] = [100, 0.3, 0.2];
const signs = new Float64Array(SIGNS.length);
const WEIGHTS = new Map<number, Float64Array>();

function weightsFor(level: number): Float64Array {
  const known = WEIGHTS.get(level);
  if (known !== undefined) return known;
  const learned: Readonly<Record<string, number>> = learnedFor(level);
  const weights = Float64Array.from(SIGNS, (name) => learned[name] ?? 0);
  WEIGHTS.set(level, weights);
  return weights;
}

/** How the Romans stand, in percent of a victory. */
export function standingOf(position: Position): number {
  const { ended, rounds, ground, height, level } = position;
  if (ended === 'conquered') return WON + EARLY * rounds;
  if (ended !== null) return CONSOLATION * ground.capitals.filter((capital) => height[capital] !== 0).length;
  signsOf(position, signs);
  const weights = weightsFor(level);
  let said = 0;
  for (let place = 0; place < signs.length; place++) said += (signs[place] ?? 0) * (weights[place] ?? 0);
  return WON / (1 + Math.exp(-said));
}

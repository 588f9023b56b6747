import { carryOut, DONE } from './deeds.js';
import { CITIES, NOWHERE } from './ground.js';
import type { Luck } from './luck.js';
import { GENERALS, type Position } from './position.js';
import { revolt } from './revolt.js';
import { Romans } from './romans.js';
import { Ways } from './ways.js';

const romans = new Romans();
const ways = new Ways();

/** The rest of the turn that is under way. */
export function endTurn(position: Position, luck: Luck): void {
  while (position.denarii > 0 && position.ended === null) {
    romans.think(position);
    const { step, next } = romans;
    if (step === DONE && next === DONE) break;
    if (step !== DONE) carryOut(position, step, luck);
    if (next !== DONE) carryOut(position, next, luck);
  }
  if (position.ended === null) revolt(position, luck);
  if (position.ended === null) followingTurn(position, luck);
}

/** The end of a round (9), and the next general's denarii; he comes back if he is off the board (7). */
function followingTurn(position: Position, luck: Luck): void {
  luck.nextTurn();
  position.general += 1;
  if (position.general === GENERALS) {
    position.general = 0;
    if (position.revolts === 0) {
      position.ended = 'revolt';
      return;
    }
    position.revolts -= 1;
    position.rounds -= 1;
    if (position.rounds === 0) {
      position.ended = 'time';
      return;
    }
  }
  const { general, at } = position;
  position.denarii = position.level;
  for (let other = 0; other < GENERALS; other++) {
    if (other !== general && at[other] === NOWHERE) position.denarii -= 1;
  }
  if (at[general] === NOWHERE) comeBack(position, general);
}

function comeBack(position: Position, general: number): void {
  const { ground, at, discs, fleet } = position;
  const home = ground.home[general] ?? NOWHERE;
  romans.look(position, general);
  let [most, found] = [Number.NEGATIVE_INFINITY, NOWHERE];
  const consider = (space: number) => {
    if (position.generalAt(space) !== NOWHERE) {
      ways.of(position, space, position.denarii);
      if (ways.reached.length === 0) return;
    }
    const value = romans.standing(position, general, space);
    if (value <= most) return;
    most = value;
    found = space;
  };
  if (home === NOWHERE) {
    for (let sea = CITIES; sea < fleet.length; sea++) if (fleet[sea] === 1) consider(sea);
  } else for (const city of ground.citiesOf[home] ?? []) if (discs[city] === 0) consider(city);
  if (found === NOWHERE) position.denarii = 0;
  else at[general] = found;
}

/** Everybody plays sensibly, so many turns, the one under way among them. */
export function playOn(position: Position, luck: Luck, turns: number): void {
  for (let count = 0; count < turns && position.ended === null; count++) endTurn(position, luck);
}

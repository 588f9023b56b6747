import type { SeatId } from '../../../core/seat.js';
import { GENERAL_IDS, HISPANIC_PROVINCES, isCity, isRoman } from '../facts/ids.js';
import { ARMIES } from '../facts/level.js';
import { roundsLeft } from '../sequence/calendar.js';
import { armyIn, garrisonsAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/** How much each sign speaks for Rome. */
export interface Signs {
  readonly start: number;
  readonly held: number;
  /** A capital guarded by one disc with an army in its province; an army in a province not held. */
  readonly threatened: number;
  readonly contested: number;
  /** A province not yet held, as one over its discs; each disc there. */
  readonly near: number;
  readonly inTheWay: number;
  readonly spaces: number;
  readonly disc: number;
  readonly romanLand: number;
  /** One over the reserve plus one; the reserve, weighted for the last five; the reserve by the round. */
  readonly scarce: number;
  readonly last: number;
  readonly reserve: number;
  readonly reserveByRound: number;
  readonly generalOff: number;
  readonly army: number;
  readonly allArmies: number;
  /** Garrisons in reserve, up to the number of missing capitals. */
  readonly usable: number;
  /** Missing capitals, and the discs in their way, per round left. */
  readonly missingByRound: number;
  readonly workByRound: number;
  readonly roundsLeft: number;
}

/**
 * Fitted by logistic regression to campaigns of sensible play: the signs at each turn, and the winner. With six or
 * seven denarii per turn: 2,500 campaigns of ten levels.
 */
export const AMPLE: Signs = {
  start: -2.9,
  held: 0.92,
  threatened: -0.44,
  contested: -0.11,
  near: 0,
  inTheWay: -0.11,
  spaces: -0.145,
  disc: 0.055,
  romanLand: -0.22,
  scarce: -0.74,
  last: 0.075,
  reserve: 0,
  reserveByRound: 0,
  generalOff: -0.12,
  army: -0.7,
  allArmies: 0,
  usable: 0.58,
  missingByRound: -2.15,
  workByRound: -0.087,
  roundsLeft: 0.236,
};
/** With five: 4,000 campaigns of ten levels, most of them hard. */
export const SCANT: Signs = {
  start: -2.07,
  held: 1,
  threatened: 0,
  contested: 0,
  near: 0.115,
  inTheWay: 0,
  spaces: -0.228,
  disc: -0.02,
  romanLand: -0.1,
  scarce: -1.13,
  last: 0.063,
  reserve: 0.08,
  reserveByRound: -0.63,
  generalOff: -0.12,
  army: -1.2,
  allArmies: -0.5,
  usable: 0.44,
  missingByRound: -0.3,
  workByRound: -0.53,
  roundsLeft: 0.1,
};
const DENARII_THAT_SUFFICE = 6;

const WON = 100;
/** A victory with rounds to spare is better; so is a defeat with more capitals. */
const EARLY = 0.3;
const CONSOLATION = 0.2;
const LAST = 5;

/** One value for all Romans, in percent of a victory; Hispano has the rest. */
export function standingOf(state: Draco, seat: SeatId): number {
  return seat === state.hispano ? WON - standingOfRome(state) : standingOfRome(state);
}

export function standingOfRome(state: Draco): number {
  const { ending, pieces } = state;
  const left = roundsLeft(state);
  if (ending === 'conquered') return WON + EARLY * left;
  const signs = state.options.level.denarii < DENARII_THAT_SUFFICE ? SCANT : AMPLE;
  const map = board(state);
  let [said, held, work] = [signs.start, 0, 0];
  for (const province of HISPANIC_PROVINCES) {
    const cities = map.citiesOf[province];
    const capital = cities.at(-1);
    if (capital === undefined) continue;
    const guards = garrisonsAt(pieces, capital).length;
    const army = armyIn(map, pieces, province) !== undefined;
    if (guards > 0) {
      held += 1;
      if (guards === 1 && army) said += signs.threatened;
      continue;
    }
    const discs = cities.reduce((sum, city) => sum + revoltsAt(pieces, city), 0);
    work += discs;
    said += signs.near / Math.max(1, discs) + signs.inTheWay * discs + (army ? signs.contested : 0);
  }
  if (ending !== null) return CONSOLATION * held;
  said += signs.held * held;
  for (const [space, count] of Object.entries(pieces.revolts)) {
    said += signs.spaces + signs.disc * (count ?? 0);
    if (!isCity(space) || !isRoman(map.cities[space].province)) continue;
    said += signs.romanLand;
    work += 1;
  }
  const { revolts, garrisons } = pieces.reserve;
  const missing = map.capitals.length - held;
  const discs = GENERAL_IDS.reduce((sum, id) => sum + garrisons[id], 0);
  const off = GENERAL_IDS.filter((id) => pieces.commanders[id] === null).length;
  said += signs.scarce / (1 + revolts) + signs.last * Math.min(revolts, LAST) + signs.reserve * revolts;
  said += signs.army * pieces.armies.length + (pieces.armies.length === ARMIES ? signs.allArmies : 0);
  said += signs.generalOff * off + signs.usable * Math.min(discs, missing) + signs.roundsLeft * left;
  said += (signs.missingByRound * missing + signs.workByRound * work + signs.reserveByRound * revolts) / left;
  return CONSOLATION * held + (WON - 1) / (1 + Math.exp(-said));
}

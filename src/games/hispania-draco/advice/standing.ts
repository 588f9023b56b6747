import type { SeatId } from '../../../core/seat.js';
import { GENERAL_IDS, HISPANIC_PROVINCES, isCity, isRoman } from '../facts/ids.js';
import { roundsLeft } from '../sequence/calendar.js';
import { armyIn, garrisonsAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/**
 * How much each sign of a campaign speaks for Rome. Fitted by logistic regression to 2,500 campaigns of ten levels that
 * were played by what is sensible: what was seen at each turn, and who won in the end.
 */
export const SPEAKS = {
  start: -2.9,
  held: 0.92,
  /** A capital that one disc guards with an army in its province. */
  threatened: -0.44,
  /** Discs in provinces whose capitals are still to be taken, and armies there. */
  inTheWay: -0.11,
  contested: -0.11,
  spaces: -0.145,
  discs: 0.055,
  romanLand: -0.22,
  /** One over what is left in the reserve, and one. */
  scarce: -0.74,
  reserve: 0.075,
  generalOff: -0.12,
  army: -0.7,
  /** Garrisons in reserve, as many as capitals are missing. */
  usable: 0.58,
  /** Capitals missing, and discs in the way, for each round that is left. */
  missingByRound: -2.15,
  workByRound: -0.087,
  roundsLeft: 0.236,
} as const;

const WON = 100;
/** A victory with a round to spare is better; a defeat with a capital more is better. */
const EARLY = 0.3;
const CONSOLATION = 0.2;
const ENOUGH = 5;

/** One value for all Romans, in percent of a victory; Hispano's is the rest. */
export function standingOf(state: Draco, seat: SeatId): number {
  return seat === state.hispano ? WON - standingOfRome(state) : standingOfRome(state);
}

export function standingOfRome(state: Draco): number {
  const { ending, pieces } = state;
  const left = roundsLeft(state);
  if (ending === 'conquered') return WON + EARLY * left;
  const map = board(state);
  let held = 0;
  let said: number = SPEAKS.start;
  let work = 0;
  for (const province of HISPANIC_PROVINCES) {
    const cities = map.citiesOf[province];
    const capital = cities.at(-1);
    if (capital === undefined) continue;
    const guards = garrisonsAt(pieces, capital).length;
    const army = armyIn(map, pieces, province) !== undefined;
    if (guards > 0) {
      held += 1;
      if (guards === 1 && army) said += SPEAKS.threatened;
      continue;
    }
    for (const city of cities) work += revoltsAt(pieces, city);
    if (army) said += SPEAKS.contested;
  }
  if (ending !== null) return CONSOLATION * held;
  said += SPEAKS.held * held + SPEAKS.inTheWay * work;
  for (const [space, count] of Object.entries(pieces.revolts)) {
    said += SPEAKS.spaces + SPEAKS.discs * (count ?? 0);
    if (!isCity(space) || !isRoman(map.cities[space].province)) continue;
    said += SPEAKS.romanLand;
    work += 1;
  }
  const { revolts, garrisons } = pieces.reserve;
  const missing = map.capitals.length - held;
  const discs = GENERAL_IDS.reduce((sum, id) => sum + garrisons[id], 0);
  const off = GENERAL_IDS.filter((id) => pieces.commanders[id] === null).length;
  said += SPEAKS.scarce / (1 + revolts) + SPEAKS.reserve * Math.min(revolts, ENOUGH);
  said += SPEAKS.generalOff * off + SPEAKS.army * pieces.armies.length + SPEAKS.usable * Math.min(discs, missing);
  said += (SPEAKS.missingByRound * missing + SPEAKS.workByRound * work) / left + SPEAKS.roundsLeft * left;
  return CONSOLATION * held + (WON - 1) / (1 + Math.exp(-said));
}

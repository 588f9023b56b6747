import type { SeatId } from '../../../core/seat.js';
import { GENERAL_IDS, HISPANIC_PROVINCES, isCity, isRoman } from '../facts/ids.js';
import { ARMIES } from '../facts/level.js';
import { roundsLeft } from '../sequence/calendar.js';
import { garrisonsAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/**
 * How much each sign of a campaign speaks for Rome. Fitted by logistic regression to 4,000 campaigns of ten levels, most of
 * them hard, that were played by what is sensible: what was seen at each turn, and who won in the end.
 */
export const SPEAKS = {
  start: -2.07,
  held: 1,
  /** A province that is not held yet, for one over the discs in it. */
  near: 0.115,
  spaces: -0.228,
  disc: 0.02,
  romanLand: -0.1,
  /** One over what is left in the reserve and one; what is left, more so the last five; what is left by the round. */
  scarce: -1.13,
  last: 0.063,
  reserve: 0.08,
  reserveByRound: -0.63,
  generalOff: -0.12,
  army: -1.2,
  allArmies: -0.5,
  /** Garrisons in reserve, as many as capitals are missing. */
  usable: 0.44,
  /** Capitals missing, and discs in the way of them, for each round that is left. */
  missingByRound: -0.3,
  workByRound: -0.53,
  roundsLeft: 0.1,
};

const WON = 100;
/** A victory with a round to spare is better; a defeat with a capital more is better. */
const EARLY = 0.3;
const CONSOLATION = 0.2;
const LAST = 5;

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
    if (garrisonsAt(pieces, capital).length > 0) {
      held += 1;
      continue;
    }
    const discs = cities.reduce((sum, city) => sum + revoltsAt(pieces, city), 0);
    work += discs;
    said += SPEAKS.near / Math.max(1, discs);
  }
  if (ending !== null) return CONSOLATION * held;
  said += SPEAKS.held * held;
  for (const [space, count] of Object.entries(pieces.revolts)) {
    said += SPEAKS.spaces - SPEAKS.disc * (count ?? 0);
    if (!isCity(space) || !isRoman(map.cities[space].province)) continue;
    said += SPEAKS.romanLand;
    work += 1;
  }
  const { revolts, garrisons } = pieces.reserve;
  const missing = map.capitals.length - held;
  const discs = GENERAL_IDS.reduce((sum, id) => sum + garrisons[id], 0);
  const off = GENERAL_IDS.filter((id) => pieces.commanders[id] === null).length;
  said += SPEAKS.scarce / (1 + revolts) + SPEAKS.last * Math.min(revolts, LAST) + SPEAKS.reserve * revolts;
  said += SPEAKS.army * pieces.armies.length + (pieces.armies.length === ARMIES ? SPEAKS.allArmies : 0);
  said += SPEAKS.generalOff * off + SPEAKS.usable * Math.min(discs, missing) + SPEAKS.roundsLeft * left;
  said += (SPEAKS.missingByRound * missing + SPEAKS.workByRound * work + SPEAKS.reserveByRound * revolts) / left;
  return CONSOLATION * held + (WON - 1) / (1 + Math.exp(-said));
}

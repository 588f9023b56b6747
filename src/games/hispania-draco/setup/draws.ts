import type { Dice } from '../../../core/dice.js';
import type { CampaignPlay } from '../engine/play.js';
import { type CityId, HISPANIC_PROVINCES, type HispanicProvince } from '../facts/ids.js';
import { revoltsOfNumber } from '../facts/level.js';
import { type Scenario, scenarioOf } from '../facts/scenario.js';
import { drawArmy } from '../revolt/roll.js';
import { placeArmy, placeRevolt } from '../state/changes.js';
import { armyIn } from '../state/pieces.js';
import { citiesInRevolt } from './pieces.js';

/** The provinces that still need a city in revolt, with their allowed numbers (3.2). */
export function provincesToRise(scenario: Scenario | null): readonly HispanicProvince[] {
  return HISPANIC_PROVINCES.filter((province) => cityNumbersFor(scenario, province).length > 0);
}

export function cityNumbersFor(scenario: Scenario | null, province: HispanicProvince): readonly number[] {
  const drawn = scenario?.revolts[province] ?? 'drawn';
  if (drawn === 'listed') return [];
  return drawn === 'drawn' ? [1, 2, 3, 4, 5, 6] : drawn;
}

/** The discs for the number of the city (3.3). */
export function raiseCity(play: CampaignPlay, city: CityId): void {
  const count = revoltsOfNumber(play.board.cities[city].shield);
  for (let disc = 0; disc < count; disc++) play.setPieces(placeRevolt(play.pieces, city));
  play.emit({ type: 'uprising', city, count });
}

/** By the Hispanic die, rerolled if a scenario forbids the number (11.siege-of-numantia.2). */
export function drawUprising(play: CampaignPlay): void {
  const scenario = scenarioOf(play.state.options.scenario);
  for (const province of provincesToRise(scenario)) {
    const allowed = cityNumbersFor(scenario, province);
    const number = rollUntil(play.dice, 'uprising', (face) => allowed.includes(face));
    const city = play.board.citiesOf[province][number - 1];
    if (city !== undefined) raiseCity(play, city);
  }
}

/** The number of the level's armies still to be set up (11.2). */
export function armiesToMuster(play: CampaignPlay): number {
  return Math.max(0, play.state.options.level.armies - play.pieces.armies.length);
}

/** Provinces an army may start in: with a revolt, without an army, not barred by the scenario (3.4, 11.2). */
export function provincesForArmies(
  play: CampaignPlay['state'],
  board: CampaignPlay['board'],
): readonly HispanicProvince[] {
  const barred = scenarioOf(play.options.scenario)?.noArmyIn ?? [];
  return HISPANIC_PROVINCES.filter(
    (province) =>
      !barred.includes(province) &&
      citiesInRevolt(board, play.pieces, province).length > 0 &&
      armyIn(board, play.pieces, province) === undefined,
  );
}

export function muster(play: CampaignPlay, at: CityId): void {
  const army = drawArmy(play);
  play.setPieces(placeArmy(play.pieces, army, at));
  play.emit({ type: 'army-rose', army, at });
}

/** By the Roman die, on the revolt of that province; rerolled if not allowed (3.4). */
export function drawArmies(play: CampaignPlay): void {
  for (let left = armiesToMuster(play); left > 0; left--) {
    const open = provincesForArmies(play.state, play.board);
    if (open.length === 0) return;
    const face = rollUntil(play.dice, 'muster', (rolled) => open.some((id) => id === HISPANIC_PROVINCES[rolled - 1]));
    const province = HISPANIC_PROVINCES[face - 1];
    const [at] = province === undefined ? [] : citiesInRevolt(play.board, play.pieces, province);
    if (at !== undefined) muster(play, at);
  }
}

/** On one of three cities, two faces each (11.new-empire.3). */
export function drawListedArmies(play: CampaignPlay, scenario: Scenario): void {
  for (const { army, on } of scenario.initialArmies ?? []) {
    const face = play.dice.roll(6, { what: 'muster' });
    const at = on[Math.ceil(face / 2) - 1];
    if (at === undefined) continue;
    play.setPieces(placeArmy(play.pieces, army, at));
    play.emit({ type: 'army-rose', army, at });
  }
}

function rollUntil(dice: Dice, what: string, fits: (face: number) => boolean): number {
  for (;;) {
    const face = dice.roll(6, { what });
    if (fits(face)) return face;
  }
}

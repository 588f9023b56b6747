import type { Verb } from '../../../kit/steps/awaited.js';
import { FACES } from '../battle/verdict.js';
import type { CampaignPlay } from '../engine/play.js';
import { type CityId, HISPANIC_PROVINCES, type HispanicProvince } from '../facts/ids.js';
import { scenarioOf } from '../facts/scenario.js';
import { armyIn, commandersAt, garrisonsAt, MOST_DISCS, type Pieces, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/** The province of the Roman die; in the new empire only two of them (11.new-empire.5). */
export function provinceOfFace(state: Draco, face: number): HispanicProvince {
  if (scenarioOf(state.options.scenario)?.special === 'guerrilla') return face % 2 === 1 ? 'gallaecia' : 'cantabria';
  return HISPANIC_PROVINCES[face - 1] ?? 'ilergetia';
}

export function cityOfFaces(state: Draco, roman: number, hispanic: number): CityId {
  const city = board(state).citiesOf[provinceOfFace(state, roman)][hispanic - 1];
  if (city === undefined) throw new Error(`no city ${hispanic}`);
  return city;
}

/** The effect of the roll of revolt on a city (8.1.2 to 8.1.5). */
export type RevoltEffect = 'guarded' | 'full' | 'revolt' | 'army';
export function effectOn(state: Pick<Draco, 'pieces' | 'overrides'>, city: CityId): RevoltEffect {
  const { pieces } = state;
  if (garrisonsAt(pieces, city).length > 0 || commandersAt(pieces, city).length > 0) return 'guarded';
  const discs = revoltsAt(pieces, city);
  if (discs === 0) return 'revolt';
  if (armiesLeft(pieces) > 0 && isWithoutArmy(state, city)) return 'army';
  return discs < MOST_DISCS ? 'revolt' : 'full';
}

/** The chance that a roll of revolt must place a disc that is not there (1.3). */
export function lostByRoll(state: Draco): number {
  if (state.pieces.reserve.revolts > 0) return 0;
  const rolls = FACES.flatMap((roman) => FACES.map((hispanic) => effectOn(state, cityOfFaces(state, roman, hispanic))));
  return rolls.filter((effect) => effect === 'revolt').length / rolls.length;
}

function isWithoutArmy(state: Pick<Draco, 'pieces' | 'overrides'>, city: CityId): boolean {
  const facts = board(state);
  return armyIn(facts, state.pieces, facts.cities[city].province) === undefined;
}

export function armiesLeft({ reserve }: Pieces): number {
  return reserve.armies.normal + reserve.armies.special;
}

/**
 * Hispano lets the rest of this turn run: his denarii do not carry over (10.7.4), and without them he is asked nothing
 * more (12.4). `hold` answers the present question.
 */
export function restOfTurn<Here>(hold: (play: CampaignPlay, here: Here) => void): Verb<Draco, CampaignPlay, Here> {
  return {
    final: true,
    does(play, here) {
      play.spendOfHispano(play.state.turn.hispano);
      play.emit({ type: 'rested' });
      hold(play, here);
    },
  };
}

import type { Field } from '../battle/contest.js';
import { FACES } from '../battle/verdict.js';
import { type CityId, isCity, type ProvinceId } from '../facts/ids.js';
import { type Army, armyIn, commandersAt, garrisonsAt, isFull, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/** The cities an army may try to go to, before the die (8.2.2 to 8.2.7). */
export function destinationsOf({ board, pieces }: Pick<Field, 'board' | 'pieces'>, army: Army): readonly CityId[] {
  const home = board.cities[army.at].province;
  const abroad = isFull(board, pieces, home);
  const free = (province: ProvinceId) => province === home || (abroad && armyIn(board, pieces, province) === undefined);
  const near = board.ways[army.at].flatMap(({ to }) => (isCity(to) && free(board.cities[to].province) ? [to] : []));
  const quiet = near.filter((city) => revoltsAt(pieces, city) === 0);
  return quiet.length > 0 ? quiet : near;
}

/** The city whose shield is nearest to the face; null for a tie (8.2.5). */
export function nearestTo({ board }: Pick<Field, 'board'>, cities: readonly CityId[], face: number): CityId | null {
  const distance = (city: CityId) => Math.abs(board.cities[city].shield - face);
  const least = Math.min(...cities.map(distance));
  const [only, ...others] = cities.filter((city) => distance(city) === least);
  return only === undefined || others.length > 0 ? null : only;
}

/** The army's destination for each face of the die: told to players beforehand. */
export function destinationByFace(
  field: Pick<Field, 'board' | 'pieces'>,
  army: Army,
): readonly (readonly [face: number, to: CityId | null])[] {
  const cities = destinationsOf(field, army);
  return FACES.map((face) => [face, nearestTo(field, cities, face)] as const);
}

export function hasRomans({ pieces }: Draco, city: CityId): boolean {
  return commandersAt(pieces, city).length > 0 || garrisonsAt(pieces, city).length > 0;
}

/** Held cities connected to an army, in any province, never a fleet (10.7.9). */
export function strikes(state: Draco, army: CityId): readonly CityId[] {
  return board(state).ways[army].flatMap(({ to }) => (isCity(to) && hasRomans(state, to) ? [to] : []));
}

/** Armies with such a target. */
export function strikers(state: Draco): readonly CityId[] {
  return state.pieces.armies.map(({ at }) => at).filter((at) => strikes(state, at).length > 0);
}

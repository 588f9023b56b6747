import { type CityId, isCity } from '../facts/ids.js';
import { commandersAt, garrisonsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';

export function isHeld({ pieces }: Draco, city: CityId): boolean {
  return commandersAt(pieces, city).length > 0 || garrisonsAt(pieces, city).length > 0;
}

/** Held cities that an army is connected with, of any province, never a fleet (10.7.9). */
export function strikes(state: Draco, army: CityId): readonly CityId[] {
  return board(state).ways[army].flatMap(({ to }) => (isCity(to) && isHeld(state, to) ? [to] : []));
}

/** Armies that have one. */
export function strikers(state: Draco): readonly CityId[] {
  return state.pieces.armies.map(({ at }) => at).filter((at) => strikes(state, at).length > 0);
}

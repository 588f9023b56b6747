import { provinceOf } from '../facts/board.js';
import type { GeneralId, SpaceId } from '../facts/ids.js';
import { canMove } from '../movement/ways.js';
import { moveCommander } from '../state/changes.js';
import { commandersAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/** Where a beaten general may come back: beside another one only if he can pay to leave (7.1, 7.4). */
export function placesToReturn(state: Draco, general: GeneralId): readonly SpaceId[] {
  const { pieces, turn } = state;
  return homesOf(state, general).filter(
    (space) =>
      commandersAt(pieces, space).length === 0 ||
      canMove(board(state), moveCommander(pieces, general, space), general, turn.denarii),
  );
}

/** The cities of a praetor's province that are not in revolt; for the consul every fleet. */
export function homesOf(state: Draco, general: GeneralId): readonly SpaceId[] {
  const province = provinceOf(general);
  if (province === null) return state.pieces.fleets;
  return board(state).citiesOf[province].filter((city) => revoltsAt(state.pieces, city) === 0);
}

/** An unoccupied city of his province, or fleet (3.8, 3.9). */
export function stationsOf(state: Draco, general: GeneralId): readonly SpaceId[] {
  return homesOf(state, general).filter((space) => commandersAt(state.pieces, space).length === 0);
}

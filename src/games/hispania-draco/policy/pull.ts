import type { Board } from '../facts/board.js';
import { CITY_IDS, isCity, SEA_IDS, type SpaceId } from '../facts/ids.js';
import { garrisonsAt, isFreeOfRevolt, type Pieces, revoltsAt } from '../state/pieces.js';
import { distancesOn } from './distances.js';
import { WORTH, type Worth } from './worth.js';

/** How much there is to do around a space, weighted by nearness. */
export interface Pull {
  at(space: SpaceId): number;
}

export function pullOf(board: Board, pieces: Pieces, worth: Worth): Pull {
  const far = distancesOn(board);
  const goals: { readonly space: SpaceId; readonly worth: number }[] = [];
  for (const space of [...CITY_IDS, ...SEA_IDS]) {
    const revolts = revoltsAt(pieces, space);
    const army = revolts > 0 && pieces.armies.some(({ at }) => at === space);
    if (revolts > 0) goals.push({ space, worth: worth.disc(space) * revolts + (army ? WORTH.army : 0) });
    else if (isOpenCapital(board, pieces, space)) goals.push({ space, worth: WORTH.capital });
  }
  return {
    at(space) {
      const distances = far[space];
      let sum = 0;
      for (const goal of goals) {
        sum += goal.worth * (WORTH.pull / (1 + distances[goal.space]) ** 2);
      }
      return sum;
    },
  };
}

/** A capital waiting for its garrison. */
export function isOpenCapital(board: Board, pieces: Pieces, space: SpaceId): boolean {
  if (!isCity(space)) return false;
  const { capital, province } = board.cities[space];
  return capital && garrisonsAt(pieces, space).length === 0 && isFreeOfRevolt(board, pieces, province);
}

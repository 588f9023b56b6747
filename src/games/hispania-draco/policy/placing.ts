import type { Board } from '../facts/board.js';
import { CITY_IDS, type GeneralId, type SpaceId } from '../facts/ids.js';
import { hasRoad, type RoadSite } from '../movement/roads.js';
import { roundsLeft } from '../sequence/calendar.js';
import { placesToReturn, stationsOf } from '../setup/homes.js';
import { layRoad } from '../state/changes.js';
import { type Pieces, revoltsAt } from '../state/pieces.js';
import { fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { dangerAt, threatsOf } from './danger.js';
import { distancesOn } from './distances.js';
import { pullOf } from './pull.js';
import { worthOf } from './worth.js';

/** Where most is to be done and least to be feared. */
function best(state: Draco, general: GeneralId, spaces: readonly SpaceId[]): SpaceId {
  const field = fieldOf(state);
  const worth = worthOf(field.board, field.pieces, roundsLeft(state));
  const pull = pullOf(field.board, field.pieces, worth);
  const threats = threatsOf(field);
  const value = (space: SpaceId) => pull.at(space) - dangerAt(field, threats, general, space);
  return spaces.reduce((one, other) => (value(other) > value(one) ? other : one));
}

export function sensibleReturn(state: Draco, general: GeneralId): SpaceId {
  return best(state, general, placesToReturn(state, general));
}

export function sensibleStation(state: Draco, general: GeneralId): SpaceId {
  return best(state, general, stationsOf(state, general));
}

/** The road that brings the network closest to the revolts. */
export function sensibleRoad(state: Draco, sites: readonly RoadSite[]): string {
  const { board, pieces } = fieldOf(state);
  const value = (site: RoadSite) => reachOf(board, layRoad(pieces, site.connection)) + site.segments * 0.02;
  const [first, ...rest] = sites;
  if (first === undefined) return '';
  return rest.reduce((one, other) => (value(other) > value(one) ? other : one), first).connection;
}

function reachOf(board: Board, pieces: Pieces): number {
  const far = distancesOn(board);
  const served = CITY_IDS.filter((city) => hasRoad(board, pieces, city));
  const revolting = CITY_IDS.filter((city) => revoltsAt(pieces, city) > 0);
  return revolting.reduce(
    (sum, city) => sum + revoltsAt(pieces, city) / (1 + Math.min(...served.map((from) => far[from][city]))),
    0,
  );
}

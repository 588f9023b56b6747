import { landsBy } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId, SEA_IDS, type SeaId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';

/** Kept by the very list of territories that they touch. */
const known = new WeakMap<Medioevo['inPlay'], ReadonlySet<SeaId>>();

/** Seas that touch a territory in play are open; the others lie beyond the edge (1.3). */
function seasInPlay({ inPlay, overrides }: Medioevo): ReadonlySet<SeaId> {
  const found = known.get(inPlay);
  if (found !== undefined) return found;
  const { board } = bookOf(overrides);
  const seas = new Set(SEA_IDS.filter((sea) => landsBy(board, sea).some((at) => inPlay.includes(at))));
  known.set(inPlay, seas);
  return seas;
}

/** Nothing enters what is out of play: no unit, transport, horde or event (1.3). */
export function isInPlay(state: Medioevo, at: PlaceId): boolean {
  return isTerritory(at) ? state.inPlay.includes(at) : seasInPlay(state).has(at);
}

import { landsBy } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import { type PlaceId, SEA_IDS } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';

/** Kept by the very list of territories in play. */
const known = new WeakMap<Medioevo['inPlay'], ReadonlySet<PlaceId>>();

/** Seas that touch a territory in play are open; the others lie beyond the edge (1.3). */
function placesInPlay({ inPlay, overrides }: Medioevo): ReadonlySet<PlaceId> {
  const found = known.get(inPlay);
  if (found !== undefined) return found;
  const { board } = bookOf(overrides);
  const seas = SEA_IDS.filter((sea) => landsBy(board, sea).some((at) => inPlay.includes(at)));
  const places = new Set<PlaceId>([...inPlay, ...seas]);
  known.set(inPlay, places);
  return places;
}

/** Nothing enters what is out of play: no unit, transport, horde or event (1.3). */
export function isInPlay(state: Medioevo, at: PlaceId): boolean {
  return placesInPlay(state).has(at);
}

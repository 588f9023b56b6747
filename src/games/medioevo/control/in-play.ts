import { type Board, landsBy } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import { type PlaceId, SEA_IDS } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';

type Places = WeakMap<Medioevo['inPlay'], ReadonlySet<PlaceId>>;
/** Cached by the board, which a table may have corrected, and by the list of territories in play. */
const known = new WeakMap<Board, Places>();

/**
 * Seas that touch a territory in play are open; the others lie beyond the edge (1.3). The same set object for the same
 * game.
 */
export function placesInPlay({ inPlay, overrides }: Medioevo): ReadonlySet<PlaceId> {
  const { board } = bookOf(overrides);
  const kept: Places = known.get(board) ?? new WeakMap();
  known.set(board, kept);
  const found = kept.get(inPlay);
  if (found !== undefined) return found;
  const seas = SEA_IDS.filter((sea) => landsBy(board, sea).some((at) => inPlay.includes(at)));
  const places = new Set<PlaceId>([...inPlay, ...seas]);
  kept.set(inPlay, places);
  return places;
}

/** Nothing enters a place out of play: no unit, transport, horde or event (1.3). */
export function isInPlay(state: Medioevo, at: PlaceId): boolean {
  return placesInPlay(state).has(at);
}

import type { Meeting } from '../battle/battle.js';
import { initiative } from '../battle/dice.js';
import { startsBattle } from '../campaign/orders.js';
import { isMountain } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import type { PlaceId } from '../facts/ids.js';
import { cidWith, isForeignCity, isSheltered } from '../state/reading.js';
import type { Reconquista, Stand } from '../state/state.js';
import { NONE, type Troops, together } from '../state/troops.js';

/** The battle Christians would begin in a place; null: none. `cid`: with El Cid. */
export function meetingIn(
  state: Reconquista,
  book: Book,
  at: PlaceId,
  units: Troops,
  cid: boolean,
): { readonly meeting: Meeting; readonly defender: Stand } | null {
  const place = state.places[at];
  if (!startsBattle(place)) return null;
  const defender = place.outside ?? place.inside;
  if (defender === null) return null;
  const relief = place.outside !== null && (place.inside?.side ?? place.city) === 'christian';
  const inside = relief && place.inside !== null ? place.inside.units : NONE;
  return {
    defender,
    meeting: {
      attackers: together(units, inside),
      defenders: defender.units,
      attackerShelter: relief,
      defenderShelter: place.outside === null && isSheltered(place),
      first: initiative(
        cid || cidWith(state.cid, 'christian', at),
        cidWith(state.cid, defender.side, at),
        isMountain(book.board, at),
      ),
    },
  };
}

/** Would arriving Christians have to besiege? */
export function wouldBesiege(state: Reconquista, at: PlaceId): boolean {
  const place = state.places[at];
  if (place.outside !== null || startsBattle(place)) return false;
  return isForeignCity(place, 'christian') || (place.inside !== null && place.inside.side !== 'christian');
}

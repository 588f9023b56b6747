import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { holderOf, isSheltered } from './reading.js';
import type { Held, HOLDS, Place, Places } from './state.js';

/** Who holds which places (5.1, 5.2). */
export function heldIn(places: Places): Held {
  const held: { [At in PlaceId]?: (typeof HOLDS)[number] } = {};
  for (const at of PLACE_IDS) {
    const how = howHeld(places[at]);
    if (how !== null) held[at] = how;
  }
  return held;
}

function howHeld(place: Place): (typeof HOLDS)[number] | null {
  const holder = holderOf(place);
  if (holder === null) return null;
  return holder !== 'christian' ? 'others' : isSheltered(place) ? 'walls' : 'open';
}

/** Whoever marches out of open country has not lost it. */
export function withoutLeft(held: Held, at: PlaceId, left: Place): Held {
  const { [at]: how, ...others } = held;
  return how === 'open' && howHeld(left) === null ? others : held;
}

/** What Christians hold and did not, and the reverse; open country where nobody was is no gain. */
export function changeOfHands(before: Held, places: Places) {
  const now = heldIn(places);
  const isOurs = (held: Held, at: PlaceId) => held[at] === 'walls' || held[at] === 'open';
  return {
    gained: PLACE_IDS.filter(
      (at) => isOurs(now, at) && !isOurs(before, at) && (now[at] === 'walls' || before[at] === 'others'),
    ),
    lost: PLACE_IDS.filter((at) => isOurs(before, at) && !isOurs(now, at)),
  };
}

import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { KINGDOM_IDS } from '../facts/ids.js';
import { isPlace, PLACE_IDS, type PlaceId } from '../facts/place-ids.js';
import { LEXICON } from '../interpret/lexicon.js';
import type { Medioevo } from '../state/state.js';
import { WORDS } from '../words/index.js';

const lexicon = { ...LEXICON, words: WORDS };
const PLACES = PLACE_IDS.map((id) => kit.named('place', id));
const KINGDOMS = KINGDOM_IDS.map((id) => kit.named('kingdom', id));

/** The place that somebody asks about, in any language. */
export function placeAsked(text: string): Result<PlaceId> {
  const found = kit.choiceNamed(lexicon, PLACES, text);
  return found !== null && isPlace(found.id)
    ? ok(found.id)
    : refuse('place-unknown', { text, ...kit.hints(lexicon, PLACES, text) });
}

/** The seat of a kingdom, called by the kingdom's name. */
export function seatAsked({ seats, realms }: Medioevo, text: string): Result<SeatId> {
  const found = kit.choiceNamed(lexicon, KINGDOMS, text);
  const seat = seats.find((one) => one === text || (found !== null && realms[one]?.kingdom === found.id));
  return seat === undefined ? refuse('kingdom-unknown', { text, ...kit.hints(lexicon, KINGDOMS, text) }) : ok(seat);
}

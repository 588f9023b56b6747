import { type NameTerm, ok, type Phrase, type Result, refuse, type Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { KINGDOM_IDS } from '../facts/ids.js';
import { UNIT_IDS } from '../facts/kinds.js';
import { isPlace, PLACE_IDS, type PlaceId } from '../facts/place-ids.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import type { Units } from '../state/units.js';
import { LEXICON } from '../typing/lexicon.js';
import { WORDS } from '../words/index.js';

const lexicon = { ...LEXICON, words: WORDS };
const PLACES = PLACE_IDS.map((id) => kit.named('place', id));
const KINGDOMS = KINGDOM_IDS.map((id) => kit.named('kingdom', id));

/** The place asked about, in any language. */
export function placeAsked(text: string): Result<PlaceId> {
  const found = kit.choiceNamed(lexicon, PLACES, text);
  return found !== null && isPlace(found.id)
    ? ok(found.id)
    : refuse('place-unknown', { text, ...kit.nameHints(lexicon, PLACES, text) });
}

/** A kingdom's seat, by the kingdom's name. */
export function seatAsked({ seats, realms }: Medioevo, text: string): Result<SeatId> {
  const found = kit.choiceNamed(lexicon, KINGDOMS, text);
  const seat = seats.find((one) => one === text || (found !== null && realms[one]?.kingdom === found.id));
  return seat === undefined ? refuse('kingdom-unknown', { text, ...kit.nameHints(lexicon, KINGDOMS, text) }) : ok(seat);
}

/** A piece's owner in a sentence: the person in a seat, or the barbarians. */
export function ownerTerm(owner: Owner): NameTerm {
  return { kind: owner === BARBARIANS ? 'faction' : 'seat', id: owner };
}

/** Units by kind: "2 archers, 1 captain I". */
export function unitTerms(units: Units): readonly Term[] {
  return UNIT_IDS.flatMap((id): Term[] => ((units[id] ?? 0) === 0 ? [] : [[units[id] ?? 0, { kind: 'unit', id }]]));
}

export function cardTerm(number: number): NameTerm {
  return { kind: 'empire-card', id: `${number}` };
}

/** Reconstructed facts, disclosed to everybody (1.6); a sentence, if there are any. */
export function disclosedSources(
  key: string,
  sources: Readonly<Record<string, string>>,
  values: Phrase['values'] = {},
): readonly Phrase[] {
  const ours = Object.entries(sources).flatMap(([path, source]) =>
    source === 'C' ? [path.split('.')[0] ?? path] : [],
  );
  if (ours.length === 0) return [];
  return [{ key, values: { ...values, facts: [...new Set(ours)].map((id): Term => ({ kind: 'fact', id })) } }];
}

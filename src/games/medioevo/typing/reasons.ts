import type { TypedOptions } from '../../../core/command.js';
import type { NameTerm, Rejection, Terms } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { BUILDING_IDS, TECHNOLOGY_IDS, UNIT_IDS } from '../facts/kinds.js';
import { isPlace, PLACE_IDS, type PlaceId } from '../facts/place-ids.js';
import { VEHICLE_KINDS } from '../state/vehicle.js';
import { WORDS } from '../words/index.js';
import type { ReasonCode } from '../words/reasons/languages/index.js';
import { LEXICON } from './lexicon.js';

/** A reason that has its sentence. */
export function because(code: ReasonCode, values: Terms = {}): Rejection {
  return { code, values };
}
export const placeTerm = (id: string): NameTerm => ({ kind: 'place', id });

const lexicon = { ...LEXICON, words: WORDS };
const PLACES = PLACE_IDS.map((id) => kit.named('place', id));

/** The place typed in an option, in any language; null: none, or no such place. */
export function placeIn(options: TypedOptions, ...names: readonly string[]): PlaceId | null {
  for (const name of names) {
    const typed = options[name];
    const found = typed === undefined || typed === '' ? null : kit.choiceNamed(lexicon, PLACES, String(typed));
    if (found !== null && isPlace(found.id)) return found.id;
  }
  return null;
}

const THINGS = [
  ...TECHNOLOGY_IDS.map((id) => kit.named('technology', id)),
  ...BUILDING_IDS.map((id) => kit.named('building', id)),
  ...UNIT_IDS.map((id) => kit.named('unit', id)),
  ...VEHICLE_KINDS.map((id) => kit.named('vehicle-kind', id)),
];

/** The thing typed in an option: a technology, a building, a unit, a vehicle ("2 archers", "caravan II"). */
export function thingIn(options: TypedOptions, ...names: readonly string[]): string | null {
  for (const name of names) {
    const typed = options[name];
    if (typed === undefined || typed === '') continue;
    const { name: said } = kit.numberSaid(String(typed));
    const plain = said.replace(/ \d+$/, '');
    const found = kit.choiceNamed(lexicon, THINGS, said) ?? kit.choiceNamed(lexicon, THINGS, plain);
    if (found !== null) return found.id;
  }
  return null;
}

/** The level typed in an option, or after a name. */
export function levelIn(options: TypedOptions): 1 | 2 | 3 | null {
  for (const typed of [options.level, options.unit]) {
    const found = /(?:^| )([123]|i{1,3})$/i.exec(String(typed ?? ''))?.[1]?.toLowerCase();
    if (found !== undefined) return found === '3' || found === 'iii' ? 3 : found === '2' || found === 'ii' ? 2 : 1;
  }
  return null;
}

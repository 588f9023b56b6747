import type { Entries } from '../../../core/contract/about.js';
import type { NameTerm, Term, Terms } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { isMountain, placesIn, regionOf, roadsFrom } from '../facts/board.js';
import { type Book, STANDARD_BOOK } from '../facts/book.js';
import { isPlace, type PlaceId, RANDOM_EVENTS, REBELLION_KINDS, UNIT_KINDS } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { mostOf } from '../income/purchase.js';
import { SETUP_OPTIONS } from '../setup/options.js';
import { besiegedStrength } from '../siege/strength.js';
import { GOODS } from '../state/events.js';
import type { Place, Reconquista, Stand } from '../state/state.js';
import { countOf, sizeOf } from '../state/troops.js';

const THINGS = kit.explains<Reconquista>({
  things: {
    choice: ['yes', 'no'],
    event: RANDOM_EVENTS,
    good: GOODS,
    rebellion: REBELLION_KINDS,
    setup: SETUP_OPTIONS.flatMap(({ name, choices }) => choices.map((choice) => `${name}.${choice}`)),
    unit: UNIT_KINDS,
  },
  always: ['choice', 'good', 'place', 'setup', 'unit'],
  values: ({ kind, id }, state): Terms => {
    const good = kind === 'good' ? kit.oneIn(GOODS, id) : null;
    return good === null || state.purse === 0 ? {} : { most: mostOf(state, good) };
  },
});

/** What people choose among, and what befalls them; every place by who stands there now. */
export const ABOUT: Entries<Reconquista> = {
  ...THINGS,
  entries: [...THINGS.entries, 'place'],
  of(state, seat, thing) {
    if (!isPlaceTerm(thing)) return THINGS.of(state, seat, thing);
    return { key: 'place', values: aboutPlace(state, thing.id) };
  },
};

function isPlaceTerm(thing: NameTerm): thing is NameTerm & { readonly id: PlaceId } {
  return thing.kind === 'place' && isPlace(thing.id);
}

function aboutPlace(state: Reconquista | null, at: PlaceId): Terms {
  const { board }: Book = state === null ? STANDARD_BOOK : bookOf(state.overrides);
  const card = board.places.get(at);
  const region = regionOf(board, at);
  const place = state?.places[at] ?? { city: null, fort: false, inside: null, outside: null };
  const roads = roadsFrom(board, at);
  const walls = besiegedStrength(place);
  return {
    place: placeTerm(at),
    region: { kind: 'region', id: region },
    number: placesIn(board, region).indexOf(at) + 1,
    faces: (card?.faces ?? []).join('–'),
    there: briefly(place),
    all: whoIsIn(place),
    ...(place.outside === null ? {} : { besiegers: [forceTerm(place.outside)], before: troopTerms(place.outside) }),
    ...(isMountain(board, at) ? { mountains: { kind: 'there', id: 'mountains' } } : {}),
    ...(card?.port === undefined ? {} : { port: card.port }),
    ...(roads.length === 0 ? {} : { roads: roads.map(placeTerm) }),
    ...(walls === 0 ? {} : { walls }),
  };
}

/** Its walls and whoever holds it. */
function whoIsIn(place: Place): Term {
  const all = [...wallTerms(place), ...(place.inside === null ? [] : troopTerms(place.inside))];
  return all.length === 0 ? { kind: 'there', id: 'nobody' } : all;
}

/** Of many kinds of units, and of the besieged, only their number. */
const KINDS_TOLD = 2;

function briefly(place: Place): Term {
  const { inside, outside } = place;
  if (inside === null || (outside === null && troopTerms(inside).length <= KINDS_TOLD)) return whoIsIn(place);
  return [...wallTerms(place), forceTerm(inside)];
}

function wallTerms({ city, fort }: Place): readonly Term[] {
  return [...(city === null ? [] : [{ kind: 'wall', id: city }]), ...(fort ? [{ kind: 'wall', id: 'fort' }] : [])];
}

/** "2 Muslim Armies", kind by kind. */
export function troopTerms({ side, units }: Stand): readonly Term[] {
  return UNIT_KINDS.filter((kind) => countOf(units, kind) > 0).map(
    (kind): Term => [countOf(units, kind), { kind: 'troop', id: `${side}-${kind}` }],
  );
}

/** "5 Muslim units". */
export function forceTerm({ side, units }: Stand): Term {
  return [sizeOf(units), { kind: 'force', id: side }];
}

export function placeTerm(id: PlaceId): NameTerm {
  return { kind: 'place', id };
}

import type { ScenePlace, SceneStack } from '../../../core/scene.js';
import type { SceneCounter } from '../../../core/scene-pieces.js';
import type { Locale } from '../../../core/words.js';
import type { Book } from '../facts/book.js';
import { PLACE_IDS, type PlaceId, REGION_IDS, UNIT_KINDS } from '../facts/ids.js';
import { controllerOf, holderOf } from '../state/reading.js';
import type { Place, Reconquista, Stand } from '../state/state.js';
import { countOf } from '../state/troops.js';
import { nounFor } from '../words/names.js';

/** A place with its die faces, its port and its holder; sieges and revolts are marked. */
export function scenePlaces(state: Reconquista, book: Book, locale: Locale): readonly ScenePlace[] {
  return PLACE_IDS.map((id) => {
    const card = book.board.places.get(id);
    const faces = card?.faces ?? [];
    const holder = holderOf(state.places[id]);
    const badges = [{ badge: 'face', text: faces.join('-') }];
    const emphasis = state.places[id].outside !== null ? 'contested' : card?.region === state.revolt ? 'revolt' : null;
    return {
      id,
      name: nounFor(locale, 'place', id),
      ...(holder === null ? {} : { owner: holder }),
      badges: card?.port === undefined ? badges : [...badges, { badge: 'landing', text: String(card.port) }],
      ...(emphasis === null ? {} : { emphasis }),
    };
  });
}

/** The regions by number and name, beside the land. */
export function sceneRegions(locale: Locale): readonly ScenePlace[] {
  return REGION_IDS.map((id) => {
    const [numeral = '', ...name] = nounFor(locale, 'region', id).split(' ');
    return { id: `region-${id}`, name: name.join(' '), badges: [{ badge: 'numeral', text: numeral }] };
  });
}

export function sceneStacks(state: Reconquista, locale: Locale): readonly SceneStack[] {
  return PLACE_IDS.flatMap((at) => stacksAt(state, at, locale));
}

/** The holder with city and fort, and the besiegers. */
function stacksAt(state: Reconquista, at: PlaceId, locale: Locale): readonly SceneStack[] {
  const place = state.places[at];
  const walls = wallsOf(place);
  const holder = holderOf(place) ?? 'neutral';
  const inside = [...walls, ...(place.inside === null ? [] : countersOf(place.inside))];
  const outside = place.outside === null ? [] : countersOf(place.outside);
  const cid = state.cid?.at === at ? state.cid.side : null;
  const elCid: SceneCounter = { piece: 'el-cid', label: nounFor(locale, 'event', 'el-cid') };
  const withCid = (side: string, counters: readonly SceneCounter[]) => (cid === side ? [...counters, elCid] : counters);
  return [
    { place: at, faction: holder, counters: withCid(holder, inside) },
    ...(place.outside === null
      ? []
      : [{ place: at, faction: place.outside.side, counters: withCid(place.outside.side, outside) }]),
  ].filter(({ counters }) => counters.length > 0);
}

/** A city has the colours of its religion, whoever holds it. */
function wallsOf(place: Place): readonly SceneCounter[] {
  const holder = controllerOf(place) ?? holderOf(place) ?? 'neutral';
  return [
    ...(place.city === null ? [] : [{ piece: place.city === 'christian' ? 'city' : 'mosque', faction: place.city }]),
    ...(place.fort ? [{ piece: 'fort', faction: holder }] : []),
  ];
}

function countersOf({ units }: Stand): readonly SceneCounter[] {
  return UNIT_KINDS.filter((kind) => countOf(units, kind) > 0).map((kind) => ({
    piece: kind,
    count: countOf(units, kind),
  }));
}

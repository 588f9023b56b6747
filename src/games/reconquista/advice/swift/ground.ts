import type { Board } from '../../facts/board.js';
import { isMountain, placeOfFace, placesAfter, regionOf, roadsFrom, waysOutOf } from '../../facts/board.js';
import type { Book } from '../../facts/book.js';
import { PLACE_IDS, type PlaceId, RANDOM_EVENTS, REBELLION_KINDS, REGION_IDS, type RegionId } from '../../facts/ids.js';
import { FORCE_ROWS } from '../../facts/tables.js';

export const PLACES = PLACE_IDS.length;
export const REGIONS = REGION_IDS.length;
export const NOWHERE = -1;
export const FACES = 6;
/** Columns of the reaction table, by the number of Muslim cities (13.2). */
export const MOST_CITIES = 4;

/** A road out of a region. */
export interface Road {
  readonly near: number;
  readonly far: number;
  readonly to: number;
}

/** What never changes, as numbers: places and regions are list indices, events and rows of tables too. */
export interface Ground {
  readonly region: Int8Array;
  readonly isMountain: Uint8Array;
  readonly placesOf: readonly (readonly number[])[];
  /** By region and face of a die: the place. */
  readonly placeOfFace: readonly (readonly number[])[];
  /** By place: the others of its region by number; the far ends of its roads. */
  readonly after: readonly (readonly number[])[];
  readonly roads: readonly (readonly number[])[];
  /** By region. */
  readonly waysOut: readonly (readonly Road[])[];
  /** By face: where a force lands. */
  readonly ports: readonly number[];
  /** By face; by the sum of two faces. */
  readonly rebellion: readonly number[];
  readonly events: readonly number[];
  readonly french: readonly number[];
  /** By both faces. */
  readonly bands: readonly (readonly number[])[];
  /** By Muslim cities and face. */
  readonly rows: readonly (readonly number[])[];
  readonly santiago: number;
}

const KNOWN = new WeakMap<Book, Ground>();

export function groundOf(book: Book): Ground {
  const known = KNOWN.get(book);
  if (known !== undefined) return known;
  const ground = groundFrom(book);
  KNOWN.set(book, ground);
  return ground;
}

export function placeNumber(at: PlaceId): number {
  return PLACE_IDS.indexOf(at);
}
export function regionNumber(region: RegionId): number {
  return REGION_IDS.indexOf(region);
}

const THROWN = Array.from({ length: FACES }, (_, place) => place + 1);

function groundFrom({ board, tables }: Book): Ground {
  const all = (places: readonly PlaceId[]) => places.map(placeNumber);
  const inRegion = (id: RegionId) => all(board.placesOf.get(id) ?? []);
  const byFace = <Item>(read: (face: number) => Item, none: Item) => [none, ...THROWN.map(read)];
  return {
    region: Int8Array.from(PLACE_IDS, (at) => regionNumber(regionOf(board, at))),
    isMountain: Uint8Array.from(PLACE_IDS, (at) => (isMountain(board, at) ? 1 : 0)),
    placesOf: REGION_IDS.map(inRegion),
    placeOfFace: REGION_IDS.map((id) => byFace((face) => placeNumber(placeOfFace(board, id, face)), NOWHERE)),
    after: PLACE_IDS.map((at) => all(placesAfter(board, at))),
    roads: PLACE_IDS.map((at) => all(roadsFrom(board, at))),
    waysOut: REGION_IDS.map((id) => roadsOut(board, id)),
    ports: byFace((face) => {
      const port = board.ports.get(face);
      return port === undefined ? NOWHERE : placeNumber(port);
    }, NOWHERE),
    rebellion: byFace((face) => REBELLION_KINDS.indexOf(tables.rebellion[face - 1]?.kind ?? 'rebels'), NOWHERE),
    events: Array.from({ length: 2 * FACES + 1 }, (_, sum) => {
      const found = tables.standardEvents.find((row) => row.sum === sum);
      return found === undefined ? NOWHERE : RANDOM_EVENTS.indexOf(found.event);
    }),
    french: byFace((face) => {
      const found = tables.french.find(({ die }) => die === face);
      return found === undefined ? NOWHERE : placeNumber(found.place);
    }, NOWHERE),
    bands: byFace(
      (first) =>
        byFace((second) => {
          const found = tables.bands.find((column) => column.first.includes(first))?.places[second - 1];
          return found === undefined ? NOWHERE : placeNumber(found);
        }, NOWHERE),
      [],
    ),
    rows: Array.from({ length: MOST_CITIES + 1 }, (_, cities) =>
      byFace((face) => {
        const column = tables.reaction.find((one) => one.cities.includes(cities));
        return FORCE_ROWS.indexOf(column?.rows[face - 1] ?? 'fort');
      }, NOWHERE),
    ),
    santiago: placeNumber('santiago'),
  };
}

function roadsOut(board: Board, id: RegionId): readonly Road[] {
  return waysOutOf(board, id).map(({ near, far, to }) => ({
    near: placeNumber(near),
    far: placeNumber(far),
    to: regionNumber(to),
  }));
}

import type { CountedChoice, Domain } from '../../../core/offer.js';
import * as kit from '../../../kit/index.js';
import { placesIn, regionOf, roadsFrom } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { PLACE_IDS, type PlaceId, UNIT_KINDS } from '../facts/ids.js';
import { comesOutToFight, isSheltered, unitsOf } from '../state/reading.js';
import type { Place, Reconquista } from '../state/state.js';
import { countOf, plus, sizeOf, type Troops, without } from '../state/troops.js';
import { type Campaign, movableAt } from './movable.js';

/** A step into battle is a separate verb: its dice cannot be taken back. */
export type Marching = 'move' | 'attack';

/** The units of a place that may go to another; `stays`: one of the Armies must not. */
export interface Goers {
  readonly units: Troops;
  readonly stays: boolean;
}

/**
 * Inside the region, all that may move; over a road no Garrisons, and only if no Muslims are left behind (11.2, 11.3,
 * 11.4).
 */
export function goersTo(state: Reconquista, book: Book, campaign: Campaign, from: PlaceId, to: PlaceId): Goers {
  const { units } = movableAt(state, book, campaign, from);
  const inRegion = regionOf(book.board, from) === regionOf(book.board, to);
  return inRegion ? { units, stays: false } : goersByRoad(state.places[from], units);
}

/** An Army or Garrison must stay in a Muslim city. */
function goersByRoad(place: Place, units: Troops): Goers {
  const mobile = plus(units, 'garrison', -countOf(units, 'garrison'));
  if (place.city !== 'muslim') return { units: mobile, stays: false };
  return { units: mobile, stays: buildersIn(without(unitsOf(place, 'christian'), mobile)) === 0 };
}

/** Armies and Garrisons: units that may hold a Muslim city against its citizens (10.8, 11.4). */
function buildersIn(units: Troops): number {
  return sizeOf(units) - countOf(units, 'order');
}

/** How many may go, without Military Orders. */
function most({ units, stays }: Goers): number {
  return buildersIn(units) - (stays ? 1 : 0);
}

/** Reachable places: of the region, and at the far ends of its roads (11.2, 11.3). */
export function targetsOf(state: Reconquista, book: Book, campaign: Campaign, from: PlaceId): readonly PlaceId[] {
  const { units } = movableAt(state, book, campaign, from);
  if (sizeOf(units) === 0) return [];
  const inside = placesIn(book.board, regionOf(book.board, from)).filter((at) => at !== from);
  const roads = mayLeave(state, book, from, units) ? openRoads(state, book, from) : [];
  return [...inside, ...roads];
}

function openRoads(state: Reconquista, book: Book, from: PlaceId): readonly PlaceId[] {
  return roadsFrom(book.board, from).filter((at) => regionOf(book.board, at) !== state.revolt);
}

/** Some unit may take a road, and the region may be left (11.3). */
function mayLeave(state: Reconquista, book: Book, from: PlaceId, units: Troops): boolean {
  const goers = goersByRoad(state.places[from], units);
  return (most(goers) > 0 || countOf(goers.units, 'order') > 0) && isClear(state, book, from);
}

/** The region may be left: no Muslim troops, and no other Muslim city without an Army or Garrison in it (11.4). */
function isClear(state: Reconquista, book: Book, from: PlaceId): boolean {
  return barsTo(state, book, from).length === 0;
}

/** The places of the region that keep troops from leaving it (11.4). */
export function barsTo(state: Reconquista, book: Book, from: PlaceId): readonly PlaceId[] {
  return placesIn(book.board, regionOf(book.board, from)).filter((at) => {
    const place = state.places[at];
    if (sizeOf(unitsOf(place, 'muslim')) > 0) return true;
    if (place.city !== 'muslim') return false;
    if (place.inside?.side !== 'christian') return true;
    return at !== from && buildersIn(place.inside.units) === 0;
  });
}

/** Would arriving Christians fight at once? Walls with too few defenders are besieged (11.7, 11.8). */
export function startsBattle(place: Place): boolean {
  if (place.outside !== null) return place.outside.side !== 'christian';
  if (place.inside === null || place.inside.side === 'christian') return false;
  return !isSheltered(place) || comesOutToFight(place.inside);
}

/** Targets of a step, by whether it is an attack. */
export function targetsFor(
  verb: Marching,
  state: Reconquista,
  book: Book,
  campaign: Campaign,
  from: PlaceId,
): readonly PlaceId[] {
  return targetsOf(state, book, campaign, from).filter((at) => startsBattle(state.places[at]) === (verb === 'attack'));
}

export function startsFor(verb: Marching, state: Reconquista, book: Book, campaign: Campaign): readonly PlaceId[] {
  return PLACE_IDS.filter((at) => targetsFor(verb, state, book, campaign, at).length > 0);
}

/** Is such a step possible at all? */
export function isMarchPossible(verb: Marching, state: Reconquista, book: Book, campaign: Campaign): boolean {
  return PLACE_IDS.some((at) => targetsFor(verb, state, book, campaign, at).length > 0);
}

/** If one of several must stay, Military Orders do not count towards the limit. */
export function askUnits(goers: Goers): Domain {
  const others = most(goers);
  const kinds = UNIT_KINDS.filter((kind) => countOf(goers.units, kind) > 0 && (kind === 'order' || others > 0));
  const bounded = goers.stays && others > 0;
  const choices = kinds.map((kind): CountedChoice => {
    const choice = { ...kit.named('unit', kind), count: countOf(goers.units, kind) };
    return bounded && kind === 'order' ? { ...choice, free: true } : choice;
  });
  const all = choices.reduce((sum, { count }) => sum + count, 0);
  return { kind: 'some', slot: 'units', choices, min: 1, max: bounded ? others : all };
}

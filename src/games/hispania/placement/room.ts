import type { AreaId, NationId } from '../facts/ids.js';
import { mayStay } from '../movement/abroad.js';
import { stayLimit } from '../movement/stack-limit.js';
import { worthAhead } from '../scoring/provinces.js';
import { book, enemiesAt, isProvince, provincesOf } from '../state/reading.js';
import { peopleCount, stackedCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** How many more units may stay here at the end of the turn: none where they would be lost or must fight first. */
export function lastingRoom(state: Hispania, nation: NationId, area: AreaId): number {
  if (!mayStay(state, nation, area) || enemiesAt(state, area, nation).length > 0) return 0;
  return Math.max(0, stayLimit(state, nation, area) - stackedCount(state.areas[area][nation]));
}

/** The most points at the next scoring first, then the richest; ties in the book's order. */
export function worthiestFirst(state: Hispania, nation: NationId, areas: readonly AreaId[]): readonly AreaId[] {
  const points = (area: AreaId) => (isProvince(area) ? worthAhead(state, nation, area) : 0);
  const income = (area: AreaId) => (isProvince(area) ? book(state).provinces[area].income : 0);
  return [...areas].sort((one, other) => points(other) - points(one) || income(other) - income(one));
}

/** 7: each province feeds two. */
export const PEOPLE_FED = 2;

export function isOverpopulated(state: Hispania, nation: NationId): boolean {
  return foodLeft(state, nation) < 0;
}

/** How many more people the provinces feed; a province lost feeds none (7.3). */
export function foodLeft(state: Hispania, nation: NationId): number {
  const people = areasWith(state, nation).reduce((sum, area) => sum + peopleCount(state.areas[area][nation]), 0);
  return PEOPLE_FED * provincesOf(state, nation).length - people;
}

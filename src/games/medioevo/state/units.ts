import type { Tally } from '../../../core/action.js';
import { UNIT_IDS, type UnitId, type UnitType } from '../facts/kinds.js';
import { captainLevel, typeOf } from '../facts/pieces.js';

/** How many of each unit; zeros are not kept. */
export type Units = { readonly [Unit in UnitId]?: number };
/** Units while they are being counted. */
export type Counted = { [Unit in UnitId]?: number };

export function countOf(units: Units, type: UnitType): number {
  let sum = 0;
  for (const unit of UNIT_IDS) if (typeOf(unit) === type) sum += units[unit] ?? 0;
  return sum;
}

export function sizeOf(units: Units): number {
  let sum = 0;
  for (const unit of UNIT_IDS) sum += units[unit] ?? 0;
  return sum;
}

/** The units in a tally; everything else is dropped. */
export function unitsIn(tally: Tally): Units {
  const units: Counted = {};
  for (const unit of UNIT_IDS) {
    const count = tally[unit] ?? 0;
    if (count > 0) units[unit] = count;
  }
  return units;
}

export function tallyOf(units: Units): Tally {
  return unitsIn(units);
}

export function together(one: Units, other: Units): Units {
  const sum: Counted = {};
  for (const unit of UNIT_IDS) {
    const count = (one[unit] ?? 0) + (other[unit] ?? 0);
    if (count > 0) sum[unit] = count;
  }
  return sum;
}

export function addTo(sum: Counted, more: Units): void {
  for (const unit of UNIT_IDS) if (more[unit] !== undefined) sum[unit] = (sum[unit] ?? 0) + more[unit];
}

export function without(units: Units, fewer: Units): Units {
  const rest: Counted = {};
  for (const unit of UNIT_IDS) {
    const count = (units[unit] ?? 0) - (fewer[unit] ?? 0);
    if (count > 0) rest[unit] = count;
  }
  return rest;
}

/** Are all of these there? */
export function hasAll(units: Units, wanted: Units): boolean {
  return UNIT_IDS.every((unit) => (units[unit] ?? 0) >= (wanted[unit] ?? 0));
}

/** The captains' levels, added up (RULINGS 25). */
export function captainLevels(units: Units): number {
  let sum = 0;
  for (const unit of UNIT_IDS) sum += captainLevel(unit) * (units[unit] ?? 0);
  return sum;
}

/** Of each, at most as many as are left. */
export function atMost(units: Units, left: Units): Units {
  const kept: Counted = {};
  for (const unit of UNIT_IDS) {
    const count = Math.min(units[unit] ?? 0, left[unit] ?? 0);
    if (count > 0) kept[unit] = count;
  }
  return kept;
}

export function isSameUnits(one: Units, other: Units): boolean {
  return one === other || UNIT_IDS.every((unit) => (one[unit] ?? 0) === (other[unit] ?? 0));
}

/** The first of them, up to this many. */
export function firstOf(units: Units, most: number): Units {
  const taken: Counted = {};
  let room = most;
  for (const unit of UNIT_IDS) {
    const count = Math.min(room, units[unit] ?? 0);
    if (count > 0) taken[unit] = count;
    room -= count;
  }
  return taken;
}

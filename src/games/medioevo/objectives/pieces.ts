import type { SeatId } from '../../../core/seat.js';
import { heldBy, homeSeat } from '../control/holder.js';
import { surveyOf } from '../control/survey.js';
import { cachedByState } from '../engine/remembered.js';
import { BUILDING_CLASSES, type BuildingId, UNIT_IDS, type UnitId } from '../facts/kinds.js';
import { buildingOf, captainLevel } from '../facts/pieces.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import type { Units } from '../state/units.js';
import type { VehicleKind } from '../state/vehicle.js';

/** A group of equal pieces of a seat on the board: names, level, place, number. */
export interface Piece {
  readonly kinds: readonly string[];
  readonly level: number;
  readonly at: PlaceId;
  readonly count: number;
}

/** All its buildings, transports, engines and units (8.4). */
export function piecesOf(state: Medioevo, seat: SeatId): readonly Piece[] {
  return pieces(state, seat, () => countPieces(state, seat));
}
const pieces = cachedByState<readonly Piece[]>();

function countPieces(state: Medioevo, seat: SeatId): readonly Piece[] {
  const found: Piece[] = [];
  for (const at of heldBy(state, seat)) {
    for (const category of BUILDING_CLASSES) {
      const building = state.lands[at][category];
      if (building === null) continue;
      const level = category === 'religious' ? 3 : building.level;
      found.push({ kinds: BUILDING_KINDS[buildingOf(category, level)], level, at, count: 1 });
    }
  }
  for (const at of surveyOf(state.lands).armies.get(seat) ?? []) {
    addUnits(found, at, state.lands[at].armies[seat]?.units ?? {});
  }
  for (const { owner, kind, level, at, units } of state.vehicles) {
    if (owner !== seat) continue;
    found.push({ kinds: VEHICLE_KIND_NAMES[kind], level, at, count: 1 });
    addUnits(found, at, units);
  }
  return found;
}

function addUnits(to: Piece[], at: PlaceId, units: Units): void {
  for (const unit of UNIT_IDS) {
    const count = units[unit] ?? 0;
    if (count > 0) to.push({ kinds: UNIT_KINDS[unit], level: captainLevel(unit), at, count });
  }
}

/** The names objectives use for each piece. */
const BUILDING_KINDS: { readonly [Id in BuildingId]: readonly string[] } = {
  village: ['building', 'civil-building', 'village'],
  town: ['building', 'civil-building', 'town'],
  city: ['building', 'civil-building', 'city'],
  tower: ['building', 'military-building', 'tower'],
  fort: ['building', 'military-building', 'fort'],
  castle: ['building', 'military-building', 'castle'],
  cathedral: ['building', 'religious-building', 'cathedral'],
};
const VEHICLE_KIND_NAMES: { readonly [Kind in VehicleKind]: readonly string[] } = {
  'war-wagon': ['transport', 'military-transport', 'war-wagon'],
  galley: ['transport', 'military-transport', 'galley'],
  caravan: ['transport', 'trade-transport', 'caravan'],
  'merchant-ship': ['transport', 'trade-transport', 'merchant-ship'],
  'siege-engine': ['siege-engine'],
};
const UNIT_KINDS: { readonly [Unit in UnitId]: readonly string[] } = {
  'light-infantry': ['military-unit', 'light-infantry'],
  archer: ['military-unit', 'archer'],
  'heavy-infantry': ['military-unit', 'heavy-infantry'],
  cavalry: ['military-unit', 'cavalry'],
  'captain-1': ['military-unit', 'captain'],
  'captain-2': ['military-unit', 'captain'],
  'captain-3': ['military-unit', 'captain'],
};

/** Does it stand outside its owner's home? At sea it does. */
export function isAbroad(state: Medioevo, seat: SeatId, at: PlaceId): boolean {
  return !isTerritory(at) || homeSeat(state, at) !== seat;
}

/** The size of the largest connected group of territories. */
export function largestGroup(
  among: readonly TerritoryId[],
  touching: (at: TerritoryId) => readonly TerritoryId[],
): number {
  const open = new Set(among);
  let largest = 0;
  for (const start of among) {
    if (!open.delete(start)) continue;
    const group = [start];
    for (let index = 0; index < group.length; index++) {
      const here = group[index];
      for (const near of here === undefined ? [] : touching(here)) if (open.delete(near)) group.push(near);
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}

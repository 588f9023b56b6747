import type { SeatId } from '../../../core/seat.js';
import { heldBy, homeSeat } from '../control/holder.js';
import { BUILDING_CLASSES, type BuildingClass, UNIT_IDS } from '../facts/kinds.js';
import { captainLevel, typeOf } from '../facts/pieces.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import type { Units } from '../state/units.js';
import { isTrade, isTransport, type Vehicle } from '../state/vehicle.js';

/** Pieces of a seat on the board that are alike: what they are called, their level, where they stand, how many. */
export interface Piece {
  readonly kinds: readonly string[];
  readonly level: number;
  readonly at: PlaceId;
  readonly count: number;
}

const NAMES: { readonly [Class in BuildingClass]: readonly (readonly string[])[] } = {
  civil: [['village'], ['town'], ['city']],
  military: [['tower'], ['fort'], ['castle']],
  religious: [['cathedral'], ['cathedral'], ['cathedral']],
};

/** All its buildings, transports, engines and units (8.4). */
export function piecesOf(state: Medioevo, seat: SeatId): readonly Piece[] {
  const buildings = heldBy(state, seat).flatMap((at) =>
    BUILDING_CLASSES.flatMap((category) => {
      const building = state.lands[at][category];
      if (building === null) return [];
      const level = category === 'religious' ? 3 : building.level;
      const names = NAMES[category][level - 1] ?? [];
      return [{ kinds: ['building', `${category}-building`, ...names], level, at, count: 1 }];
    }),
  );
  const own = state.vehicles.filter(({ owner }) => owner === seat);
  const vehicles = own.map((one) => ({ kinds: vehicleKinds(one), level: one.level, at: one.at, count: 1 }));
  const ashore = state.inPlay.flatMap((at) => {
    const army = state.lands[at].armies[seat];
    return army === undefined ? [] : unitPieces(at, army.units);
  });
  const aboard = own.flatMap(({ at, units }) => unitPieces(at, units));
  return [...buildings, ...vehicles, ...ashore, ...aboard];
}

function unitPieces(at: PlaceId, units: Units): readonly Piece[] {
  return UNIT_IDS.flatMap((unit) => {
    const count = units[unit] ?? 0;
    return count === 0 ? [] : [{ kinds: ['military-unit', typeOf(unit)], level: captainLevel(unit), at, count }];
  });
}

function vehicleKinds(vehicle: Vehicle): readonly string[] {
  if (!isTransport(vehicle)) return ['siege-engine'];
  return ['transport', isTrade(vehicle) ? 'trade-transport' : 'military-transport', vehicle.kind];
}

/** Does it stand outside the home of its owner? At sea it does. */
export function isAbroad(state: Medioevo, seat: SeatId, at: PlaceId): boolean {
  return !isTerritory(at) || homeSeat(state, at) !== seat;
}

/** The territories of the largest group that hang together. */
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

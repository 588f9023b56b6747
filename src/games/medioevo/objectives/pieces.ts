import type { SeatId } from '../../../core/seat.js';
import { heldBy, homeSeat } from '../control/holder.js';
import { BUILDING_CLASSES, type BuildingClass, UNIT_IDS } from '../facts/kinds.js';
import { captainLevel, typeOf } from '../facts/pieces.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { isTrade, isTransport, type Vehicle } from '../state/vehicle.js';

/** A piece of a seat on the board: what it is called, its level and where it stands. */
export interface Piece {
  readonly kinds: readonly string[];
  readonly level: number;
  readonly at: PlaceId;
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
      return [{ kinds: ['building', `${category}-building`, ...names], level, at }];
    }),
  );
  const own = state.vehicles.filter(({ owner }) => owner === seat);
  const vehicles = own.map((one) => ({ kinds: vehicleKinds(one), level: one.level, at: one.at }));
  const ashore = state.inPlay.map((at) => ({ at: at as PlaceId, units: unitsOf(state.lands[at], seat) }));
  const aboard = own.map(({ at, units }) => ({ at, units }));
  const units = [...ashore, ...aboard].flatMap(({ at, units: there }) =>
    UNIT_IDS.flatMap((unit) =>
      Array.from({ length: there[unit] ?? 0 }, () => ({
        kinds: ['military-unit', typeOf(unit)],
        level: captainLevel(unit),
        at,
      })),
    ),
  );
  return [...buildings, ...vehicles, ...units];
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

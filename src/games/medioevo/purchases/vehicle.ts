import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { enginesLeft, transportsLeft, vehicleLevelsLeft } from '../control/supply.js';
import { placingLands } from '../diplomacy/rights.js';
import type { Play } from '../engine/play.js';
import { territoryCard } from '../facts/board.js';
import { LEVELS, type Level } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { NEW_VEHICLE } from '../setup/founding.js';
import type { Medioevo } from '../state/state.js';
import { askVehicle, isShip, isTrade, VEHICLE_KINDS, type Vehicle, type VehicleKind } from '../state/vehicle.js';
import { canPay, spendPoints } from './points.js';
import { owns, returnBorrowed } from './technology.js';

/** 100 florins and a point per level, for transports and engines alike (4.3, 4.6). */
const FLORINS_A_LEVEL = 100;

const designOf = (kind: VehicleKind) => (kind === 'siege-engine' ? 'mathematics' : 'carpentry');
const colourOf = (kind: VehicleKind) => (kind === 'siege-engine' ? 'green' : 'blue');

/**
 * Where it may be built or raised (4.3, 4.6): in a controlled inhabited zone, ships with a port; war wagons and engines
 * also beside a military building.
 */
export function mayBeBuiltAt(state: Medioevo, kind: VehicleKind, at: TerritoryId): boolean {
  const { inhabited, port } = territoryCard(bookOf(state.overrides).board, at);
  if (isShip({ kind })) return inhabited && port;
  return inhabited || ((kind === 'war-wagon' || kind === 'siege-engine') && state.lands[at].military !== null);
}

function leftOf(state: Medioevo, kind: VehicleKind, level: Level): number {
  return kind === 'siege-engine' ? enginesLeft(state, level) : transportsLeft(state, kind);
}

const places = (state: Medioevo, seat: SeatId, kind: VehicleKind) =>
  placingLands(state, seat, controlFor(kind)).filter((at) => mayBeBuiltAt(state, kind, at));

/** Military vehicles, or trade ones (11.6, 11.7). */
export const controlFor = (kind: VehicleKind) => (isTrade({ kind }) ? 'civil-control' : 'military-control');

function levelsFor(state: Medioevo, seat: SeatId, kind: VehicleKind): readonly Level[] {
  if (!owns(state, seat, designOf(kind))) return [];
  const marks = vehicleLevelsLeft(state, seat);
  return LEVELS.filter(
    (level) =>
      marks.includes(level) &&
      leftOf(state, kind, level) > 0 &&
      canPay(state, seat, FLORINS_A_LEVEL * level, colourOf(kind), level),
  );
}

const kindsFor = (state: Medioevo, seat: SeatId) =>
  VEHICLE_KINDS.filter((kind) => levelsFor(state, seat, kind).length > 0 && places(state, seat, kind).length > 0);

/** A transport or siege engine, designed and paid for (4.3, 4.6). */
export const buyVehicle: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => kindsFor(state, seat).length > 0,
  slots: [
    (state, _here, seat) => kit.askOne('vehicle', 'vehicle-kind', kindsFor(state, seat)),
    (state, _here, seat, { vehicle }) => {
      const kind = kit.oneIn(VEHICLE_KINDS, vehicle);
      return kit.askOne('level', 'level', kind === null ? [] : levelsFor(state, seat, kind).map(String));
    },
    (state, _here, seat, { vehicle }) => {
      const kind = kit.oneIn(VEHICLE_KINDS, vehicle);
      return kit.askOne('at', 'territory', kind === null ? [] : places(state, seat, kind));
    },
  ],
  does(play, _here, seat, action) {
    const kind = kit.oneIn(VEHICLE_KINDS, action.vehicle);
    const level = LEVELS.find((one) => `${one}` === action.level);
    if (kind === null || level === undefined || typeof action.at !== 'string' || !isTerritory(action.at)) return;
    spendPoints(play, seat, colourOf(kind), level);
    play.pay(seat, FLORINS_A_LEVEL * level, 'purchase');
    returnBorrowed(play, seat, designOf(kind));
    play.addVehicle({ ...NEW_VEHICLE, kind, level, owner: seat, at: action.at });
    play.emit({ type: 'raised', seat, pieces: { [kind]: 1 }, at: action.at, level: String(action.level) });
  },
};

/** The levels a vehicle can be raised to, for the difference in points and florins. */
function higherLevels(state: Medioevo, seat: SeatId, vehicle: Vehicle): readonly Level[] {
  const { kind, level: before, at } = vehicle;
  if (!isTerritory(at) || state.lands[at].holder !== seat || !mayBeBuiltAt(state, kind, at)) return [];
  if (!owns(state, seat, designOf(kind))) return [];
  const marks = vehicleLevelsLeft(state, seat, vehicle.id);
  return LEVELS.filter(
    (level) =>
      level > before &&
      marks.includes(level) &&
      (kind !== 'siege-engine' || enginesLeft(state, level) > 0) &&
      canPay(state, seat, FLORINS_A_LEVEL * (level - before), colourOf(kind), level - before),
  );
}

const raisable = (state: Medioevo, seat: SeatId) =>
  state.vehicles.filter((one) => one.owner === seat && higherLevels(state, seat, one).length > 0);

export const raiseVehicle: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => raisable(state, seat).length > 0,
  slots: [
    (state, _here, seat) => askVehicle('vehicle', raisable(state, seat)),
    (state, _here, seat, { vehicle }) => {
      const found = state.vehicles.find(({ id }) => `${id}` === vehicle);
      return kit.askOne('level', 'level', found === undefined ? [] : higherLevels(state, seat, found).map(String));
    },
  ],
  does(play, _here, seat, action) {
    const vehicle = play.vehicle(Number(action.vehicle));
    const level = LEVELS.find((one) => `${one}` === action.level);
    if (level === undefined || !isTerritory(vehicle.at)) return;
    spendPoints(play, seat, colourOf(vehicle.kind), level - vehicle.level);
    play.pay(seat, FLORINS_A_LEVEL * (level - vehicle.level), 'purchase');
    returnBorrowed(play, seat, designOf(vehicle.kind));
    play.changeVehicle(vehicle.id, { level });
    play.emit({ type: 'raised', seat, pieces: { [vehicle.kind]: 1 }, at: vehicle.at, level: String(action.level) });
  },
};

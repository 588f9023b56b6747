import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { heldBy } from '../control/holder.js';
import type { Play } from '../engine/play.js';
import { BUILDING_CLASSES, type BuildingClass, UNIT_IDS, type UnitId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingCard, buildingOf, engineOfLevel, transportAt, typeOf, unitCard } from '../facts/pieces.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import type { FrameOf } from '../state/frame.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { isTransport, type Vehicle } from '../state/vehicle.js';
import { askVehicle } from '../state/vehicle-choice.js';
import { eliminate } from './elimination.js';
import { upkeepOf } from './income.js';
import { borrow, mayBorrow } from './loans.js';

type Here = FrameOf<'upkeep'>;

/** What is due cannot be paid: a loan where one may be had, else pieces go, or for interest the own buildings (3.2, 8.4). */
export const upkeep: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'upkeep',
  who: (_state, { seat }) => [seat],
  values: (_state, { due }) => ({ due }),
  verbs: {
    borrow: {
      when: (state, _here, seat) => mayBorrow(state, seat),
      byDefault: true,
      does: (play, _here, seat) => borrow(play, seat),
    },
    'remove-unit': {
      when: (state, { interest }, seat) => !interest && unitPlaces(state, seat).length > 0,
      byDefault: (state, _here, seat) => cheapestUnit(state, seat),
      slots: [
        (state, _here, seat) => kit.askOne('at', 'place', unitPlaces(state, seat)),
        (state, _here, seat, { at }) => kit.askOne('unit', 'unit', unitsAt(state, seat, at)),
      ],
      does: (play, _here, seat, action) => removeUnit(play, seat, action),
    },
    'remove-vehicle': {
      when: (state, { interest }, seat) => !interest && vehiclesOf(state, seat).length > 0,
      byDefault: true,
      slots: [(state, _here, seat) => askVehicle('vehicle', vehiclesOf(state, seat))],
      does(play, _here, seat, action) {
        const vehicle = play.vehicle(Number(action.vehicle));
        play.removeVehicle(vehicle.id);
        play.emit({ type: 'removed', seat, pieces: { [vehicle.kind]: 1 }, at: vehicle.at });
      },
    },
    'plunder-transport': {
      when: (state, { interest }, seat) => interest && transportsOf(state, seat).length > 0,
      byDefault: true,
      slots: [(state, _here, seat) => askVehicle('vehicle', transportsOf(state, seat))],
      does(play, _here, seat, action) {
        const vehicle = play.vehicle(Number(action.vehicle));
        play.removeVehicle(vehicle.id);
        play.receive(seat, costOf(play.state, vehicle) / 2);
        play.emit({ type: 'removed', seat, pieces: { [vehicle.kind]: 1 }, at: vehicle.at });
      },
    },
    'plunder-building': {
      when: (state, { interest }, seat) => interest && buildingsOf(state, seat).length > 0,
      byDefault: true,
      slots: [
        (state, _here, seat) =>
          kit.askOne('at', 'territory', [...new Set(buildingsOf(state, seat).map(({ at }) => at))]),
        (state, _here, seat, { at }) =>
          kit.askOne(
            'class',
            'building-class',
            buildingsOf(state, seat).flatMap((one) => (one.at === at ? [one.category] : [])),
          ),
      ],
      does(play, _here, seat, action) {
        const at = typeof action.at === 'string' && isTerritory(action.at) ? action.at : null;
        const category = kit.oneIn(BUILDING_CLASSES, action.class);
        const building = at === null || category === null ? null : play.land(at)[category];
        if (at === null || category === null || building === null) return;
        const id = buildingOf(category, building.level);
        play.changeLand(at, { [category]: null });
        play.receive(seat, buildingCard(play.book.pieces, id).cost / 2);
        play.emit({ type: 'removed', seat, pieces: { [id]: 1 }, at });
      },
    },
    unpaid: {
      when: (state, { interest }, seat) =>
        interest &&
        !mayBorrow(state, seat) &&
        transportsOf(state, seat).length === 0 &&
        buildingsOf(state, seat).length === 0,
      byDefault: true,
      does: (play, here, seat) => leaveUnpaid(play, here, seat),
    },
  },
  settles(play, here) {
    const { seat, interest } = here;
    const due = interest ? here.due : Math.min(here.due, upkeepOf(play.state, seat));
    if (play.realm(seat).out) {
      play.pop();
      return true;
    }
    if (play.realm(seat).cash < due) return false;
    play.pop();
    play.pay(seat, due, interest ? 'interest' : 'upkeep');
    if (interest && due > 0) play.changeRealm(seat, { arrears: 0, unpaid: 0 });
    return true;
  },
});

/** What cannot be raised stays due; a second time running and its kingdom is out of the game (8.4). */
function leaveUnpaid(play: Play, { due }: Here, seat: SeatId): void {
  const { cash, unpaid } = play.realm(seat);
  play.pop();
  play.changeRealm(seat, { cash: 0, arrears: due - cash, unpaid: unpaid + 1 });
  play.emit({ type: 'interest-unpaid', seat, florins: due - cash });
  if (unpaid + 1 >= 2) eliminate(play, seat);
}

function vehiclesOf(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  const cheap = (one: Vehicle) => (one.kind === 'siege-engine' ? 0 : 10) + one.level;
  return state.vehicles.filter(({ owner }) => owner === seat).toSorted((one, other) => cheap(one) - cheap(other));
}
function transportsOf(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  return vehiclesOf(state, seat).filter(isTransport);
}
export function costOf(state: Medioevo, vehicle: Vehicle): number {
  const { pieces } = bookOf(state.overrides);
  return isTransport(vehicle)
    ? transportAt(pieces, vehicle.kind, vehicle.level).cost
    : engineOfLevel(pieces, vehicle.level).cost;
}

function buildingsOf(
  state: Medioevo,
  seat: SeatId,
): readonly { readonly at: TerritoryId; readonly category: BuildingClass }[] {
  return heldBy(state, seat).flatMap((at) =>
    BUILDING_CLASSES.flatMap((category) => (state.lands[at][category] === null ? [] : [{ at, category }])),
  );
}

/** Where the seat has units: territories, and galleys at sea by their id. */
function unitPlaces(state: Medioevo, seat: SeatId): readonly string[] {
  const lands = state.inPlay.filter((at) => unitsAt(state, seat, at).length > 0);
  const galleys = state.vehicles.filter((one) => one.owner === seat && unitsAt(state, seat, `${one.id}`).length > 0);
  return [...lands, ...galleys.map(({ id }) => `${id}`)];
}
function unitsAt(state: Medioevo, seat: SeatId, at: unknown): readonly UnitId[] {
  const units =
    typeof at === 'string' && isTerritory(at)
      ? unitsOf(state.lands[at], seat)
      : (state.vehicles.find((one) => `${one.id}` === at && one.owner === seat)?.units ?? {});
  return UNIT_IDS.filter((unit) => (units[unit] ?? 0) > 0);
}

/** The cheapest military unit goes first (`decisions`, upkeep). */
function cheapestUnit(state: Medioevo, seat: SeatId): Action {
  const { pieces } = bookOf(state.overrides);
  const all = unitPlaces(state, seat).flatMap((at) => unitsAt(state, seat, at).map((unit) => ({ at, unit })));
  const cost = (unit: UnitId) => unitCard(pieces, typeOf(unit)).cost;
  const [cheapest] = all.toSorted((one, other) => cost(one.unit) - cost(other.unit));
  if (cheapest === undefined) throw new Error(`${seat} has no unit to remove`);
  return { verb: 'remove-unit', ...cheapest };
}

function removeUnit(play: Play, seat: SeatId, action: Action): void {
  const unit = kit.oneIn(UNIT_IDS, action.unit);
  const at = action.at;
  if (unit === null || typeof at !== 'string') return;
  if (isTerritory(at)) {
    play.takeUnits(at, seat, { [unit]: 1 });
    play.emit({ type: 'removed', seat, pieces: { [unit]: 1 }, at });
    return;
  }
  const galley = play.vehicle(Number(at));
  const left = { ...galley.units, [unit]: (galley.units[unit] ?? 0) - 1 };
  play.changeVehicle(galley.id, { units: left[unit] === 0 ? omit(left, unit) : left });
  play.emit({ type: 'removed', seat, pieces: { [unit]: 1 }, at: galley.at });
}

function omit(units: Vehicle['units'], unit: UnitId): Vehicle['units'] {
  return Object.fromEntries(Object.entries(units).filter(([id]) => id !== unit));
}

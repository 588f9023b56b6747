import type { Domain } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { goesOn, pursuitOf } from '../campaign/pursuit.js';
import { stepUnderWay } from '../cards/holding.js';
import { mayMoveHordes } from '../cards/realm/hordes.js';
import { landsBy } from '../facts/board.js';
import { UNIT_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { arrive, march } from '../movement/march.js';
import { capacityOf, pointsOf } from '../movement/movers.js';
import { entryOf } from '../movement/reach.js';
import { servesAs } from '../movement/roles.js';
import { unitsOf } from '../state/land.js';
import { isBanned, type Way } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf, type Units, unitsIn } from '../state/units.js';
import { isTrade, type Vehicle, vehicleChoice } from '../state/vehicle.js';
import { affordable, type TechnologyUse } from './technology-use.js';

/** Is it his full move, or his trade? */
function isMoving(state: Medioevo, seat: SeatId, trade: boolean): boolean {
  const here = stepUnderWay(state);
  if (here?.kind !== 'combat' && !(trade && here?.kind === 'commerce')) return false;
  return state.order[here.place] === seat;
}
/** The most points left to any of his pieces: nobody uses it more often than he makes steps. */
function farthest(state: Medioevo, seat: SeatId): number {
  const trade = stepUnderWay(state)?.kind === 'commerce';
  const goers = state.vehicles.filter((one) => one.owner === seat && isTrade(one) === trade);
  return Math.max(0, ...goers.map((one) => pointsOf(state, one)));
}

/** A number of exceptions for the next move. */
function nextMove(way: Extract<Way, 'edict' | 'logistics'>, trade: boolean): TechnologyUse {
  return {
    fits(state, seat) {
      const set = state.lasting.some((one) => one.kind === 'way' && one.way === way && one.seat === seat);
      return !set && isMoving(state, seat, trade) && farthest(state, seat) > 0;
    },
    slots: [
      (state, seat) => kit.askNumber('count', 1, Math.min(MOST, farthest(state, seat), affordable(state, seat, way))),
    ],
    times: (action) => kit.numberIn(action, 'count'),
    does: (play, seat, action) =>
      play.set({
        lasting: [...play.state.lasting, { kind: 'way', way, seat, uses: kit.numberIn(action, 'count'), at: null }],
      }),
  };
}
/** No move is longer than that. */
const MOST = 4;

/** A wagon, caravan or engine makes a step by sea, or a ship one by land (Logistics). */
export const logistics = nextMove('logistics', true);
/** Crosses an unowned territory without a horde rising (Edict). */
export const edict = nextMove('edict', false);

/** In his own full move or trade, transports and engines that may get a point before they move. */
function vehicles(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  const trade = stepUnderWay(state)?.kind === 'commerce';
  if (!isMoving(state, seat, true)) return [];
  return state.vehicles.filter((one) => one.owner === seat && one.aboard === null && isTrade(one) === trade);
}
/** While armies move or after a victory: places where his units may go a step at once. */
function camps(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  if (!mayMoveHordes(state) || state.phase !== 'combat') return [];
  return state.inPlay.filter((at) => sizeOf(unitsOf(state.lands[at], seat)) > 0 && !isBanned(state, 'leave', at));
}
/** Wagons that may lead their units one step at once, outside his own full move (RULINGS 126). */
function columns(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  if (isMoving(state, seat, false)) return [];
  const places: readonly string[] = camps(state, seat);
  return state.vehicles.filter(
    (one) => one.owner === seat && one.aboard === null && places.includes(one.at) && servesAs(state, one, 'war-wagon'),
  );
}
const placeIn = (value: unknown): TerritoryId | null =>
  typeof value === 'string' && isTerritory(value) ? value : null;

/** The wagon leading a column, from its choice. */
const columnOf = (state: Medioevo, seat: SeatId, mover: unknown): Vehicle | undefined =>
  columns(state, seat).find(({ id }) => `vehicle:${id}` === mover);
/** Where a step from the chosen camp or column starts. */
function startOf(state: Medioevo, seat: SeatId, mover: unknown): TerritoryId | null {
  const column = columnOf(state, seat, mover);
  return column === undefined ? placeIn(mover) : placeIn(column.at);
}

/** How often, for a vehicle that moves later; which unit goes alone; or which units go with the wagon. */
function askCompany(state: Medioevo, seat: SeatId, mover: unknown): Domain {
  const at = startOf(state, seat, mover);
  if (at === null) return kit.askNumber('count', 1, Math.min(MOST, affordable(state, seat, 'cartography')));
  const units = tallyOf(unitsOf(state.lands[at], seat));
  const column = columnOf(state, seat, mover);
  if (column === undefined) return kit.askOne('unit', 'unit', Object.keys(units));
  return kit.askSome('units', 'unit', units, { max: Math.min(kit.sumOf(units), capacityOf(state, column)) });
}

/**
 * A vehicle gets more points, even after stopping, and the units beside it may be carried again; or, outside his own
 * full move, a wagon with its units or a single unit goes a step, fighting at once (Cartography).
 */
export const cartography: TechnologyUse = {
  fits: (state, seat) => vehicles(state, seat).length > 0 || camps(state, seat).length > 0,
  slots: [
    (state, seat) => ({
      kind: 'one',
      slot: 'mover',
      choices: [
        ...[...vehicles(state, seat), ...columns(state, seat)].map((one) =>
          vehicleChoice(one, state.vehicles, `vehicle:${one.id}`),
        ),
        ...camps(state, seat).map((at) => kit.named('territory', at, 'a-unit')),
      ],
    }),
    (state, seat, { mover }) => askCompany(state, seat, mover),
    (state, seat, { mover }) => {
      const at = startOf(state, seat, mover);
      if (at === null) return null;
      const choices = landsBy(bookOf(state.overrides).board, at)
        .filter((to) => state.inPlay.includes(to))
        .map((to) => {
          const entry = entryOf(state, seat, to);
          return kit.named('territory', to, entry === 'free' ? undefined : entry);
        });
      return { kind: 'one', slot: 'to', choices };
    },
  ],
  times: (action) => Math.max(1, kit.numberIn(action, 'count')),
  does(play, seat, action) {
    const from = startOf(play.state, seat, action.mover);
    const to = placeIn(action.to);
    if (from === null) {
      const vehicle = play.vehicle(Number(kit.textIn(action, 'mover').slice('vehicle:'.length)));
      play.changeVehicle(vehicle.id, { used: vehicle.used - kit.numberIn(action, 'count'), stopped: false });
      if (isTerritory(vehicle.at)) rest(play, seat, vehicle.at);
      return;
    }
    if (to === null) return;
    const column = columnOf(play.state, seat, action.mover);
    const unit = kit.oneIn(UNIT_IDS, action.unit);
    const units: Units =
      column === undefined ? (unit === null ? {} : { [unit]: 1 }) : unitsIn(kit.tallyIn(action.units) ?? {});
    const entry = entryOf(play.state, seat, to);
    const held = play.land(to).holder;
    goesOn(play, seat);
    const group = { units, vehicles: column === undefined ? [] : [column.id] };
    march(play, seat, from, group, { at: to, cost: 0, entry, way: [to] }, true);
    play.next(pursuitOf({ seat, at: to }));
    arrive(play, { seat, at: to, entry, held, pointsLeft: 0 });
  },
};

/** The seat's units there lose their stop tokens. */
function rest(play: Parameters<TechnologyUse['does']>[0], seat: SeatId, at: TerritoryId): void {
  const army = play.army(at, seat);
  if (sizeOf(army.units) > 0) play.setArmy(at, seat, { ...army, stopped: {} });
}

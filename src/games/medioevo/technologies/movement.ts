import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { underWay } from '../cards/holding.js';
import { isCalm } from '../cards/realm/hordes.js';
import { landsBy } from '../facts/board.js';
import { UNIT_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { arrive } from '../movement/march.js';
import { entryOf } from '../movement/reach.js';
import { unitsOf } from '../state/land.js';
import { isBanned, type Way } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf } from '../state/units.js';
import { isTrade, vehicleChoice } from '../state/vehicle.js';
import { affordable, type TechnologyUse } from './technology-use.js';

/** Is it his full move, or his trade? */
function isMoving(state: Medioevo, seat: SeatId, trade: boolean): boolean {
  const here = underWay(state);
  if (here?.kind !== 'combat' && !(trade && here?.kind === 'commerce')) return false;
  return state.order[here.place] === seat;
}
const hasVehicles = (state: Medioevo, seat: SeatId, trade: boolean) =>
  state.vehicles.some((one) => one.owner === seat && !one.stopped && isTrade(one) === trade);

/** So many times in the next move something is allowed that is not otherwise. */
function nextMove(way: Extract<Way, 'edict' | 'logistics'>, trade: boolean): TechnologyUse {
  return {
    fits(state, seat) {
      const here = underWay(state);
      const set = state.lasting.some((one) => one.kind === 'way' && one.way === way && one.seat === seat);
      return !set && isMoving(state, seat, trade) && hasVehicles(state, seat, here?.kind === 'commerce');
    },
    slots: [(state, seat) => kit.askNumber('count', 1, Math.min(MOST, affordable(state, seat, way)))],
    times: (action) => kit.numberIn(action, 'count'),
    does: (play, seat, action) =>
      play.set({
        lasting: [...play.state.lasting, { kind: 'way', way, seat, uses: kit.numberIn(action, 'count'), at: null }],
      }),
  };
}
/** Nobody goes farther than that in a move. */
const MOST = 4;

/** A step by sea is made by a wagon, caravan or engine, or one by land by a ship (Logistics). */
export const logistics = nextMove('logistics', true);
/** A territory of nobody's is crossed without a horde rising (Edict). */
export const edict = nextMove('edict', false);

/** Vehicles of a seat that may have a point more, and units that may go a step by themselves. */
function vehicles(state: Medioevo, seat: SeatId) {
  const trade = underWay(state)?.kind === 'commerce';
  if (!isMoving(state, seat, true)) return [];
  return state.vehicles.filter((one) => one.owner === seat && one.aboard === null && isTrade(one) === trade);
}
function camps(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  if (!isCalm(state) || state.phase !== 'combat') return [];
  return state.inPlay.filter((at) => sizeOf(unitsOf(state.lands[at], seat)) > 0 && !isBanned(state, 'leave', at));
}
const placeIn = (value: unknown): TerritoryId | null =>
  typeof value === 'string' && isTerritory(value) ? value : null;

/**
 * A vehicle has so many points more, also one that has stopped, and the units beside it may be carried again; or a unit
 * goes a step by itself, in anybody's turn, to fight at once (Cartography).
 */
export const cartography: TechnologyUse = {
  fits: (state, seat) => vehicles(state, seat).length > 0 || camps(state, seat).length > 0,
  slots: [
    (state, seat) => ({
      kind: 'one',
      slot: 'mover',
      choices: [
        ...vehicles(state, seat).map((one) => vehicleChoice(one, `vehicle:${one.id}`)),
        ...camps(state, seat).map((at) => kit.named('territory', at, 'a-unit')),
      ],
    }),
    (state, seat, { mover }) => {
      const at = placeIn(mover);
      return at === null
        ? kit.askNumber('count', 1, Math.min(MOST, affordable(state, seat, 'cartography')))
        : kit.askOne('unit', 'unit', Object.keys(tallyOf(unitsOf(state.lands[at], seat))));
    },
    (state, seat, { mover }) => {
      const at = placeIn(mover);
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
    const mover = kit.textIn(action, 'mover');
    const at = placeIn(mover);
    if (at === null) {
      const vehicle = play.vehicle(Number(mover.slice('vehicle:'.length)));
      play.changeVehicle(vehicle.id, { used: vehicle.used - kit.numberIn(action, 'count'), stopped: false });
      if (isTerritory(vehicle.at)) rest(play, seat, vehicle.at);
      return;
    }
    const unit = kit.oneIn(UNIT_IDS, action.unit);
    const to = placeIn(action.to);
    if (unit === null || to === null) return;
    const entry = entryOf(play.state, seat, to);
    const held = play.land(to).holder;
    play.takeUnits(at, seat, { [unit]: 1 });
    play.addUnits(to, seat, { [unit]: 1 }, { stopped: true });
    play.emit({ type: 'marched', seat, from: at, to, units: { [unit]: 1 }, vehicles: [], pieces: { [unit]: 1 } });
    arrive(play, { seat, at: to, entry, held, pointsLeft: 0 });
  },
};

/** The units of a seat there have no stop token any more. */
function rest(play: Parameters<TechnologyUse['does']>[0], seat: SeatId, at: TerritoryId): void {
  const army = play.army(at, seat);
  if (sizeOf(army.units) > 0) play.setArmy(at, seat, { ...army, stopped: {} });
}

import type { Action } from '../../../core/action.js';
import { type Filled, misfitOf } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { holdersAt, openWindow, windowAt } from '../cards/holding.js';
import { couldServe } from '../cards/movement/serving.js';
import type { Play } from '../engine/play.js';
import { GOOD_IDS } from '../facts/kinds.js';
import { isTerritory } from '../facts/place-ids.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { askVehicle, type Vehicle } from '../state/vehicle.js';
import { dropRoute, openRoute } from './route.js';
import {
  buy,
  buyingVehicles,
  leastSold,
  mostBought,
  routePoints,
  saleable,
  sell,
  sellingVehicles,
  traders,
} from './trade.js';
import { leftBehind, travel, voyagesOf } from './voyage.js';

type Here = FrameOf<'commerce'>;

const vehicleIn = (state: Medioevo, { vehicle }: Filled) => state.vehicles.find(({ id }) => `${id}` === vehicle);
const goes = (state: Medioevo, seat: SeatId) => (one: Vehicle) => voyagesOf(state, seat, one).length > 0;
const travellers = (state: Medioevo, seat: SeatId) => traders(state, seat).filter(goes(state, seat));

/** Before goods change hands, those who could forbid or tax it are asked (8.8); false: nobody can. */
function announced(play: Play, here: Here, action: Action): boolean {
  const { at } = play.vehicle(Number(action.vehicle));
  if (!openWindow(play, 'trade', at)) return false;
  play.replace({ ...here, pending: action });
  return true;
}

/** Owners of lands a load crosses are asked first if they could tax it (8.8); false: nobody can. */
function taxed(play: Play, here: Here, seat: SeatId, action: Action): boolean {
  const { state } = play;
  const vehicle = play.vehicle(Number(action.vehicle));
  const found = voyagesOf(state, seat, vehicle).find(({ at }) => at === action.to);
  if (found === undefined || vehicle.cubes.length === 0) return false;
  const lands = holdersAt(state, 'passing').flatMap(
    (holder) => found.way.find((at) => holder !== seat && isTerritory(at) && state.lands[at].holder === holder) ?? [],
  );
  if (lands.length === 0) return false;
  play.replace({ ...here, pending: action });
  play.next(...lands.map((at) => windowAt('passing', at)));
  return true;
}

function voyage(play: Play, seat: SeatId, action: Action): void {
  const vehicle = play.vehicle(Number(action.vehicle));
  const found = voyagesOf(play.state, seat, vehicle).find(({ at }) => at === action.to);
  if (found !== undefined) travel(play, vehicle, found, kit.oneIn(GOOD_IDS, action.leaves));
}

/** Is it still offered after the others' answers? */
function canStill(state: Medioevo, here: Here, seat: SeatId, action: Action): boolean {
  const ask = (_seat: SeatId, verb: string, filled: Filled) => commerce.ask(state, here, seat, verb, filled);
  return misfitOf(commerce.offers(state, here, seat), ask, seat, action) === null;
}

function purchase(play: Play, here: Here, seat: SeatId, action: Action): void {
  const vehicle = play.vehicle(Number(action.vehicle));
  buy(play, seat, vehicle, kit.numberIn(action, 'count'));
  if (!isTerritory(vehicle.at)) return;
  play.replace({ ...here, bought: [...here.bought, { vehicle: vehicle.id, at: vehicle.at }] });
}

function sale(play: Play, seat: SeatId, action: Action): void {
  sell(play, seat, play.vehicle(Number(action.vehicle)), {
    cubes: kit.tallyIn(action.cubes) ?? {},
    placed: kit.oneIn(GOOD_IDS, action.stays),
    honour: kit.numberIn(action, 'honour'),
  });
}

/** The commerce phase (chapter 7): in turn order each moves all his trade transports, and buys and sells freely. */
export const commerce: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'commerce',
  who: ({ order }, { place }) => order.slice(place, place + 1),
  verbs: {
    trade: {
      several: { slot: 'vehicle', most: 1 },
      ends: 'done',
      when: (state, _here, seat) => traders(state, seat).some(goes(state, seat)),
      slots: [
        (state, _here, seat) => askVehicle('vehicle', travellers(state, seat)),
        (state, _here, seat, filled) => {
          const vehicle = vehicleIn(state, filled);
          const voyages = vehicle === undefined ? [] : voyagesOf(state, seat, vehicle);
          return {
            kind: 'one',
            slot: 'to',
            choices: voyages.map(({ at, cost, robbed }) => ({
              ...kit.named('place', at, robbed === true ? 'robbed' : undefined),
              values: { cost },
            })),
          };
        },
        (state, _here, _seat, filled) => {
          const vehicle = vehicleIn(state, filled);
          const behind = vehicle === undefined ? null : leftBehind(state, vehicle, vehicle.at);
          return behind === null || behind.colours.length < 2 ? null : kit.askOne('leaves', 'good', behind.colours);
        },
      ],
      does(play, here, seat, action) {
        if (!taxed(play, here, seat, action)) voyage(play, seat, action);
      },
    },
    // Whether it is affordable is private: kept off public buttons.
    'buy-cubes': {
      secret: true,
      when: (state, _here, seat) => buyingVehicles(state, seat).length > 0,
      slots: [
        (state, _here, seat) => askVehicle('vehicle', buyingVehicles(state, seat)),
        (state, _here, seat, filled) => {
          const vehicle = vehicleIn(state, filled);
          return kit.askNumber('count', 1, vehicle === undefined ? 1 : mostBought(state, seat, vehicle));
        },
      ],
      does(play, here, seat, action) {
        if (!announced(play, here, action)) purchase(play, here, seat, action);
      },
    },
    'sell-cubes': {
      when: (state, _here, seat) => sellingVehicles(state, seat).length > 0,
      slots: [
        (state, _here, seat) => askVehicle('vehicle', sellingVehicles(state, seat)),
        (state, _here, seat, filled) => {
          const vehicle = vehicleIn(state, filled);
          if (vehicle === undefined) return kit.askSome('cubes', 'good', {});
          return kit.askSome('cubes', 'good', saleable(state, seat, vehicle), { min: leastSold(state, seat, vehicle) });
        },
        (_state, _here, _seat, { cubes }) => {
          const colours = Object.keys(kit.tallyIn(cubes) ?? {});
          return colours.length < 2 ? null : kit.askOne('stays', 'good', colours);
        },
        (state, _here, seat, filled) => {
          const vehicle = vehicleIn(state, filled);
          const points = vehicle === undefined ? 0 : routePoints(state, seat, vehicle);
          return points === 0 ? null : kit.askNumber('honour', 0, points);
        },
      ],
      does(play, here, seat, action) {
        if (!announced(play, here, action)) sale(play, seat, action);
      },
    },
    'open-route': openRoute,
    'drop-route': dropRoute,
    done: {
      byDefault: true,
      does: (play, here) => play.replace({ ...here, place: here.place + 1, bought: [] }),
    },
  },
  settles(play, { pending, ...here }) {
    const seat = play.state.order[here.place];
    if (pending !== undefined && seat !== undefined) {
      play.replace(here);
      // If it was forbidden meanwhile, the trader chooses again.
      if (!canStill(play.state, here, seat, pending)) return true;
      if (pending.verb === 'trade') voyage(play, seat, pending);
      else if (pending.verb === 'buy-cubes') purchase(play, here, seat, pending);
      else sale(play, seat, pending);
      return true;
    }
    if (seat === undefined) {
      play.pop();
      return true;
    }
    if (traders(play.state, seat).length > 0 || couldServe(play.state, seat, 'caravan')) return false;
    play.replace({ ...here, place: here.place + 1, bought: [] });
    return true;
  },
});

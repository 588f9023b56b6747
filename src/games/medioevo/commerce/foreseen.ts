import type { Choice } from '../../../core/offer.js';
import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { Play } from '../engine/play.js';
import type { PlaceId } from '../facts/place-ids.js';
import { isTerritory } from '../facts/place-ids.js';
import { pointsOf } from '../movement/movers.js';
import type { Medioevo } from '../state/state.js';
import type { Vehicle } from '../state/vehicle.js';
import { goodOf, roomAboard } from './market.js';
import { addedToSale, priceOfPurchase } from './price-marks.js';
import { openers } from './route.js';
import { buy, buyingVehicles, mostBought, priceOfSale, routePoints, saleable, sellingVehicles } from './trade.js';
import { travel, type Voyage, voyagesOf } from './voyage.js';

/** What a trade transport could sell and buy where it stands. */
export interface Deal {
  /** Cubes that can be sold there at once, and the florins they bring. */
  readonly cubes: number;
  readonly florins: number;
  /** Points that a sale here earns for its route. */
  readonly points: number;
}

const NOTHING: Deal = { cubes: 0, florins: 0, points: 0 };

/** All that can be sold at once; points of a route are taken as florins. */
export function dealOf(state: Medioevo, seat: SeatId, vehicle: Vehicle): Deal {
  if (!isTerritory(vehicle.at) || !sellingVehicles(state, seat).some(({ id }) => id === vehicle.id)) return NOTHING;
  const cubes = kit.sumOf(saleable(state, seat, vehicle));
  const points = routePoints(state, seat, vehicle);
  const florins = cubes * priceOfSale(state, seat, vehicle, points) + addedToSale(state, seat, vehicle.at, cubes);
  return { cubes, florins, points };
}

/** The game as it would be after a voyage, past everybody. */
function after(state: Medioevo, vehicle: Vehicle, voyage: Voyage): Medioevo {
  const play = new Play(state, kit.noDice());
  travel(play, vehicle, voyage, null);
  return play.state;
}

const again = (state: Medioevo, { id }: Vehicle) => state.vehicles.find((one) => one.id === id);

/** A destination: its way, what is sold and bought there, and what it means for the route (7.1 to 7.4). */
export function voyageNote(
  state: Medioevo,
  seat: SeatId,
  vehicle: Vehicle,
  to: string,
): Pick<Choice, 'note' | 'values'> | null {
  const voyage = voyagesOf(state, seat, vehicle).find(({ at }) => at === to);
  // Where it is plundered the choice says so itself.
  if (voyage === undefined || voyage.robbed === true) return null;
  const there = after(state, vehicle, voyage);
  const come = again(there, vehicle);
  if (come === undefined) return null;
  const { cubes, florins, points } = dealOf(there, seat, come);
  const buys = buyingVehicles(there, seat).some(({ id }) => id === vehicle.id);
  const good = buys && isTerritory(voyage.at) ? goodOf(there, voyage.at) : null;
  const left = pointsOf(there, come);
  return {
    note: 'voyage',
    values: {
      cost: voyage.cost,
      left,
      ...(mayOpenRoute(state, seat, vehicle) ? { unopened: { kind: 'route', id: 'unopened' } } : {}),
      ...(cubes === 0 ? {} : { cubes, florins }),
      ...(points === 0 ? {} : { points }),
      ...(good === null ? {} : { good: { kind: 'good', id: good } }),
      ...(onRoute(state, seat, vehicle, voyage.at) ? { stage: { kind: 'route', id: 'stage' } } : {}),
    },
  };
}

/** It has bought here: a route can be opened until it leaves (7.4). */
function mayOpenRoute(state: Medioevo, seat: SeatId, { id }: Vehicle): boolean {
  const here = state.frames.at(-1);
  return here?.kind === 'commerce' && openers(state, here, seat).some((one) => one.id === id);
}

/** A stage of its route that it would reach there. */
function onRoute({ realms }: Medioevo, seat: SeatId, { id }: Vehicle, at: PlaceId): boolean {
  const route = realms[seat]?.route ?? null;
  return route?.vehicle === id && route.stages.some((stage) => stage.at === at && !stage.reached);
}

/** Where it could still go this turn and sell what it has aboard for most. */
export function bestSale(state: Medioevo, seat: SeatId, vehicle: Vehicle): (Deal & { readonly at: PlaceId }) | null {
  const deals = voyagesOf(state, seat, vehicle)
    .filter(({ robbed }) => robbed !== true)
    .flatMap((voyage) => {
      const there = after(state, vehicle, voyage);
      const come = again(there, vehicle);
      return come === undefined ? [] : [{ ...dealOf(there, seat, come), at: voyage.at }];
    });
  const [best] = deals.filter(({ florins }) => florins > 0).toSorted((one, other) => other.florins - one.florins);
  return best ?? null;
}

/** So many cubes: their price, and where they would sell for most this turn. */
export function purchaseNote(
  state: Medioevo,
  seat: SeatId,
  vehicle: Vehicle,
  count: number,
): Pick<Choice, 'note' | 'values'> | null {
  if (count > mostBought(state, seat, vehicle)) return null;
  const play = new Play(state, kit.noDice());
  buy(play, seat, vehicle, count);
  const loaded = play.vehicle(vehicle.id);
  const best = bestSale(play.state, seat, loaded);
  const cost = priceOfPurchase(state, seat, count);
  const sold: Terms =
    best === null ? {} : { at: { kind: 'place', id: best.at }, florins: best.florins, cubes: best.cubes };
  // Only where just these are sold is it known what they bring over their price.
  const gain = best?.cubes === count ? best.florins - cost : null;
  const even = { even: { kind: 'route', id: 'no-gain' } };
  return {
    note: 'cubes',
    values: {
      cost,
      left: play.realm(seat).cash,
      room: roomAboard(play.state, loaded),
      ...sold,
      ...(state.realms[seat]?.route === null ? { opens: { kind: 'route', id: 'opens' } } : {}),
      ...(gain === null ? {} : gain > 0 ? { gain } : even),
    },
  };
}

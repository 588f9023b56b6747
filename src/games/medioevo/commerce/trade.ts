import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { payToll, rightOf } from '../diplomacy/rights.js';
import type { Play } from '../engine/play.js';
import { GOOD_IDS, type GoodId } from '../facts/kinds.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { pointsOf } from '../movement/movers.js';
import { servesAs } from '../movement/roles.js';
import type { Route } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { isTrade, type Vehicle } from '../state/vehicle.js';
import { CUBE, coloursFor, goodOf, MARKET_BONUS, marketOf, roomAboard, sellableAt, zoneOf } from './market.js';
import { addedToSale, priceOfPurchase, usePriceMarks } from './price-marks.js';
import { placeCube } from './voyage.js';

/** For each point of commerce, per cube sold (7.4). */
export const ROUTE_BONUS = 50;

export function traders(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  return state.vehicles.filter(
    (one) => one.owner === seat && (isTrade(one) || servesAs(state, one, 'caravan')) && !one.stopped,
  );
}

/** A purchase takes one point, whatever the number of cubes (7.2). */
export function buyingVehicles(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  return traders(state, seat).filter(
    (one) => pointsOf(state, one) > 0 && zoneOf(state, seat, one) !== null && mostBought(state, seat, one) > 0,
  );
}
export function sellingVehicles(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  return traders(state, seat).filter((one) => {
    const zone = zoneToSell(state, seat, one);
    return zone !== null && pointsOf(state, one) > 0 && coloursFor(state, one, zone).length > 0;
  });
}

/** The zone where it stands, for a sale: the proceeds may pay the toll (RULINGS 131). */
export function zoneToSell(state: Medioevo, seat: SeatId, vehicle: Vehicle): TerritoryId | null {
  const at = marketOf(state, vehicle);
  return at === null ? null : zoneOf(state, seat, vehicle, bringsOf(state, seat, vehicle, at));
}

/** The least a sale of this many cubes brings, by default of all: route points may be taken as honour. */
function bringsOf(
  state: Medioevo,
  seat: SeatId,
  vehicle: Vehicle,
  at: TerritoryId,
  count = sellableAt(state, vehicle, at),
): number {
  return count === 0 ? 0 : count * priceOfSale(state, seat, vehicle, 0) + addedToSale(state, seat, at, count);
}

/** The toll for trading there once, by a pact with the holder (11.4, 11.10). */
export function tradeToll(state: Medioevo, seat: SeatId, zone: TerritoryId): number {
  const { holder } = state.lands[zone];
  return holder === null || holder === seat ? 0 : (rightOf(state, seat, holder, 'trade')?.toll ?? 0);
}
export function payTradeToll(play: Play, seat: SeatId, zone: TerritoryId): void {
  const { holder } = play.land(zone);
  if (holder !== null && holder !== seat) payToll(play, seat, holder, 'trade');
}

export function mostBought(state: Medioevo, seat: SeatId, vehicle: Vehicle): number {
  const zone = zoneOf(state, seat, vehicle);
  const purse = (state.realms[seat]?.cash ?? 0) - (zone === null ? 0 : tradeToll(state, seat, zone));
  let count = roomAboard(state, vehicle);
  while (count > 0 && priceOfPurchase(state, seat, count) > purse) count -= 1;
  return count;
}

export function buy(play: Play, seat: SeatId, vehicle: Vehicle, count: number): void {
  const zone = zoneOf(play.state, seat, vehicle);
  const good = zone === null ? null : goodOf(play.state, zone);
  if (zone === null || good === null) return;
  payTradeToll(play, seat, zone);
  play.pay(seat, priceOfPurchase(play.state, seat, count), 'purchase');
  usePriceMarks(play, seat, 'market');
  const cubes = [...vehicle.cubes, ...Array.from({ length: count }, () => good)];
  play.changeVehicle(vehicle.id, { cubes, used: vehicle.used + 1 });
  play.emit({ type: 'cubes-bought', seat, at: zone, good, count });
}

/** The cubes a sale may include: colours not yet there (7.3). */
export function saleable(state: Medioevo, seat: SeatId, vehicle: Vehicle): Tally {
  const zone = zoneToSell(state, seat, vehicle);
  if (zone === null) return {};
  return Object.fromEntries(
    coloursFor(state, vehicle, zone).map((good) => [good, vehicle.cubes.filter((one) => one === good).length]),
  );
}

/** The minimum number, if the proceeds pay the toll. */
export function leastSold(state: Medioevo, seat: SeatId, vehicle: Vehicle): number {
  const zone = zoneToSell(state, seat, vehicle);
  const holder = zone === null ? null : state.lands[zone].holder;
  if (zone === null || holder === null || holder === seat) return 1;
  const toll = rightOf(state, seat, holder, 'trade', bringsOf(state, seat, vehicle, zone))?.toll ?? 0;
  const due = toll - (state.realms[seat]?.cash ?? 0);
  const most = sellableAt(state, vehicle, zone);
  let count = 1;
  while (count < most && bringsOf(state, seat, vehicle, zone, count) < due) count += 1;
  return count;
}

/** The points of a route that this sale completes: all stages reached, the destination here (7.4). */
export function routePoints(state: Medioevo, seat: SeatId, vehicle: Vehicle): number {
  const route = state.realms[seat]?.route ?? null;
  return route !== null && isAtItsEnd(route, vehicle) ? route.stages.length - 2 : 0;
}

function isAtItsEnd(route: Route, vehicle: Vehicle): boolean {
  const last = route.stages.at(-1);
  return route.vehicle === vehicle.id && last?.at === vehicle.at && route.stages.every(({ reached }) => reached);
}

/** A sale from the route's transport ends the route, with or without points (7.4, RULINGS 83). */
export function endRoute(play: Play, seat: SeatId, reached: boolean): void {
  play.changeRealm(seat, { route: null });
  if (!reached) play.emit({ type: 'route-dropped', seat });
}

/** Would a sale from it end its route for nothing? */
export function losesRoute(state: Medioevo, seat: SeatId, vehicle: Vehicle): boolean {
  return state.realms[seat]?.route?.vehicle === vehicle.id && routePoints(state, seat, vehicle) === 0;
}

/** The price per cube: with the bonus of the market or of the route, never both (7.3, 7.4). */
export function priceOfSale(state: Medioevo, seat: SeatId, vehicle: Vehicle, florinPoints: number): number {
  const zone = marketOf(state, vehicle);
  if (zone === null) return 0;
  const market = MARKET_BONUS * state.lands[zone].market.length;
  if (routePoints(state, seat, vehicle) === 0) return CUBE + market;
  const both = state.lasting.some((one) => one.kind === 'route-and-market' && one.seat === seat);
  return CUBE + ROUTE_BONUS * florinPoints + (both ? market : 0);
}

export interface Sale {
  readonly cubes: Tally;
  /** The colour of the cube left there. */
  readonly placed: GoodId | null;
  /** Points of commerce taken as honour; the rest raises the price. */
  readonly honour: number;
}

export function sell(play: Play, seat: SeatId, vehicle: Vehicle, { cubes, placed, honour }: Sale): void {
  const zone = zoneToSell(play.state, seat, vehicle);
  if (zone === null) return;
  const points = routePoints(play.state, seat, vehicle);
  const count = kit.sumOf(cubes);
  const price = priceOfSale(play.state, seat, vehicle, points - honour);
  const florins = count * price + addedToSale(play.state, seat, zone, count);
  const colours = GOOD_IDS.filter((good) => (cubes[good] ?? 0) > 0);
  const left = GOOD_IDS.flatMap((good) => {
    const aboard = vehicle.cubes.filter((one) => one === good).length;
    return Array.from({ length: aboard - (cubes[good] ?? 0) }, () => good);
  });
  play.receive(seat, florins);
  payTradeToll(play, seat, zone);
  usePriceMarks(play, seat, 'commerce', 'market');
  play.changeVehicle(vehicle.id, { cubes: left, used: vehicle.used + 1 });
  play.emit({ type: 'cubes-sold', seat, at: zone, count, florins });
  if (points > 0) play.honour(seat, honour, 'trade-route');
  const { route } = play.realm(seat);
  if (points > 0) play.emit({ type: 'route-finished', seat, stages: points + 2 });
  if (route?.vehicle === vehicle.id) endRoute(play, seat, points > 0);
  const stays = placed !== null && colours.includes(placed) ? placed : colours[0];
  if (stays !== undefined) placeCube(play, zone, stays);
}

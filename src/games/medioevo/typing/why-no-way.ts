import type { TypedOptions } from '../../../core/command.js';
import type { Rejection } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { goodOf, marketOf, roomAboard, zoneOf } from '../commerce/market.js';
import { traders } from '../commerce/trade.js';
import { voyagesOf } from '../commerce/voyage.js';
import { isInPlay } from '../control/in-play.js';
import { territoryCard } from '../facts/board.js';
import { GOOD_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { startsFor } from '../movement/destinations.js';
import { militaryVehicles, pointsOf } from '../movement/movers.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { isShip, isTrade, type Vehicle } from '../state/vehicle.js';
import { because, placeIn, placeTerm } from './reasons.js';

/** Why nobody goes there (6.2, 6.3). */
export function whyNoMove(state: Medioevo, seat: SeatId, options: TypedOptions): Rejection | null {
  const starts = startsFor(state, seat);
  if (starts.length === 0) return because('no-mover');
  const from = placeIn(options, 'from');
  if (from !== null && !starts.includes(from)) return whyNotFrom(state, seat, from);
  const to = placeIn(options, 'to');
  if (to === null) return null;
  if (!isInPlay(state, to)) return because('not-in-play', { at: placeTerm(to) });
  const values = { to: placeTerm(to), ...(from === null ? {} : { from: placeTerm(from) }) };
  const galley = (from === null ? starts : [from]).some((at) =>
    militaryVehicles(state, seat, at).some(({ kind }) => kind === 'galley'),
  );
  return because(!isTerritory(to) && !galley ? 'sea-needs-galley' : 'out-of-reach', values);
}

function whyNotFrom(state: Medioevo, seat: SeatId, from: PlaceId): Rejection {
  const values = { at: placeTerm(from) };
  const vehicles = militaryVehicles(state, seat, from);
  const units = isTerritory(from) ? sizeOf(unitsOf(state.lands[from], seat)) : 0;
  if (vehicles.length > 0) return because('all-moved', values);
  return because(units > 0 ? 'no-carrier' : 'nothing-there', values);
}

/** Why a trade transport does nothing, goes nowhere, buys or sells nothing (chapter 7). */
export function whyNoTrade(
  state: Medioevo,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  offered: boolean,
): Rejection | null {
  if (offered && verb !== 'trade' && verb !== 'buy-cubes' && verb !== 'sell-cubes') return null;
  const own = traders(state, seat);
  const [first] = own;
  if (first === undefined)
    return because(state.vehicles.some((one) => one.owner === seat && isTrade(one)) ? 'traders-stopped' : 'no-trader');
  if (verb === 'open-route')
    return because((state.realms[seat]?.route ?? null) === null ? 'route-after-purchase' : 'one-route');
  if (verb === 'drop-route') return because('no-route');
  if (verb === 'trade') {
    const to = placeIn(options, 'to');
    if (to !== null && !isInPlay(state, to)) return because('not-in-play', { at: placeTerm(to) });
    if (to === null || reaches(state, seat, own, to)) return offered ? null : because('traders-done');
    return because('trade-out-of-reach', { to: placeTerm(to) });
  }
  const reasons = own.map((one) =>
    verb === 'buy-cubes' ? whyNotBought(state, seat, one) : whyNotSold(state, seat, one),
  );
  return reasons.find((one) => one !== null) ?? null;
}

const reaches = (state: Medioevo, seat: SeatId, own: readonly Vehicle[], to: PlaceId) =>
  own.some((one) => voyagesOf(state, seat, one).some(({ at }) => at === to));

/** Why nobody trades where it stands at all. */
function whyNoZone(state: Medioevo, seat: SeatId, vehicle: Vehicle): Rejection | null {
  const { at } = vehicle;
  const values = { at: placeTerm(at), vehicle: { kind: 'vehicle-kind', id: vehicle.kind } };
  if (pointsOf(state, vehicle) === 0) return because('no-points-left', values);
  if (!isTerritory(at)) return because('trades-at-sea', values);
  const { inhabited, port } = territoryCard(bookOf(state.overrides).board, at);
  if (!inhabited) return because('trades-in-zones', values);
  if (isShip(vehicle) && !port) return because('no-port-there', values);
  if (marketOf(state, vehicle) === null) return because('trade-barred', values);
  return zoneOf(state, seat, vehicle) === null ? because('no-right-to-trade', values) : null;
}

function whyNotBought(state: Medioevo, seat: SeatId, vehicle: Vehicle): Rejection | null {
  const none = whyNoZone(state, seat, vehicle);
  if (none !== null) return none;
  const values = { at: placeTerm(vehicle.at), vehicle: { kind: 'vehicle-kind', id: vehicle.kind } };
  if (roomAboard(state, vehicle) <= 0) return because('vehicle-full', values);
  const cash = state.realms[seat]?.cash ?? 0;
  return cash < 100 ? because('florins-short', { cost: 100, cash }) : because('nothing-for-sale', values);
}

/** Its goods are there already: where they are made is of no use either; other zones are. */
function whyNotSold(state: Medioevo, seat: SeatId, vehicle: Vehicle): Rejection | null {
  const values = { at: placeTerm(vehicle.at), vehicle: { kind: 'vehicle-kind', id: vehicle.kind } };
  if (vehicle.cubes.length === 0) {
    const good = isTerritory(vehicle.at) ? goodOf(state, vehicle.at) : null;
    return because('nothing-aboard', { ...values, ...(good === null ? {} : { good: { kind: 'good', id: good } }) });
  }
  const none = whyNoZone(state, seat, vehicle);
  if (none !== null) return none;
  const goods = GOOD_IDS.filter((good) => vehicle.cubes.includes(good)).map((id) => ({ kind: 'good', id }));
  return because('goods-there', { ...values, goods });
}

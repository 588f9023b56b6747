import type { SeatId } from '../../../core/seat.js';
import {
  CUBE,
  coloursFor,
  goodOf,
  hasColour,
  MARKET_BONUS,
  roomAboard,
  sellableAt,
  zoneOf,
} from '../commerce/market.js';
import {
  buyingVehicles,
  mostBought,
  ROUTE_BONUS,
  routePoints,
  saleable,
  sellingVehicles,
  traders,
  zoneToSell,
} from '../commerce/trade.js';
import { leftBehind, voyagesOf } from '../commerce/voyage.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { pointsOf } from '../movement/movers.js';
import type { FrameOf } from '../state/frame.js';
import type { Route } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { isShip, type Vehicle } from '../state/vehicle.js';
import { type Idea, idea, placeTerm, type Wits } from './idea.js';
import { reserveFor, turnsLeft, wanting } from './purse.js';
import { bestRoute, orderLeft, type RoutePlan, tradesIn } from './routes.js';
import { Ways } from './ways.js';

/** Zones in which a route may begin, looked at each time. */
const BEGINNINGS = 5;
/** A point of a route is an honour rather than florins, unless the purse is as empty as this. */
const POOR = 250;
/** With fewer cubes a point brings too few florins. */
const A_LOAD = 4;
/** So many turns before the end florins bring less than the honour of a route. */
const LATE = 4;

/** One step of trade at a time: the route first, then what the others bring; null: all have done what pays. */
export function trading(state: Medioevo, here: FrameOf<'commerce'>, seat: SeatId, wits: Wits): Idea {
  const route = state.realms[seat]?.route ?? null;
  const mine = traders(state, seat).toSorted((one, other) => other.level - one.level || one.id - other.id);
  const carrier = mine.find(({ id }) => id === route?.vehicle);
  const found =
    (route !== null && carrier !== undefined ? onRoute(state, seat, route, carrier, wits) : null) ??
    (route === null ? beginning(state, here, seat, mine, wits) : null) ??
    first(mine, (one) => (one.id === route?.vehicle ? null : peddling(state, seat, one, wits)));
  return found ?? idea({ verb: 'done' }, 'traded');
}

function first<Item>(items: readonly Item[], find: (item: Item) => Idea | null): Idea | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** Steps that a transport still has to the end of the game. */
function stepsLeft(state: Medioevo, vehicle: Vehicle): number {
  return pointsOf(state, vehicle) + turnsLeft(state) * (vehicle.level + 5);
}

function onRoute(state: Medioevo, seat: SeatId, route: Route, vehicle: Vehicle, wits: Wits): Idea | null {
  const ways = new Ways(state, seat, isShip(vehicle));
  const end = route.stages.at(-1)?.at;
  if (end === undefined) return null;
  const { next, steps } = orderLeft(ways, route, vehicle.at);
  if (next === null) return null;
  // One for the sale.
  const late = steps + 1 > stepsLeft(state, vehicle);
  if (late) return idea({ verb: 'drop-route' }, 'drops-route');
  if (pointsOf(state, vehicle) === 0) return null;
  if (coloursFor(state, vehicle, end).length === 0) {
    const other = anotherColour(state, seat, vehicle, end);
    if (other !== null) return other;
    if (vehicle.at === end || roomAboard(state, vehicle) === 0) return idea({ verb: 'drop-route' }, 'drops-route');
  }
  if (routePoints(state, seat, vehicle) > 0) return sale(state, seat, vehicle, wits);
  return towards(state, seat, ways, vehicle, next);
}

/** Somebody has brought that colour to the destination: a cube of one that is not there yet saves the route (7.3). */
function anotherColour(state: Medioevo, seat: SeatId, vehicle: Vehicle, end: TerritoryId): Idea | null {
  const zone = zoneOf(state, seat, vehicle);
  const good = zone === null ? null : goodOf(state, zone);
  if (zone === null || good === null || hasColour(state, end, good)) return null;
  if (!buyingVehicles(state, seat).includes(vehicle) || mostBought(state, seat, vehicle) < 1) return null;
  return idea({ verb: 'buy-cubes', vehicle: `${vehicle.id}`, count: 1 }, 'loads', { at: placeTerm(zone), count: 1 });
}

/** Nearer to there, or there: never into the hands of whoever plunders. */
function towards(state: Medioevo, seat: SeatId, ways: Ways, vehicle: Vehicle, goal: TerritoryId): Idea | null {
  const left = ways.between(vehicle.at, goal);
  const [best] = voyagesOf(state, seat, vehicle)
    .filter(({ at, robbed }) => robbed !== true && ways.between(at, goal) < left)
    .toSorted((one, other) => ways.between(one.at, goal) - ways.between(other.at, goal) || one.cost - other.cost);
  if (best === undefined) return null;
  return idea(voyage(state, vehicle, best.at), best.at === goal ? 'goes-to-stage' : 'goes-nearer', {
    at: placeTerm(goal),
  });
}

function voyage(state: Medioevo, vehicle: Vehicle, to: PlaceId) {
  const behind = leftBehind(state, vehicle, vehicle.at);
  const [colour] = behind?.colours ?? [];
  const leaves = behind === null || behind.colours.length < 2 || colour === undefined ? {} : { leaves: colour };
  return { verb: 'trade', vehicle: `${vehicle.id}`, to, ...leaves };
}

/** All that can be sold there; of a route that is done its points as honour, but for what the purse needs. */
function sale(state: Medioevo, seat: SeatId, vehicle: Vehicle, wits: Wits): Idea | null {
  if (!sellingVehicles(state, seat).includes(vehicle)) return null;
  const cubes = saleable(state, seat, vehicle);
  const colours = Object.keys(cubes);
  const count = Object.values(cubes).reduce((sum: number, one) => sum + (one ?? 0), 0);
  const points = routePoints(state, seat, vehicle);
  const cash = (state.realms[seat]?.cash ?? 0) + CUBE * count;
  const needs = wits.invests
    ? inFlorins(state, seat, wits, points, count, cash)
    : points > 2 && cash < POOR && count > 2 && turnsLeft(state) > 1
      ? 1
      : 0;
  const zone = zoneToSell(state, seat, vehicle);
  const at = placeTerm(zone ?? vehicle.at);
  const sold = {
    verb: 'sell-cubes',
    vehicle: `${vehicle.id}`,
    cubes,
    ...(colours.length < 2 || colours[0] === undefined ? {} : { stays: colours[0] }),
    ...(points === 0 ? {} : { honour: points - needs }),
  };
  return points === 0
    ? idea(sold, 'sells', { at, florins: count * priceAt(state, zone) })
    : idea(sold, 'ends-route', { at, honour: points - needs });
}

/** As many points as florins as armies and cards need that are bought with them: an honour each, but early. */
function inFlorins(
  state: Medioevo,
  seat: SeatId,
  { armies }: Wits,
  points: number,
  count: number,
  cash: number,
): number {
  const lacking = wanting(state, seat, armies) - cash + CUBE;
  if (points === 0 || lacking <= 0 || count < A_LOAD) return 0;
  return Math.min(points, Math.ceil(lacking / (ROUTE_BONUS * count)));
}

const priceAt = (state: Medioevo, zone: TerritoryId | null) =>
  CUBE + (zone === null ? 0 : MARKET_BONUS * state.lands[zone].market.length);

/** A new route: where it is opened, or on the way there. */
function beginning(
  state: Medioevo,
  here: FrameOf<'commerce'>,
  seat: SeatId,
  mine: readonly Vehicle[],
  wits: Wits,
): Idea | null {
  const { beam } = wits;
  for (const vehicle of mine) {
    const bought = here.bought.some((one) => one.vehicle === vehicle.id && one.at === vehicle.at);
    const ways = new Ways(state, seat, isShip(vehicle));
    if (bought && isTerritory(vehicle.at)) {
      const plan = bestRoute(state, seat, ways, vehicle.at, stepsLeft(state, vehicle), beam);
      if (plan !== null) return opening(vehicle, plan);
      continue;
    }
    if (roomAboard(state, vehicle) === 0) {
      const sold = peddling(state, seat, vehicle, wits);
      if (sold !== null) return sold;
      continue;
    }
    const found = bestBeginning(state, seat, vehicle, ways, beam);
    if (found === null) continue;
    if (found.at !== vehicle.at) {
      const going = towards(state, seat, ways, vehicle, found.at);
      if (going !== null) return going;
      continue;
    }
    const most = buyingVehicles(state, seat).includes(vehicle) ? mostBought(state, seat, vehicle) : 0;
    if (most > 0) return loading(state, seat, vehicle, found.at, most, wits);
  }
  return null;
}

function opening(vehicle: Vehicle, { stages }: RoutePlan): Idea {
  const destination = stages.at(-1) ?? '';
  const action = {
    verb: 'open-route',
    vehicle: `${vehicle.id}`,
    length: `${stages.length}`,
    stages: Object.fromEntries(stages.slice(0, -1).map((at) => [at, 1])),
    destination,
  };
  return idea(action, 'opens-route', { at: { kind: 'place', id: destination }, honour: stages.length - 2 });
}

/** Cubes for a route: all that upkeep does not need, but one in any case. */
function loading(state: Medioevo, seat: SeatId, vehicle: Vehicle, at: TerritoryId, most: number, wits: Wits): Idea {
  const spare = Math.floor(((state.realms[seat]?.cash ?? 0) - reserveFor(state, seat)) / CUBE);
  // A route whose points become honour needs a single cube; the florins are worth more elsewhere.
  const wanted = wits.invests && turnsLeft(state) <= LATE ? 2 : most;
  // Room for one of another colour, should this one be there before him.
  const count = Math.max(1, Math.min(most - 1, wanted, spare));
  return idea({ verb: 'buy-cubes', vehicle: `${vehicle.id}`, count }, 'loads', { at: placeTerm(at), count });
}

function bestBeginning(
  state: Medioevo,
  seat: SeatId,
  vehicle: Vehicle,
  ways: Ways,
  beam: number,
): { readonly at: TerritoryId; readonly rate: number } | null {
  const left = stepsLeft(state, vehicle);
  const near = state.inPlay
    .filter((at) => zoneOf(state, seat, { ...vehicle, at }) !== null && ways.isSafe(at) && tradesIn(state, seat, at))
    .map((at) => ({ at, steps: ways.between(vehicle.at, at) }))
    .filter(({ steps }) => steps < left)
    .toSorted((one, other) => one.steps - other.steps)
    .slice(0, BEGINNINGS);
  let best: { readonly at: TerritoryId; readonly rate: number } | null = null;
  for (const { at, steps } of near) {
    const plan = bestRoute(state, seat, ways, at, left - steps - 1, beam);
    if (plan === null) continue;
    const rate = (plan.stages.length - 2) / (plan.steps + steps + 2);
    if (best === null || rate > best.rate) best = { at, rate };
  }
  return best;
}

/** What is aboard is sold where most of other colours lies; an empty one loads where such a market is near. */
function peddling(state: Medioevo, seat: SeatId, vehicle: Vehicle, wits: Wits): Idea | null {
  const points = pointsOf(state, vehicle);
  if (points === 0) return null;
  const reached = [
    { at: vehicle.at, cost: 0 },
    ...voyagesOf(state, seat, vehicle).filter(({ robbed }) => robbed !== true),
  ];
  if (vehicle.cubes.length > 0) {
    const [best] = reached
      .flatMap(({ at, cost }) => {
        const there = { ...vehicle, at };
        const zone = cost < points ? zoneToSell(state, seat, there) : null;
        const count = zone === null ? 0 : sellableAt(state, there, zone);
        return count === 0 || zone === null ? [] : [{ at, cost, brings: count * priceAt(state, zone) }];
      })
      .toSorted((one, other) => other.brings - one.brings || one.cost - other.cost);
    if (best === undefined) return null;
    // Without a bonus it is kept for a better market, as long as there is time.
    if (best.brings <= CUBE * vehicle.cubes.length && turnsLeft(state) > 0 && roomAboard(state, vehicle) > 0)
      return null;
    if (best.at === vehicle.at) return sale(state, seat, vehicle, wits);
    return idea(voyage(state, vehicle, best.at), 'goes-to-market', { at: placeTerm(best.at) });
  }
  return turnsLeft(state) === 0 ? null : stocking(state, seat, vehicle, reached);
}

function stocking(
  state: Medioevo,
  seat: SeatId,
  vehicle: Vehicle,
  reached: readonly { readonly at: PlaceId; readonly cost: number }[],
): Idea | null {
  const room = roomAboard(state, vehicle);
  const spare = Math.floor(((state.realms[seat]?.cash ?? 0) - reserveFor(state, seat)) / CUBE);
  if (spare < 1 || room < 1) return null;
  const ways = new Ways(state, seat, isShip(vehicle));
  const markets = state.inPlay.filter((at) => tradesIn(state, seat, at) && state.lands[at].market.length > 1);
  const [best] = reached
    .flatMap(({ at, cost }) => {
      const zone = zoneOf(state, seat, { ...vehicle, at });
      if (zone === null) return [];
      const near = markets.filter((to) => to !== zone && ways.between(zone, to) <= vehicle.level + 5);
      const bonus = Math.max(0, ...near.map((to) => state.lands[to].market.length));
      return bonus < 2 ? [] : [{ at: zone, cost, worth: bonus - cost / 4 }];
    })
    .toSorted((one, other) => other.worth - one.worth);
  if (best === undefined) return null;
  if (best.at !== vehicle.at)
    return idea(voyage(state, vehicle, best.at), 'goes-to-market', { at: placeTerm(best.at) });
  const most = buyingVehicles(state, seat).includes(vehicle) ? mostBought(state, seat, vehicle) : 0;
  const count = Math.min(most, spare, room);
  if (count < 1) return null;
  return idea({ verb: 'buy-cubes', vehicle: `${vehicle.id}`, count }, 'loads', { at: placeTerm(best.at), count });
}

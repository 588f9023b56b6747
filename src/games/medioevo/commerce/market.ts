import type { SeatId } from '../../../core/seat.js';
import { atWar, mayTrade } from '../diplomacy/relations.js';
import { territoryCard } from '../facts/board.js';
import { GOOD_IDS, type GoodId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { cubesCarried } from '../movement/roles.js';
import { armiesIn } from '../state/land.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { isShip, type Vehicle } from '../state/vehicle.js';

/** A cube's price; a sale brings this much more for each cube in the great market (7.2, 7.3). */
export const CUBE = 100;
export const MARKET_BONUS = 20;

/** The inhabited zone of a trade transport, if no ban forbids trade (7.2); ships trade only in ports. */
export function marketOf(state: Medioevo, vehicle: Vehicle): TerritoryId | null {
  const { at } = vehicle;
  if (!isTerritory(at)) return null;
  const { inhabited, port } = territoryCard(bookOf(state.overrides).board, at);
  if (!inhabited || (isShip(vehicle) && !port)) return null;
  return isBanned(state, 'commerce', at) || enemiesMeetIn(state, at) ? null : at;
}

/** The zone where it stands, if its owner may trade there now: his own, nobody's, or a partner's (7.2). */
export function zoneOf(state: Medioevo, seat: SeatId, vehicle: Vehicle, brings = 0): TerritoryId | null {
  const at = marketOf(state, vehicle);
  if (at === null) return null;
  const { holder } = state.lands[at];
  return holder === null || mayTrade(state, seat, holder, brings) ? at : null;
}

/** Cubes aboard in colours not yet there. */
export function sellableAt(state: Medioevo, vehicle: Vehicle, at: TerritoryId): number {
  const colours = coloursFor(state, vehicle, at);
  return vehicle.cubes.filter((good) => colours.includes(good)).length;
}

/** Armies of players at war with each other stand there: nobody trades (7.2). */
export function enemiesMeetIn(state: Medioevo, at: TerritoryId): boolean {
  const armies = armiesIn(state.lands[at]);
  return armies.some((one) => armies.some((other) => one !== other && atWar(state, one, other)));
}

/** A hostile army there plunders arrivals: barbarians always, players when at war (7.1). */
export function isHostile(state: Medioevo, seat: SeatId, at: PlaceId): boolean {
  if (isTerritory(at)) return armiesIn(state.lands[at]).some((owner) => owner !== seat && atWar(state, seat, owner));
  return state.vehicles.some(
    (one) => one.at === at && sizeOf(one.units) > 0 && one.owner !== seat && atWar(state, seat, one.owner),
  );
}

export function roomAboard(state: Medioevo, vehicle: Vehicle): number {
  return cubesCarried(state, vehicle) - vehicle.cubes.length;
}

export function goodOf(state: Medioevo, at: TerritoryId): GoodId | null {
  return territoryCard(bookOf(state.overrides).board, at).good;
}

/** Is a colour there already, printed or placed (7.3)? */
export function hasColour(state: Medioevo, at: TerritoryId, good: GoodId): boolean {
  return goodOf(state, at) === good || state.lands[at].market.includes(good);
}

/** The colours aboard that could be sold or placed there, most cubes first. */
export function coloursFor(state: Medioevo, vehicle: Vehicle, at: TerritoryId): readonly GoodId[] {
  const count = (good: GoodId) => vehicle.cubes.filter((one) => one === good).length;
  return GOOD_IDS.filter((good) => count(good) > 0 && !hasColour(state, at, good)).toSorted(
    (one, other) => count(other) - count(one),
  );
}

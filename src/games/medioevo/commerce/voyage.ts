import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { cachedByState } from '../engine/remembered.js';
import { territoryCard } from '../facts/board.js';
import type { GoodId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { allowancesFor, mayEnd, useWays } from '../movement/allowances.js';
import { leavesCastle, pointsOf } from '../movement/movers.js';
import { putByCost } from '../movement/reach.js';
import { stepsOut } from '../movement/steps.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { isShip, type Vehicle } from '../state/vehicle.js';
import { coloursFor, isHostile } from './market.js';
import { isGuarded, robbed } from './robbery.js';

export interface Voyage {
  readonly at: PlaceId;
  readonly cost: number;
  readonly way: readonly PlaceId[];
  /** It ends where a hostile army plunders it. */
  readonly robbed?: boolean;
}

type Going = Voyage & { readonly converted: number };

/** Where a trade transport can go with its points: past everything except hostile armies, which plunder it (7.1). */
export function voyagesOf(state: Medioevo, seat: SeatId, vehicle: Vehicle): readonly Voyage[] {
  return voyages(state, `${seat} ${vehicle.id}`, () => findVoyages(state, seat, vehicle));
}
const voyages = cachedByState<readonly Voyage[]>();

function findVoyages(state: Medioevo, seat: SeatId, vehicle: Vehicle): readonly Voyage[] {
  const points = pointsOf(state, vehicle);
  const bySea = isShip(vehicle);
  const allowed = allowancesFor(state, seat, vehicle.at, 1);
  if (isBanned(state, 'leave', vehicle.at)) return [];
  const found = new Map<PlaceId, Voyage>();
  const seen = new Map<string, number>();
  const open: Going[] = [{ at: vehicle.at, cost: 0, way: [], converted: 0 }];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const { to, cost: step, converts } of stepsOut(state, here.at, bySea)) {
      if (to === vehicle.at || here.converted + converts > allowed.conversions) continue;
      const hostile = isHostile(state, seat, to);
      if (hostile && !allowed.unseen && isGuarded(state, seat, to)) continue;
      const free = !bySea && leavesCastle(state, vehicle.owner, here.at);
      const cost = here.cost + (free ? 0 : step);
      const converted = here.converted + converts;
      const known = seen.get(`${to}${converted}`);
      if (cost > points || (known !== undefined && known <= cost)) continue;
      seen.set(`${to}${converted}`, cost);
      const voyage = { at: to, cost, way: [...here.way, to], ...(hostile ? { robbed: true } : {}) };
      const before = found.get(to);
      const ends = mayEnd(state, bySea, to) && !(hostile && isGuarded(state, seat, to));
      if (ends && (before === undefined || before.cost > cost)) found.set(to, voyage);
      if (isBanned(state, 'leave', to) || (hostile && !allowed.unseen)) continue;
      putByCost(open, { at: to, cost, way: voyage.way, converted });
    }
  }
  return [...found.values()];
}

/** The inhabited zone it leaves, and the colours of which one stays there (7.3). */
export function leftBehind(
  state: Medioevo,
  vehicle: Vehicle,
  at: PlaceId,
): { readonly at: TerritoryId; readonly colours: readonly GoodId[] } | null {
  if (!isTerritory(at)) return null;
  const { inhabited, port } = territoryCard(bookOf(state.overrides).board, at);
  if (!inhabited || (isShip(vehicle) && !port)) return null;
  const colours = coloursFor(state, vehicle, at);
  return colours.length === 0 ? null : { at, colours };
}

/** A cube from the bank is placed in a zone: its market grows (7.3). */
export function placeCube(play: Play, at: TerritoryId, good: GoodId): void {
  play.changeLand(at, { market: [...play.land(at).market, good] });
  play.emit({ type: 'cube-placed', at, good });
}

/** It travels; each inhabited zone it leaves gets a cube, if a colour fits (RULINGS 34). */
export function travel(play: Play, vehicle: Vehicle, voyage: Voyage, left: GoodId | null): void {
  useWays(play, vehicle.owner, vehicle.at);
  [vehicle.at, ...voyage.way.slice(0, -1)].forEach((at, index) => {
    const behind = leftBehind(play.state, vehicle, at);
    if (behind === null) return;
    const [usual] = behind.colours;
    const good = index === 0 && left !== null && behind.colours.includes(left) ? left : usual;
    if (good !== undefined) placeCube(play, behind.at, good);
  });
  play.changeVehicle(vehicle.id, { at: voyage.at, used: vehicle.used + voyage.cost });
  play.emit({
    type: 'voyage',
    seat: vehicle.owner,
    vehicle: vehicle.id,
    from: vehicle.at,
    to: voyage.at,
    way: voyage.way,
  });
  for (const at of voyage.way) reachStage(play, vehicle, at);
  if (voyage.robbed === true) robbed(play, vehicle.owner, voyage.at);
}

/** A stage of the trade route is reached: its token is turned (7.4). */
export function reachStage(play: Play, vehicle: Vehicle, at: PlaceId): void {
  const { route } = play.realm(vehicle.owner);
  if (route === null || route.vehicle !== vehicle.id) return;
  const stages = route.stages.map((stage) => (stage.at === at ? { ...stage, reached: true } : stage));
  if (stages.some((stage, index) => stage.reached !== route.stages[index]?.reached)) {
    play.changeRealm(vehicle.owner, { route: { ...route, stages } });
    play.emit({ type: 'stage-reached', seat: vehicle.owner, at: String(at) });
  }
}

/** The pending transport and its way, while others are asked about it. */
export function pendingVoyage(state: Medioevo): { readonly vehicle: number; readonly way: readonly PlaceId[] } | null {
  const here = state.frames.findLast(({ kind }) => kind === 'commerce');
  const pending = here?.kind === 'commerce' ? here.pending : undefined;
  const vehicle = pending?.verb === 'trade' ? state.vehicles.find(({ id }) => `${id}` === pending.vehicle) : undefined;
  if (vehicle === undefined) return null;
  const voyage = voyagesOf(state, vehicle.owner, vehicle).find(({ at }) => at === pending?.to);
  return voyage === undefined ? null : { vehicle: vehicle.id, way: voyage.way };
}

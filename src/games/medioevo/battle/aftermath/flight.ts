import type { Tally } from '../../../../core/action.js';
import * as kit from '../../../../kit/index.js';
import type { Play } from '../../engine/play.js';
import { UNIT_IDS } from '../../facts/kinds.js';
import { typeOf } from '../../facts/pieces.js';
import { isTerritory } from '../../facts/place-ids.js';
import { mostCarried } from '../../movement/carriers.js';
import { type Destination, destinations } from '../../movement/destinations.js';
import { arrive, march } from '../../movement/march.js';
import { vehicleKey } from '../../movement/movers.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf, tallyOf } from '../../state/units.js';
import { isTrade } from '../../state/vehicle.js';
import { armyOn, orderAt } from '../sides.js';
import type { Here } from '../stages.js';

/**
 * The fighters have stopped; for the flight everything that can move counts as fresh, within its remaining points
 * (6.7.1).
 */
function rested(state: Medioevo, here: Here): Medioevo {
  return {
    ...state,
    vehicles: state.vehicles.map((one) =>
      one.owner === here.attacker && one.at === here.at ? { ...one, used: 0, stopped: false } : one,
    ),
  };
}

/** Everything the attacker would flee with, and only his men in case the engines are too slow. */
function parties(state: Medioevo, here: Here): readonly Tally[] {
  const movers = state.vehicles.filter(
    (one) => one.owner === here.attacker && one.at === here.at && one.aboard === null && !isTrade(one),
  );
  const keys = (some: typeof movers) => Object.fromEntries(some.map((one) => [vehicleKey(one), 1]));
  if (!isTerritory(here.at)) return [keys(movers)];
  const men = tallyOf(armyOn(state, here.at, here.attacker));
  const wagons = movers.filter(({ kind }) => kind !== 'galley');
  const all = [{ ...men, ...keys(wagons) }, { ...men, ...keys(movers) }, men];
  const most = mostCarried(state, here.attacker, here.at);
  return most > 0 && most < kit.sumOf(men) ? [...all, worthiest(state, here, men, most)] : all;
}

/**
 * If transports are short, as many as they carry, keeping those lost last by his order of losses; the others fight on
 * (RULINGS 135).
 */
function worthiest(state: Medioevo, here: Here, men: Tally, most: number): Tally {
  const going: Record<string, number> = {};
  let room = most;
  const kept = orderAt(state, here.attacker, here.at).losses.toReversed();
  for (const unit of kept.flatMap((type) => UNIT_IDS.filter((id) => typeOf(id) === type).toReversed())) {
    const count = Math.min(room, men[unit] ?? 0);
    if (count > 0) going[unit] = count;
    room -= count;
  }
  return going;
}

/**
 * An attacker's refuges within his remaining points (6.7.1): whatever is there, even a horde or an enemy (RULINGS 85),
 * with as much as he can bring along.
 */
export function refuges(state: Medioevo, here: Here): readonly Destination[] {
  if (sizeOf(armyOn(state, here.at, here.attacker)) === 0) return [];
  const fresh = rested(state, here);
  const found: Destination[] = [];
  for (const party of parties(fresh, here)) {
    for (const way of destinations(fresh, here.attacker, here.at, party)) {
      if (way.cost <= here.pointsLeft && !found.some(({ at }) => at === way.at)) found.push(way);
    }
  }
  return found;
}

/** The default refuge: his own place, then one that lets him pass, the nearest first. */
export function usualRefuge(state: Medioevo, here: Here): Destination | null {
  const worth = ({ at, entry, cost }: Destination) =>
    (isTerritory(at) && state.lands[at].holder === here.attacker ? 0 : 10) + cost + (entry === 'free' ? 0 : 100);
  const [best] = refuges(state, here).toSorted((one, other) => worth(one) - worth(other));
  return best === undefined || best.entry !== 'free' ? null : best;
}

/** The declared way, if the survivors can still take it. */
export function flightOf(state: Medioevo, here: Here): Destination | null {
  return refuges(state, here).find(({ at }) => at === here.flight?.to) ?? null;
}

/** The round is over; the survivors flee along the way and stop there (6.7.1). */
export function takeFlight(play: Play, here: Here, way: Destination): void {
  const seat = here.attacker;
  const held = isTerritory(way.at) ? play.land(way.at).holder : null;
  play.emit({ type: 'fled', owner: seat, to: way.at });
  march(play, seat, here.at, way.group, way, true);
  arrive(play, { seat, at: way.at, entry: way.entry, held, pointsLeft: 0 });
}

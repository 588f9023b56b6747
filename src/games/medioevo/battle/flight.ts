import type { Play } from '../engine/play.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { march } from '../movement/march.js';
import { destinationsWithin } from '../movement/verbs.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf } from '../state/units.js';
import { isTrade } from '../state/vehicle.js';
import { armyOn } from './sides.js';
import type { Here } from './stages.js';

/** Everything that the attacker would flee with: his men, and what carries them there. */
function fleeing(state: Medioevo, here: Here) {
  const vehicles = state.vehicles.filter(
    (one) => one.owner === here.attacker && one.at === here.at && one.aboard === null && !isTrade(one),
  );
  return { units: armyOn(state, here.at, here.attacker), vehicles };
}

/** Where an attacker may flee to with the points that he had left: what lets him pass, no farther than they go (6.7). */
export function refuges(state: Medioevo, here: Here): readonly { readonly at: PlaceId; readonly points: number }[] {
  if (here.pointsLeft === 0 || !isTerritory(here.at)) return [];
  const { units, vehicles } = fleeing(state, here);
  if (sizeOf(units) === 0) return [];
  const rested: Medioevo = {
    ...state,
    vehicles: state.vehicles.map((one) =>
      vehicles.some(({ id }) => id === one.id) ? { ...one, used: 0, stopped: false } : one,
    ),
  };
  return destinationsWithin(rested, here.attacker, here.at, tallyOf(units), here.pointsLeft).map(({ at, cost }) => ({
    at,
    points: cost,
  }));
}

/** The round is fought; whoever is left goes his way, unless the enemy is gone and the field is his (6.7). */
export function flee(play: Play, here: Here): boolean {
  const { flight } = here;
  if (flight === null) return false;
  const { units, vehicles } = fleeing(play.state, here);
  const rested = vehicles.map(({ id }) => id);
  for (const id of rested) play.changeVehicle(id, { used: 0, stopped: false });
  const [destination] = destinationsWithin(play.state, here.attacker, here.at, tallyOf(units), flight.points).filter(
    ({ at }) => at === flight.to,
  );
  if (destination === undefined) return false;
  play.emit({ type: 'fled', owner: here.attacker, to: flight.to });
  march(play, here.attacker, here.at, destination.group, destination);
  for (const id of destination.group.vehicles) play.changeVehicle(id, { stopped: true });
  return true;
}

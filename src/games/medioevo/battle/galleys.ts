import { markableLevels } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import type { PlaceId } from '../facts/place-ids.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import { sizeOf } from '../state/units.js';
import { HITS } from './fire.js';

/**
 * Galleys that lost all their men at sea (6.6): each sinks on a low d8, with its engines; one that floats is the winner's
 * if he has a property token for it, else it is gone.
 */
export function emptiedGalleys(play: Play, at: PlaceId, beaten: Owner, winner: Owner | null): void {
  const empty = play.state.vehicles.filter(
    (one) => one.at === at && one.owner === beaten && one.kind === 'galley' && sizeOf(one.units) === 0,
  );
  for (const galley of empty) {
    const sinks = play.die(8, 'galley', { owner: { kind: 'seat', id: beaten } }) <= HITS;
    const keeps =
      !sinks && winner !== null && winner !== BARBARIANS && markableLevels(play.state, winner).includes(galley.level);
    if (keeps) play.changeVehicle(galley.id, { owner: winner, stopped: true });
    else play.removeVehicle(galley.id);
    play.emit({ type: 'galley-emptied', owner: beaten, at, sinks, taken: keeps });
  }
}

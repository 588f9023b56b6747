import type { Play } from '../engine/play.js';
import { isTerritory } from '../facts/place-ids.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { HITS } from './fire.js';

type Here = FrameOf<'battle'>;

/** The galleys with men aboard that fight in a sea: each that loses them all may sink (6.6). */
export function mannedGalleys(
  { vehicles }: Pick<Medioevo, 'vehicles'>,
  { at, attacker, defender }: Pick<Here, 'at' | 'attacker' | 'defender'>,
): readonly number[] {
  if (isTerritory(at)) return [];
  return vehicles
    .filter((one) => one.at === at && (one.owner === attacker || one.owner === defender) && sizeOf(one.units) > 0)
    .map(({ id }) => id);
}

/** Each galley that has lost all its men in this round sinks on a low d8, with its engines; else it drifts (6.6). */
export function emptiedGalleys(play: Play, here: Here): Here {
  const there = here.galleys.filter((id) => play.state.vehicles.some((one) => one.id === id));
  const manned = there.filter((id) => sizeOf(play.vehicle(id).units) > 0);
  for (const id of there) {
    if (manned.includes(id)) continue;
    const { owner } = play.vehicle(id);
    const sinks = play.die(8, 'galley', { owner: { kind: 'seat', id: owner } }) <= HITS;
    if (sinks) play.removeVehicle(id);
    play.emit({ type: 'galley-emptied', owner, at: here.at, fate: sinks ? 'sinks' : 'drifts' });
  }
  return { ...here, galleys: manned };
}

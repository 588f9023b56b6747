import * as kit from '../../../../kit/index.js';
import { windowAt } from '../../cards/holding.js';
import { takenAlong } from '../../control/taken-along.js';
import type { Play } from '../../engine/play.js';
import { isTerritory, type PlaceId } from '../../facts/place-ids.js';
import { type Side, sideOf } from '../../state/battle.js';
import type { Drifting, FrameOf } from '../../state/frame.js';
import type { Owner } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf } from '../../state/units.js';
import { hits, someoneCanLower } from '../lie.js';
import { HITS } from './fire.js';

type Here = FrameOf<'battle'>;

/** The manned galleys that fight in a sea: one that loses all its men may sink (6.6). */
export function mannedGalleys(
  { vehicles }: Pick<Medioevo, 'vehicles'>,
  { at, attacker, defender }: Pick<Here, 'at' | 'attacker' | 'defender'>,
): readonly number[] {
  if (isTerritory(at)) return [];
  return vehicles
    .filter((one) => one.at === at && (one.owner === attacker || one.owner === defender) && sizeOf(one.units) > 0)
    .map(({ id }) => id);
}

/** Each galley that lost all its men this round sinks on a low d8, with its engines; otherwise it drifts (6.6). */
export function emptiedGalleys(play: Play, here: Here): Here {
  const there = here.galleys.filter((id) => play.state.vehicles.some((one) => one.id === id));
  const manned = there.filter((id) => sizeOf(play.vehicle(id).units) > 0);
  const emptied = there.filter((id) => !manned.includes(id));
  throwFor(play, here.at, emptied, (owner) => sideOf(here, owner));
  return { ...here, galleys: manned };
}

/** A galley at sea emptied by an event sinks as in a battle (2.2, RULINGS 138). */
export function strandedGalley(play: Play, id: number): void {
  const { at, units } = play.vehicle(id);
  if (!isTerritory(at) && sizeOf(units) === 0) throwFor(play, at, [id], () => 'defender');
}

/** A die for each, which somebody may lower before it takes effect. */
function throwFor(play: Play, at: PlaceId, galleys: readonly number[], sideFor: (owner: Owner) => Side): void {
  const shots = galleys.map((vehicle) => {
    const { owner } = play.vehicle(vehicle);
    const face = play.die(8, 'galley', { owner: { kind: 'seat', id: owner } });
    return { vehicle, side: sideFor(owner), face, needed: HITS };
  });
  if (someoneCanLower(play, shots)) play.next(windowAt('thrown', at), { kind: 'adrift', at, shots });
  else sink(play, at, shots);
}

function sink(play: Play, at: PlaceId, shots: readonly Drifting[]): void {
  for (const shot of shots) {
    const galley = play.state.vehicles.find(({ id }) => id === shot.vehicle);
    if (galley === undefined) continue;
    const sinks = hits(shot);
    const { aboard } = takenAlong(play.state, [galley.id]);
    if (sinks) play.removeVehicle(shot.vehicle);
    const told = { type: 'galley-emptied', owner: galley.owner, at, fate: sinks ? 'sinks' : 'drifts' } as const;
    play.emit(aboard === undefined ? told : { ...told, aboard });
  }
}

/** Everybody who could lower a die has answered. */
export const adrift: kit.Situation<Medioevo, Play, FrameOf<'adrift'>> = kit.doneOnce((play, { at, shots }) =>
  sink(play, at, shots),
);

import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Frame } from '../../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import type { Vehicle } from '../../../src/games/medioevo/state/vehicle.js';
import { during } from './acts.js';
import { SEATS, world } from './world.js';

/** The combat phase of turn 2 in which this seat is about to make its full move; the barbarian dice are known. */
export function moving(seat: (typeof SEATS)[number], arrange: (play: Play) => void, setup = {}): Medioevo {
  const state = world((play) => {
    play.set({ warCircle: { d4: 4, d6: 6, d8: 8 } });
    arrange(play);
  }, setup);
  return during({ ...state, phase: 'combat' }, combatOf(SEATS.indexOf(seat)));
}

export function combatOf(place: number): Extract<Frame, { kind: 'combat' }> {
  return { kind: 'combat', id: 1, round: 1, place, passes: 0, legs: [], stop: null };
}

/** A vehicle of level I, fresh, where nothing else is said. */
export function vehicle(play: Play, one: Partial<Vehicle> & Pick<Vehicle, 'kind' | 'owner' | 'at'>): number {
  return play.addVehicle({ ...NEW_VEHICLE, level: 1, ...one });
}

export function castle(play: Play, at: Parameters<Play['changeLand']>[0]): void {
  play.changeLand(at, { military: { level: 3, damage: 0 } });
}

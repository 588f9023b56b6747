import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { territoryCard } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { askVehicle, type Vehicle } from '../state/vehicle.js';

const LENGTHS = ['4', '6', '8'] as const;

type Here = FrameOf<'commerce'>;

/** Transports that bought here in this phase: a route may start from there (7.4). */
export function openers(state: Medioevo, { bought }: Here, seat: SeatId): readonly Vehicle[] {
  if (state.realms[seat]?.route !== null) return [];
  return state.vehicles.filter(
    (one) => one.owner === seat && bought.some(({ vehicle, at }) => vehicle === one.id && at === one.at),
  );
}

/** Any inhabited zones in play, except the origin (7.4). */
function zonesFor(state: Medioevo, vehicle: unknown, except: readonly string[] = []): readonly TerritoryId[] {
  const origin = state.vehicles.find(({ id }) => `${id}` === vehicle)?.at;
  const { board } = bookOf(state.overrides);
  return state.inPlay.filter((at) => territoryCard(board, at).inhabited && at !== origin && !except.includes(at));
}

/** Four, six or eight stages, the last of them the destination; a route is never changed (7.4). */
export const openRoute: kit.Verb<Medioevo, Play, Here> = {
  when: (state, here, seat) => openers(state, here, seat).length > 0,
  slots: [
    (state, here, seat) => askVehicle('vehicle', openers(state, here, seat)),
    () => kit.askOne('length', 'route-length', LENGTHS),
    (state, _here, _seat, { vehicle, length }) => {
      const stages = Number(length) - 1;
      const zones = Object.fromEntries(zonesFor(state, vehicle).map((at) => [at, 1]));
      return kit.askSome('stages', 'territory', zones, { min: stages, max: stages });
    },
    (state, _here, _seat, { vehicle, stages }) =>
      kit.askOne('destination', 'territory', zonesFor(state, vehicle, Object.keys(kit.tallyIn(stages) ?? {}))),
  ],
  does(play, _here, seat, action) {
    const vehicle = play.vehicle(Number(action.vehicle));
    const destination = kit.textIn(action, 'destination');
    const marked = Object.keys(kit.tallyIn(action.stages) ?? {}).filter(isTerritory);
    if (!isTerritory(vehicle.at) || !isTerritory(destination)) return;
    const stages = [...marked, destination].map((at) => ({ at, reached: false }));
    play.changeRealm(seat, { route: { vehicle: vehicle.id, origin: vehicle.at, stages } });
    play.emit({ type: 'route-opened', seat, destination, stages: stages.length, through: marked });
  },
};

export const dropRoute: kit.Verb<Medioevo, Play, Here> = {
  when: (state, _here, seat) => (state.realms[seat]?.route ?? null) !== null,
  does(play, _here, seat) {
    play.changeRealm(seat, { route: null });
    play.emit({ type: 'route-dropped', seat });
  },
};

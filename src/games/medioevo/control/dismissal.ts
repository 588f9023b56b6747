import type { Tally } from '../../../core/action.js';
import type { CountedChoice, Domain } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { besides } from '../diplomacy/beside.js';
import type { Play } from '../engine/play.js';
import { isTerritory, PLACE_IDS, type PlaceId } from '../facts/place-ids.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf, unitsIn } from '../state/units.js';
import { vehicleChoice } from '../state/vehicle.js';
import { upkeepPieces } from './supply.js';
import { dismissUnits } from './unit-places.js';

const VEHICLE = 'vehicle:';

/** Is it its turn: alone in combat and commerce, with all others in taxes and purchases (6.11)? */
function isItsTurn({ frames, order }: Medioevo, seat: SeatId): boolean {
  const here = frames.at(-1);
  switch (here?.kind) {
    case 'tax-levels':
      return true;
    case 'purchases':
      return !here.ready.includes(seat);
    case 'combat':
    case 'commerce':
      return order[here.place] === seat;
    default:
      return false;
  }
}

const hasPieces = (state: Medioevo, seat: SeatId, at: PlaceId) =>
  state.vehicles.some((one) => one.owner === seat && one.at === at) ||
  (isTerritory(at) && sizeOf(unitsOf(state.lands[at], seat)) > 0);

const places = (state: Medioevo, seat: SeatId) => PLACE_IDS.filter((at) => hasPieces(state, seat, at));

function piecesAt(state: Medioevo, seat: SeatId, at: unknown): Domain {
  const units: Tally = typeof at === 'string' && isTerritory(at) ? tallyOf(unitsOf(state.lands[at], seat)) : {};
  const choices: readonly CountedChoice[] = [
    ...Object.entries(units).map(([id, count]) => ({ ...kit.named('unit', id), count })),
    ...state.vehicles
      .filter((one) => one.owner === seat && one.at === at)
      .map((one) => ({ ...vehicleChoice(one, `${VEHICLE}${one.id}`), count: 1 })),
  ];
  return { kind: 'some', slot: 'pieces', choices, min: 1, max: choices.reduce((sum, { count }) => sum + count, 0) };
}

/** In its turn a kingdom may take pieces of its own off the map: they cost nothing any more (3.3, 6.12). */
export const DISMISSAL = besides({
  dismiss: {
    final: true,
    when: (state, seat) => isItsTurn(state, seat) && upkeepPieces(state, seat) > 0,
    slots: [
      (state, seat) => kit.askOne('at', 'place', places(state, seat)),
      (state, seat, { at }) => piecesAt(state, seat, at),
    ],
    does: (play, seat, action) => dismiss(play, seat, kit.textIn(action, 'at'), kit.tallyIn(action.pieces) ?? {}),
  },
});

function dismiss(play: Play, seat: SeatId, at: string, pieces: Tally): void {
  const units = unitsIn(pieces);
  if (sizeOf(units) > 0) dismissUnits(play, seat, at, units);
  const gone: Record<string, number> = tallyOf(units);
  for (const key of Object.keys(pieces)) {
    const vehicle = play.state.vehicles.find(({ id }) => key === `${VEHICLE}${id}`);
    if (vehicle === undefined) continue;
    play.removeVehicle(vehicle.id);
    gone[vehicle.kind] = (gone[vehicle.kind] ?? 0) + 1;
  }
  play.emit({ type: 'removed', seat, pieces: gone, at });
}

import type { Action, Tally } from '../../../core/action.js';
import type { CountedChoice, Domain } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { offeredToAll } from '../diplomacy/beside.js';
import type { Play } from '../engine/play.js';
import { isPlace, isTerritory, PLACE_IDS, type PlaceId } from '../facts/place-ids.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { atMost, sizeOf, tallyOf, type Units, unitsIn, without } from '../state/units.js';
import { vehicleChoice } from '../state/vehicle.js';
import { upkeepPieces } from './supply.js';
import { countKinds, menAboard, takenAlong, tellRemoved } from './taken-along.js';

const VEHICLE = 'vehicle:';

/** Is it its turn: alone in combat and commerce, with all others in taxes and purchases (3.3)? */
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

const vehiclesAt = (state: Medioevo, seat: SeatId, at: unknown) =>
  state.vehicles.filter((one) => one.owner === seat && one.at === at);

/** Ashore, or aboard the galleys of a sea. */
function menAt(state: Medioevo, seat: SeatId, at: string): Units {
  return isTerritory(at) ? unitsOf(state.lands[at], seat) : menAboard(vehiclesAt(state, seat, at));
}

function piecesAt(state: Medioevo, seat: SeatId, at: unknown): Domain {
  const choices: readonly CountedChoice[] = [
    ...Object.entries(tallyOf(menAt(state, seat, `${at}`))).map(([id, count]) => ({ ...kit.named('unit', id), count })),
    ...vehiclesAt(state, seat, at).map((one) => ({
      ...vehicleChoice(one, state.vehicles, `${VEHICLE}${one.id}`),
      count: 1,
    })),
  ];
  return { kind: 'some', slot: 'pieces', choices, min: 1, max: choices.reduce((sum, { count }) => sum + count, 0) };
}

/** In its turn a kingdom may remove own pieces from the map: they no longer cost anything (3.3). */
export const DISMISSAL = offeredToAll({
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

/** What is removed, and what is lost with it: told before and after. */
export function dismissed(state: Medioevo, pieces: Action['pieces']) {
  const wanted = kit.tallyIn(pieces) ?? {};
  const vehicles = state.vehicles.filter(({ id }) => wanted[`${VEHICLE}${id}`] !== undefined);
  const ids = vehicles.map(({ id }) => id);
  const units = unitsIn(wanted);
  return {
    ids,
    units,
    /** Men named together with their galley are those aboard it; other men are limited to the rest. */
    elsewhere: without(units, menAboard(vehicles)),
    pieces: { ...tallyOf(units), ...countKinds(vehicles.map(({ kind }) => kind)) },
    along: takenAlong(state, ids, units),
  };
}

function dismiss(play: Play, seat: SeatId, at: string, chosen: Tally): void {
  if (!isPlace(at)) return;
  const { ids, elsewhere, pieces, along } = dismissed(play.state, chosen);
  for (const id of ids) if (play.state.vehicles.some((one) => one.id === id)) play.removeVehicle(id);
  if (isTerritory(at)) play.takeUnits(at, seat, elsewhere);
  else takeFromGalleys(play, seat, at, elsewhere);
  tellRemoved(play, seat, pieces, at, along);
}

function takeFromGalleys(play: Play, seat: SeatId, at: PlaceId, units: Units): void {
  let left = units;
  for (const { id, units: aboard } of vehiclesAt(play.state, seat, at)) {
    const taken = atMost(left, aboard);
    if (sizeOf(taken) > 0) play.changeVehicle(id, { units: without(aboard, taken) });
    left = without(left, taken);
  }
}

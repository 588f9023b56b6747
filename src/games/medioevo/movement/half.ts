import type { SeatId } from '../../../core/seat.js';
import { holdsReady, stepUnderWay } from '../cards/holding.js';
import type { Play } from '../engine/play.js';
import { UNIT_IDS, type UnitId } from '../facts/kinds.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { atMost, sizeOf, type Units, without } from '../state/units.js';
import { wayOf } from './allowances.js';

/**
 * Half of the units entering another's territory, rounded up, keep their movement points and may be carried on by the
 * wagons that brought them; the rest stops (card 6).
 */
export function keepHalfGoing(
  play: Play,
  seat: SeatId,
  at: TerritoryId,
  men: Units,
  vehicles: readonly number[],
): void {
  if (wayOf(play.state, seat, 'half') === null || sizeOf(men) === 0) return;
  letHalfGo(play, seat, at, men, vehicles);
  play.set({
    lasting: play.state.lasting.filter((one) => one.kind !== 'way' || one.way !== 'half' || one.seat !== seat),
  });
}

/** What has entered another's land in the open full move (card 6); null: nothing. */
export function enteredAbroad(
  state: Medioevo,
  seat: SeatId,
): { at: TerritoryId; men: Units; vehicles: readonly number[] } | null {
  const here = stepUnderWay(state);
  if (here?.kind !== 'combat' || here.stop === null || state.order[here.place] !== seat) return null;
  const { at, held } = here.stop;
  const men = here.moved?.units[at] ?? {};
  if (!isTerritory(at) || held === null || held === seat || sizeOf(men) === 0) return null;
  const vehicles = here.moved?.vehicles.filter((id) => state.vehicles.some((one) => one.id === id && one.at === at));
  return { at, men, vehicles: vehicles ?? [] };
}

/** Nothing else can go, but a Warlord is ready for units that have arrived. */
export function couldLetHalfGo(state: Medioevo, seat: SeatId): boolean {
  return holdsReady(state, seat, 'move.half') && enteredAbroad(state, seat) !== null;
}

/** The card is played after they arrived: half of them are not stopped, even when the full move is over. */
export function haltHalf(play: Play, seat: SeatId): void {
  const come = enteredAbroad(play.state, seat);
  if (come === null) return;
  const { at, men, vehicles } = come;
  letHalfGo(play, seat, at, men, vehicles);
  play.set({
    frames: play.state.frames.map((frame) =>
      frame.kind !== 'combat' || frame.moved === undefined
        ? frame
        : {
            ...frame,
            moved: {
              vehicles: frame.moved.vehicles.filter((id) => !vehicles.includes(id)),
              // The others already have their stop tokens.
              units: { ...frame.moved.units, [at]: {} },
            },
          },
    ),
  });
}

/** Half of these men, rounded up, the best ones, with the wagons that brought them. */
function letHalfGo(play: Play, seat: SeatId, at: TerritoryId, men: Units, vehicles: readonly number[]): void {
  const going: { [Unit in UnitId]?: number } = {};
  let open = Math.ceil(sizeOf(men) / 2);
  for (const unit of [...UNIT_IDS].reverse()) {
    const count = Math.min(open, men[unit] ?? 0);
    if (count > 0) going[unit] = count;
    open -= count;
  }
  const army = play.army(at, seat);
  play.setArmy(at, seat, { ...army, stopped: without(army.stopped, atMost(going, army.stopped)) });
  for (const id of vehicles) play.changeVehicle(id, { stopped: false });
}

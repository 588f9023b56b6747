import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { UNIT_IDS, type UnitId } from '../facts/kinds.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { atMost, sizeOf, type Units, without } from '../state/units.js';
import { wayOf } from './allowances.js';

/**
 * Half of the units that enter another's territory, rounded up, keep their movement points and may be carried on with the
 * wagons that brought them; the other half stops (card 6).
 */
export function keepHalfGoing(
  play: Play,
  seat: SeatId,
  at: TerritoryId,
  men: Units,
  vehicles: readonly number[],
): void {
  if (wayOf(play.state, seat, 'half') === null || sizeOf(men) === 0) return;
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
  play.set({
    lasting: play.state.lasting.filter((one) => one.kind !== 'way' || one.way !== 'half' || one.seat !== seat),
  });
}

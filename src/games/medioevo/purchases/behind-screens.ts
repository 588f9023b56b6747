import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { UNIT_IDS, type UnitId } from '../facts/kinds.js';
import { captainLevel } from '../facts/pieces.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Bought, HeldBack } from '../state/frame.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { countOf, sizeOf, type Units } from '../state/units.js';

/** What a list of purchases added to a place; a promoted captain was not bought there. */
function addedAt(before: Medioevo, after: Medioevo, seat: SeatId, at: TerritoryId): Units {
  const [was, is] = [unitsOf(before.lands[at], seat), unitsOf(after.lands[at], seat)];
  const added: { [Unit in UnitId]?: number } = {};
  let captains = countOf(is, 'captain') - countOf(was, 'captain');
  for (const unit of UNIT_IDS) {
    const more = (is[unit] ?? 0) - (was[unit] ?? 0);
    const count = captainLevel(unit) === 0 ? more : Math.min(more, captains);
    if (count <= 0) continue;
    added[unit] = count;
    if (captainLevel(unit) > 0) captains -= count;
  }
  return added;
}

/** One's purchases by place; their events are told to the buyer alone (9.5). */
export function boughtSince(play: Play, seat: SeatId, before: Medioevo, told: number): readonly Bought[] {
  const known = new Set(before.vehicles.map(({ id }) => id));
  const fresh = play.state.vehicles.filter(({ id, owner }) => owner === seat && !known.has(id));
  play.events.forEach((event, index) => {
    if (index >= told && event.type === 'raised') play.events[index] = { ...event, audience: [seat] };
  });
  return play.state.inPlay.flatMap((at): Bought[] => {
    const units = addedAt(before, play.state, seat, at);
    const vehicles = fresh.filter((one) => one.at === at);
    return sizeOf(units) + vehicles.length === 0 ? [] : [{ at, units, vehicles }];
  });
}

/** Off the map again, until its buyer's turn to place it (9.5). */
export function deploy(play: Play, held: HeldBack): void {
  for (const [seat, bought] of Object.entries(held)) {
    for (const { at, units, vehicles } of bought) {
      if (sizeOf(units) > 0) play.takeUnits(at, seat, units);
      const ids = vehicles.map(({ id }) => id);
      play.set({ vehicles: play.state.vehicles.filter(({ id }) => !ids.includes(id)) });
    }
  }
  play.next({ kind: 'deployment', place: 0, held });
}

import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { ok, type Result } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { offers } from '../engine/steps.js';
import type { AreaId } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { areaNamed } from './areas.js';
import { groupTyped } from './group.js';
import { legs } from './legs.js';

/**
 * `/move`: units from one place to another. `via` names waypoints; the last of them, where it lies next to an attacked
 * province, is the side from which it is entered (6.4, 6.6). Each leg is an action of its own, by the same units.
 */
export function meantMoves(state: Hispania, seat: SeatId, options: TypedOptions): Result<readonly Action[]> {
  const { nation } = state.stage;
  if (nation === null || !offers(state, seat).some(({ verb }) => verb === 'move')) return ok([{ verb: 'move' }]);
  const from = areaNamed(options.from, 'from');
  if (!from.ok) return from;
  const to = areaNamed(options.to, 'to');
  if (!to.ok) return to;
  const group = groupTyped(state, seat, from.value, String(options.units ?? 'all'));
  if (!group.ok) return group;
  const stops = waypoints(options.via);
  if (!stops.ok) return stops;
  return legs(state, seat, from.value, [...stops.value, to.value], group.value);
}

function waypoints(via: TypedOptions[string] | undefined): Result<readonly AreaId[]> {
  const stops: AreaId[] = [];
  for (const part of String(via ?? '').split(/[,;>]/)) {
    if (part.trim() === '') continue;
    const area = areaNamed(part, 'via');
    if (!area.ok) return area;
    stops.push(area.value);
  }
  return ok(stops);
}

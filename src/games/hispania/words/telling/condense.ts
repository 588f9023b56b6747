import type { GameEvent } from '../../../../core/chronicle.js';
import type { JsonObject } from '../../../../core/json.js';
import { withBarred } from '../../auction/barred.js';
import { withItsOdds } from '../../odds/at-the-start.js';
import { isView } from '../../tells/view.js';
import type { EventMap } from './speech.js';

/** Adds each attack's odds and the seats barred from bidding, and drops what other events tell already. */
export function completedEvents(events: readonly GameEvent[], view: JsonObject): readonly GameEvent[] {
  const told = withoutTakenOver(events);
  return isView(view) ? told.map((event) => withBarred(view, withItsOdds(view, event))) : told;
}

/**
 * A transformation removes the old nation's counters one by one. Those taken over in the same province are told by that
 * event; only the others are told as lost.
 */
function withoutTakenOver(events: readonly GameEvent[]): readonly GameEvent[] {
  const taken = events.filter(isConverted);
  const left = events.filter(isTransformed).map((removed) => ({ removed, count: removed.count }));
  if (taken.length === 0 || left.length === 0) return events;
  const away = (wanted: number, fits: (removed: Removed) => boolean): number => {
    let open = wanted;
    for (const one of left) {
      if (!fits(one.removed)) continue;
      const some = Math.min(open, one.count);
      one.count -= some;
      open -= some;
    }
    return open;
  };
  // Its own kind first, else any unit of that province.
  const open = taken.map(({ province, unit, count }) => ({
    province,
    count: away(count, (removed) => removed.area === province && removed.unit === unit),
  }));
  for (const { province, count } of open) away(count, (removed) => removed.area === province);
  return events.flatMap((event) => {
    const count = left.find(({ removed }) => removed === event)?.count;
    if (count === undefined) return [event];
    return count > 0 ? [{ ...event, count }] : [];
  });
}

type Removed = GameEvent & EventMap['removed'];

function isConverted(event: GameEvent): event is GameEvent & EventMap['converted'] {
  return event.type === 'converted';
}
function isTransformed(event: GameEvent): event is Removed {
  return event.type === 'removed' && event.why === 'transformed';
}

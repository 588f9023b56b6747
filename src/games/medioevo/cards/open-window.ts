import type { Play } from '../engine/play.js';
import type { Moment } from '../facts/card-moments.js';
import type { PlaceId } from '../facts/place-ids.js';
import type { Step } from '../state/frame.js';
import { holdersAt } from './holding.js';

/** A window as it opens: nobody has answered. It closes at once where nobody is asked. */
export function windowAt(moment: Moment, at: PlaceId | null): Extract<Step, { readonly kind: 'reactions' }> {
  return { kind: 'reactions', moment, at, answers: {}, passed: [] };
}

/** Before what follows whoever holds a fitting card is asked (8.5); false: nobody holds one. */
export function openWindow(play: Play, moment: Moment, at: PlaceId | null): boolean {
  if (holdersAt(play.state, moment).length === 0) return false;
  play.next(windowAt(moment, at));
  return true;
}

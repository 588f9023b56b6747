import type { ObligationKind } from './obligation.js';

/** Hours allowed for a turn, for an answer and for a window; null: no deadline. */
interface Allowance {
  readonly turnHours: number | null;
  readonly reactionHours: number | null;
  readonly windowHours: number | null;
}

export function hoursFor(kind: ObligationKind, allowance: Allowance): number | null {
  switch (kind) {
    case 'turn':
      return allowance.turnHours;
    case 'reaction':
      return allowance.reactionHours;
    case 'window':
      return allowance.windowHours;
  }
}

/** After a rest nobody has lost time: whatever ran moves on by as long as the rest took. */
export function afterRest(instant: number, restedFrom: number, restedTo: number): number {
  return instant + Math.max(0, restedTo - Math.max(restedFrom, 0));
}

import type { ObligationKind } from './obligation.js';

const HOUR = 3_600_000;

/** Hours allowed for a turn, for an answer and for a window; null: no deadline. */
interface Allowance {
  readonly turnHours: number | null;
  readonly reactionHours: number | null;
  readonly windowHours: number | null;
}

/** When an obligation that began then is due, in milliseconds; null where the table sets no deadline. */
export function dueAt(kind: ObligationKind, since: number, allowance: Allowance): number | null {
  const hours = hoursFor(kind, allowance);
  return hours === null ? null : since + hours * HOUR;
}

function hoursFor(kind: ObligationKind, allowance: Allowance): number | null {
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

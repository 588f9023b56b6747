import { hoursFor } from '../../core/deadline.js';
import type { ObligationKind } from '../../core/obligation.js';
import { hoursAfter } from '../people/time-over.js';
import type { GameRecord } from '../ports/store.js';
import { isAlone } from '../seats.js';

/** Hours for such a wait; whoever plays alone has no clock. */
export function allowance(kind: ObligationKind, game: GameRecord): number | null {
  return isAlone(game) ? null : hoursFor(kind, game.settings);
}

function lapses(kind: ObligationKind, game: GameRecord): boolean {
  return kind === 'window' || game.settings.onAbsence !== 'remind';
}

/**
 * The deadline of a wait that runs already, when the settings may have changed: they can give time to whoever is
 * awaited, and take none from him. What could not lapse until now leaves the whole time.
 */
export function deadlineOf(
  kind: ObligationKind,
  before: GameRecord,
  game: GameRecord,
  running: { readonly since: Date; readonly dueAt: Date | null },
  now: Date,
): Date | null {
  const hours = allowance(kind, game);
  if (hours === null) return null;
  const sameHours = hours === allowance(kind, before);
  const { dueAt, since } = running;
  if (dueAt === null) return sameHours ? null : hoursAfter(now, hours);
  const could = lapses(kind, before);
  const can = lapses(kind, game);
  const graceLost = kind === 'window' || !could ? 0 : before.settings.graceHours - game.settings.graceHours;
  const candidates = [
    can ? hoursAfter(dueAt, Math.max(0, graceLost)) : dueAt,
    ...(sameHours ? [] : [hoursAfter(since, hours)]),
    ...(can && !could ? [hoursAfter(now, hours)] : []),
  ];
  return new Date(Math.max(...candidates.map((at) => at.getTime())));
}

import type { Obligation, ObligationKind } from '../../core/obligation.js';
import { strengthFor } from '../pilots.js';
import type { GameRecord } from '../ports/store.js';
import { isAlone, seatRecord } from '../seats.js';
import { hoursAfter } from './grace.js';

/** After a lapse a player gets this share of his time, but at least this many hours if the deadline allows them. */
const AFTER_A_LAPSE = 1 / 4;
const LEAST_AFTER_A_LAPSE = 6;

/** Hours for such a wait; solo players and bots have no clock. */
export function hoursAllowed(owed: Obligation, game: GameRecord): number | null {
  if (isAlone(game) || isBots(owed, game)) return null;
  const hours = hoursFor(owed.kind, game.settings);
  if (hours === null || owed.kind === 'window' || !hasLapsed(owed, game)) return hours;
  return Math.min(hours, Math.max(LEAST_AFTER_A_LAPSE, hours * AFTER_A_LAPSE));
}

/** None of those awaited has acted since the autopilot last played for him. */
function hasLapsed({ seats }: Obligation, game: GameRecord): boolean {
  return seats.every((seat) => (seatRecord(game, seat)?.lapses ?? 0) > 0);
}

/** Only thinking bots are awaited: they answer as soon as they can. */
function isBots(owed: Obligation, game: GameRecord): boolean {
  return owed.seats.every((seat) => (strengthFor(seatRecord(game, seat), owed) ?? 'default') !== 'default');
}

function lapses(kind: ObligationKind, game: GameRecord): boolean {
  return kind === 'window' || game.settings.onAbsence !== 'remind';
}

/**
 * The deadline of a running wait after the settings may have changed: it can move later, never earlier. A wait that
 * could not lapse before gets the full time.
 */
export function deadlineOf(
  owed: Obligation,
  before: GameRecord,
  game: GameRecord,
  running: { readonly since: Date; readonly dueAt: Date | null },
  now: Date,
): Date | null {
  const { kind } = owed;
  const hours = hoursAllowed(owed, game);
  if (hours === null) return null;
  const sameHours = hours === hoursAllowed(owed, before);
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

/** Hours allowed for a turn, an answer and a window; null: no deadline. */
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

/** A pause costs nobody time: running waits move by its length. */
export function movedByPause(instant: number, restedFrom: number, restedTo: number): number {
  return instant + Math.max(0, restedTo - Math.max(restedFrom, 0));
}

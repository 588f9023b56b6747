import type { GameModule } from '../../core/game-module.js';
import { canonical } from '../../core/json.js';
import type { Obligation } from '../../core/obligation.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import { deadlineOf, hoursAllowed, movedByPause } from '../deadline/deadline.js';
import { hoursAfter } from '../deadline/grace.js';
import type { Line } from '../ports/message.js';
import type { GameRecord, OpenObligation } from '../ports/store.js';
import { seatRecord } from '../seats.js';

/**
 * Continuing waits keep their start; new ones start now, as does one passed to another person. Nobody is awaited in a
 * game that is paused or over. `withoutDeadline`: the wait that only a person can end.
 */
export function openObligations(
  module: GameModule,
  game: GameRecord,
  before: GameRecord,
  state: State | null,
  known: readonly OpenObligation[],
  now: Date,
  withoutDeadline: string | null,
): readonly OpenObligation[] {
  if (game.phase === 'paused') return known;
  if (game.phase !== 'playing' || state === null) return [];
  const rest = before.phase === 'paused' && before.pausedAt !== null ? before.pausedAt : null;
  const owed: readonly Obligation[] = [...module.obligations(state), ...undoConsents(game)];
  return owed.map((obligation) => {
    const earlier = known.find((open) => open.id === obligation.id && sharesPerson(open, obligation, before, game));
    const rested = (instant: Date) =>
      rest === null ? instant : new Date(movedByPause(instant.getTime(), rest.getTime(), now.getTime()));
    const since = earlier === undefined ? now : rested(earlier.since);
    const opened = { ...obligation, gameId: game.id, since };
    if (earlier === undefined) {
      const hours = hoursAllowed(obligation, game);
      return { ...opened, dueAt: hours === null ? null : hoursAfter(now, hours) };
    }
    if (withoutDeadline === obligation.id) return { ...opened, dueAt: null };
    const running = { since, dueAt: earlier.dueAt === null ? null : rested(earlier.dueAt) };
    const dueAt = deadlineOf(obligation, before, game, running, now);
    // A wait that gets its first deadline starts then.
    return earlier.dueAt === null && dueAt !== null ? { ...opened, since: now, dueAt } : { ...opened, dueAt };
  });
}

/** Is anyone still awaited who was before? */
function sharesPerson(open: Obligation, current: Obligation, before: GameRecord, game: GameRecord): boolean {
  const stays = (seat: SeatId) => seatRecord(before, seat)?.userId === seatRecord(game, seat)?.userId;
  return current.seats.some((seat) => open.seats.includes(seat) && stays(seat));
}

const UNDO_CONSENT = 'undo-consent';

/** Seats whose consent to an undo is awaited owe an answer like any other. */
export function undoConsents(game: GameRecord): Obligation[] {
  const asked = game.undoAsked;
  if (asked === null) return [];
  return asked.awaiting.map((seat) => ({
    id: `undo-${asked.at}-${seat}`,
    seats: [seat],
    kind: 'reaction',
    what: UNDO_CONSENT,
    values: { who: { kind: 'seat', id: asked.by } },
  }));
}

export function isUndoConsent({ what }: Pick<Obligation, 'what'>): boolean {
  return what === UNDO_CONSENT;
}

/** What everyone may know of who is awaited. */
export function inPublic<Owed extends Obligation>(obligations: readonly Owed[]): readonly Owed[] {
  return obligations.filter(({ secret }) => secret !== true);
}

/** Several awaited for the same thing share one line with all their names. `yours`: told to one person alone. */
export function owedLines(module: string, owed: readonly OpenObligation[], yours?: boolean): readonly Line[] {
  const groups = new Map<string, OpenObligation[]>();
  for (const one of owed) {
    const { seats, kind, what, values, dueAt } = one;
    // When any one of a group may answer for all, they keep a line to themselves.
    const key =
      kind !== 'window' && seats.length > 1
        ? one.id
        : canonical([kind, what, values ?? null, dueAt?.toISOString() ?? null]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const seats = [...new Set([first, ...others].flatMap((one) => one.seats))];
    const line = owedLine(module, { ...first, seats }, yours);
    return [line.from === 'owed' && others.length > 0 ? { ...line, each: true as const } : line];
  });
}

function owedLine(module: string, owed: OpenObligation, yours?: boolean): Line {
  const line = {
    ...(yours === undefined ? {} : { yours }),
    from: 'owed',
    module,
    seats: owed.seats,
    kind: owed.kind,
    what: owed.what,
    dueAt: owed.dueAt?.toISOString() ?? null,
  } as const;
  return owed.values === undefined ? line : { ...line, values: owed.values };
}

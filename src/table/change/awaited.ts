import { afterRest, dueAt } from '../../core/deadline.js';
import type { GameModule, State } from '../../core/game-module.js';
import type { Obligation } from '../../core/obligation.js';
import { seatRecord } from '../inner.js';
import type { Line } from '../ports/message.js';
import type { GameRecord, OpenObligation } from '../ports/store.js';

/**
 * Waits that go on keep their beginning; new ones begin now, and so does one that passes to another person.
 * Nobody is awaited in a game that rests or is over.
 */
export function openObligations(
  module: GameModule,
  game: GameRecord,
  before: GameRecord,
  state: State | null,
  known: readonly OpenObligation[],
  now: Date,
): readonly OpenObligation[] {
  if (game.phase === 'paused') return known;
  if (game.phase !== 'playing' || state === null) return [];
  const rest = before.phase === 'paused' && before.pausedAt !== null ? before.pausedAt : null;
  const owed: readonly Obligation[] = [...module.obligations(state), ...undoConsents(game)];
  return owed.map((obligation) => {
    const same = seatRecord(before, obligation.seat)?.userId === seatRecord(game, obligation.seat)?.userId;
    const earlier = same && known.find((open) => open.id === obligation.id && open.seat === obligation.seat);
    let since = earlier ? earlier.since : now;
    if (earlier && rest !== null) {
      since = new Date(afterRest(since.getTime(), rest.getTime(), now.getTime()));
    }
    const due = dueAt(obligation.kind, since.getTime(), game.settings);
    const open: OpenObligation = {
      id: obligation.id,
      gameId: game.id,
      seat: obligation.seat,
      kind: obligation.kind,
      what: obligation.what,
      since,
      dueAt: due === null ? null : new Date(due),
    };
    return obligation.values === undefined ? open : { ...open, values: obligation.values };
  });
}

const UNDO_CONSENT = 'undo-consent';

/** Those whose agreement to an undo is awaited owe an answer like any other. */
export function undoConsents(game: GameRecord): Obligation[] {
  const asked = game.undoAsked;
  if (asked === null) return [];
  return asked.awaiting.map((seat) => ({
    id: `undo-${asked.at}-${seat}`,
    seat,
    kind: 'reaction',
    what: UNDO_CONSENT,
    values: { who: { kind: 'seat', id: asked.by } },
  }));
}

export function owedLine(module: string, owed: OpenObligation): Line {
  const line = {
    from: 'owed',
    module,
    seat: owed.seat,
    what: owed.what,
    dueAt: owed.dueAt?.toISOString() ?? null,
  } as const;
  return owed.values === undefined ? line : { ...line, values: owed.values };
}

import type { Strength } from '../../core/adviser.js';
import { firstAwaited, type Obligation } from '../../core/obligation.js';
import { ok } from '../../core/result.js';
import { alter, type Decision, type Opened } from '../change/alter.js';
import { undoConsents } from '../change/awaited.js';
import { AUTOPILOT, playDefault } from '../change/default.js';
import { withLapse, withoutLapses } from '../change/missed.js';
import { tableEntry } from '../commands/handler.js';
import { declineUndo } from '../commands/play/undo.js';
import type { TableContext } from '../context.js';

import { strengthIn } from '../pilots.js';
import type { Line } from '../ports/message.js';
import type { SeatRecord } from '../ports/seat-record.js';
import type { GameRecord, OpenObligation } from '../ports/store.js';
import type { Lapse, Lapsed } from '../service.js';
import { lapsesAt, lapsesForAway } from './grace.js';

/** Reports that the time and grace of an obligation are over; whether they are is checked under the lock. */
export async function lapse(table: TableContext, request: Lapse): Promise<Lapsed> {
  const altered = await alter<Lapsed>(table, request.gameId, request.requestId, async (opened) => {
    const open = opened.obligations.find(({ id }) => id === request.obligationId);
    if (opened.game.phase !== 'playing' || open === undefined) return ok({ change: null, answer: 'settled' });
    const over = await howOver(table, opened, open);
    return over === null ? ok({ change: null, answer: 'running' }) : lapsed(table, opened, open.id, over);
  });
  return altered.kind === 'done' ? altered.answer : 'settled';
}

/** Whether time is up, or those awaited are away as announced; null: neither. */
type Over = 'time' | 'away';

async function howOver(table: TableContext, { game, preferences }: Opened, open: OpenObligation): Promise<Over | null> {
  const holders = game.seats.flatMap(({ seat, userId }) =>
    open.seats.includes(seat) && userId !== null ? [userId] : [],
  );
  const own = await preferences(holders);
  const end = lapsesAt(game, open, own);
  if (end === null || end > table.deps.clock.now()) return null;
  return open.kind !== 'window' && lapsesForAway(game, open, own) ? 'away' : 'time';
}

function lapsed(table: TableContext, opened: Opened, obligationId: string, over: Over): Decision<Lapsed> {
  const { game, module, state } = opened;
  const settled: Decision<Lapsed> = ok({ change: null, answer: 'settled' });
  if (state === null) return settled;
  const consent = undoConsents(game).find((obligation) => obligation.id === obligationId);
  // No answer is no consent.
  if (consent !== undefined) {
    return ok({ change: declineUndo(game, state, AUTOPILOT, firstAwaited(consent)), answer: 'played' });
  }
  const owed = module.obligations(state).find((obligation) => obligation.id === obligationId);
  if (owed === undefined) return settled;
  const { onAbsence, onAway } = game.settings;
  const answer = over === 'away' && onAway !== 'wait' ? onAway : onAbsence;
  const substituted = answer === 'substitute' && owed.kind !== 'window';
  const bySubstitute = substituted ? substitute(opened, owed) : null;
  if (bySubstitute !== null) return bySubstitute;
  const strength = strengthIn(module, game.settings.strength);
  if (owed.kind === 'window') return byDefault(table, opened, owed, over);
  // A player who did not react gets less time next time.
  const noted = over === 'time' ? { ...opened, game: withLapse(game, owed) } : opened;
  return strength === 'default' ? byDefault(table, noted, owed, over) : standIn(noted, owed, strength, over);
}

/** The named substitute takes the seat; null if nobody was named. */
export function substitute({ game, state }: Opened, owed: Obligation): Decision<Lapsed> | null {
  const record = game.seats.find(({ seat, substituteId }) => owed.seats.includes(seat) && substituteId !== null);
  const userId = record?.substituteId ?? null;
  if (record === undefined || userId === null) return null;
  const seats: GameRecord['seats'] = game.seats.map((seat) =>
    seat === record ? { ...withoutLapses(seat), userId, userName: userId, substituteId: null } : seat,
  );
  const line: Line = {
    from: 'table',
    key: 'substitute.now',
    values: { seat: record.seat, who: { kind: 'text', id: record.userName }, by: { kind: 'user', id: userId } },
  };
  const entry = tableEntry(AUTOPILOT, { what: 'substitute', seat: record.seat, user: userId, later: false });
  return ok({
    change: { game: { ...game, seats }, state, entry, announce: [line], mention: [userId] },
    answer: 'substituted',
  });
}

/** The legal default, once, publicly; the rest of the same turn follows. */
export function byDefault(
  table: TableContext,
  opened: Opened,
  owed: Obligation,
  over: Over = 'time',
): Decision<Lapsed> {
  const { game, module, state, roller } = opened;
  if (state === null) return ok({ change: null, answer: 'settled' });
  const played = playDefault(table, module, game, state, owed, roller);
  if (!played.ok) {
    const { broken } = played;
    const entry = played.spent ?? tableEntry(AUTOPILOT, { what: 'default-broken', reference: broken.reference });
    return ok({ change: { game, state, entry, broken }, answer: 'broken' });
  }
  const who = owed.seats.map((id) => ({ kind: 'seat', id }));
  const line: Line =
    owed.kind === 'window'
      ? { from: 'table', key: 'window.closed' }
      : { from: 'table', key: over === 'away' ? 'autopilot.for-away' : 'autopilot.played', values: { who } };
  const sooner: Line = { from: 'table', key: 'autopilot.sooner', values: { who } };
  const announce = owed.kind !== 'window' && over === 'time' ? [line, sooner] : [line];
  return ok({
    change: { game, state: played.state, entry: played.entry, announce, lapsed: owed },
    answer: 'played',
  });
}

/**
 * Plays, with thinking, for someone whose time is up or who is away until that wait is over: a turn with its answers.
 */
export function standIn(
  { game, state }: Opened,
  owed: Obligation,
  strength: Strength,
  over: Over = 'time',
): Decision<Lapsed> {
  const { id, kind } = owed;
  const seats = game.seats.map((record): SeatRecord => {
    if (!owed.seats.includes(record.seat) || record.autopilot) return record;
    const until = { what: 'wait', id, kind, after: record.pilot } as const;
    return { ...record, pilot: { strength, until, part: null, only: null } };
  });
  const who = owed.seats.map((seat) => ({ kind: 'seat', id: seat }));
  const values = { who, strength: { kind: 'key', id: `strength.${strength}` } } as const;
  const key = over === 'away' ? 'autopilot.stands-in-away' : 'autopilot.stands-in';
  const line: Line = { from: 'table', key, values };
  const entry = tableEntry(AUTOPILOT, { what: 'stand-in', seats: owed.seats, strength });
  return ok({ change: { game: { ...game, seats }, state, entry, announce: [line] }, answer: 'played' });
}

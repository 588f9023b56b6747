import type { Strength } from '../../core/adviser.js';
import type { Obligation } from '../../core/obligation.js';
import { ok } from '../../core/result.js';
import { tableEntry } from '../commands/handler.js';
import type { Line } from '../ports/message.js';
import type { SeatRecord } from '../ports/seat-record.js';
import type { Lapsed } from '../service.js';
import type { Decision, Opened } from './alter.js';
import { AUTOPILOT } from './default.js';

/** Whose time is over is played for, by thinking, until that wait is over: a turn with the answers in it. */
export function standIn({ game, state }: Opened, owed: Obligation, strength: Strength): Decision<Lapsed> {
  const { id, kind } = owed;
  const seats = game.seats.map((record): SeatRecord => {
    if (!owed.seats.includes(record.seat) || record.autopilot) return record;
    const until = { what: 'wait', id, kind, after: record.pilot } as const;
    return { ...record, pilot: { strength, until, part: null, only: null } };
  });
  const who = owed.seats.map((seat) => ({ kind: 'seat', id: seat }));
  const values = { who, strength: { kind: 'key', id: `strength.${strength}` } } as const;
  const line: Line = { from: 'table', key: 'autopilot.stands-in', values };
  const entry = tableEntry(AUTOPILOT, { what: 'stand-in', seats: owed.seats, strength });
  return ok({ change: { game: { ...game, seats }, state, entry, announce: [line] }, answer: 'played' });
}

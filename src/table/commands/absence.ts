import { ok, refuse } from '../../core/result.js';
import { alter, replyTo } from '../change/alter.js';
import type { TableContext } from '../context.js';
import type { Line, Reply } from '../ports/message.js';
import type { GameRecord, SeatRecord } from '../ports/store.js';
import type { CommandRequest } from '../request.js';
import { isMaster, seatNamed, seatsOf } from '../seats.js';
import { shortText, tableEntry, textOption, truthOption } from './handler.js';

/** The seat a command is about: the one named, else one's own. Another's is for the game master. */
function seatMeant(game: GameRecord, request: CommandRequest) {
  const named = textOption(request.options, 'seat');
  const mine = seatsOf(game, request.userId);
  if (named === null) {
    const seat = game.seats.find((candidate) => candidate.seat === mine[0]);
    return seat === undefined ? refuse('seat-missing', { seats: game.seats.map((known) => known.seat) }) : ok(seat);
  }
  const seat = seatNamed(game, named);
  if (seat === null) return refuse('seat-unknown', { seats: game.seats.map((known) => known.seat) });
  return mine.includes(seat.seat) || isMaster(game, request) ? ok(seat) : refuse('not-master');
}

/** Lets the legal default play for a seat, at once and until it is taken back. */
export async function autopilotReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const altered = await alter<Line>(table, game.id, request.requestId, async ({ game: now, state }) => {
    if (now.phase === 'over' || now.phase === 'archived') return refuse('game-over');
    const seat = seatMeant(now, request);
    if (!seat.ok) return seat;
    const wanted = truthOption(request.options, 'on');
    const who = { kind: 'seat', id: seat.value.seat } as const;
    // Whoever only looks what the command does would see his whole turn played.
    if (wanted === null && request.careful === true && !seat.value.autopilot)
      return ok({ change: null, answer: { from: 'table', key: 'autopilot.is-off', values: { who } } });
    const on = wanted ?? !seat.value.autopilot;
    const seats = replaced(now, { ...seat.value, autopilot: on });
    const others = seats.some((record) => !record.autopilot && record.userId !== null);
    if (on && !others && now.phase === 'playing') return refuse('autopilot-alone');
    const key = on ? 'autopilot.on' : 'autopilot.off';
    const line: Line = { from: 'table', key, values: { who } };
    const entry = tableEntry(request.userId, { what: 'autopilot', seat: seat.value.seat, on });
    const byMaster = seat.value.userId !== request.userId;
    const announce = byMaster ? [line, masterLine(request)] : [line];
    return ok({ change: { game: { ...now, seats }, state, entry, announce }, answer: line });
  });
  return replyTo(altered, (done) => ({ lines: [done.answer] }));
}

/** Hands a seat to somebody else, now or when its holder is absent too long. The seat stays what it is. */
export async function substituteReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const userId = textOption(request.options, 'user')?.replace(/^@/, '') ?? null;
  const altered = await alter<Line>(table, game.id, request.requestId, async ({ game: now, state }) => {
    if (now.phase === 'over' || now.phase === 'archived') return refuse('game-over');
    const seat = seatMeant(now, request);
    if (!seat.ok) return seat;
    if (userId === null) return refuse('user-missing');
    if (seatsOf(now, userId).length > 0) return refuse('user-seated', { who: { kind: 'user', id: userId } });
    const later = textOption(request.options, 'when') === 'absent';
    const next: SeatRecord = later
      ? { ...seat.value, substituteId: userId }
      : { ...seat.value, userId, userName: substituteName(request, userId), substituteId: null, autopilot: false };
    const values = {
      seat: seat.value.seat,
      who: { kind: 'text', id: seat.value.userName },
      by: { kind: 'user', id: userId },
    } as const;
    const line: Line = { from: 'table', key: later ? 'substitute.named' : 'substitute.now', values };
    const entry = tableEntry(request.userId, { what: 'substitute', seat: seat.value.seat, user: userId, later });
    const byMaster = seat.value.userId !== request.userId;
    const announce = byMaster ? [line, masterLine(request)] : [line];
    return ok({
      change: { game: { ...now, seats: replaced(now, next) }, state, entry, announce, mention: [userId] },
      answer: line,
    });
  });
  return replyTo(altered, (done) => ({ lines: [done.answer] }));
}

function substituteName(request: CommandRequest, userId: string): string {
  const names = new Map(Object.entries(request.names ?? {}));
  return shortText(names.get(userId) ?? userId, 40);
}

function replaced(game: GameRecord, seat: SeatRecord): readonly SeatRecord[] {
  return game.seats.map((candidate) => (candidate.seat === seat.seat ? seat : candidate));
}

function masterLine(request: CommandRequest): Line {
  return { from: 'table', key: 'master.did', values: { who: { kind: 'text', id: shortText(request.userName, 40) } } };
}

import { ok, refuse } from '../../../core/result.js';
import { alter, replyTo } from '../../change/alter.js';
import { REQUEST_HOURS, withRequest } from '../../change/requests.js';
import type { TableContext } from '../../context.js';
import { reallyReply } from '../../controls/panel/table-buttons.js';
import type { Line, Reply } from '../../ports/message.js';
import { isEnded } from '../../ports/phase.js';
import type { SeatRecord } from '../../ports/seat-record.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { isMaster, seatsOf } from '../../seats.js';
import { type Called, seatCalled } from '../../seats-called.js';
import { shortText, storedPerson, tableEntry, textOption } from '../handler.js';

/** The seat a command is about: the one named, else one's own. Another's is for the game master. */
export function seatOfCommand(called: Called, request: CommandRequest) {
  const { game } = called;
  const named = textOption(request.options, 'seat');
  const mine = seatsOf(game, request.userId);
  if (named === null) {
    const seat = game.seats.find((candidate) => candidate.seat === mine[0]);
    return seat === undefined ? refuse('seat-missing', { seats: game.seats.map((known) => known.seat) }) : ok(seat);
  }
  const seat = seatCalled(called, named);
  if (seat === null) return refuse('seat-unknown', { seats: game.seats.map((known) => known.seat) });
  return mine.includes(seat.seat) || isMaster(game, request) ? ok(seat) : refuse('not-master');
}

/**
 * Offers a seat to another player, now or for when its holder is absent too long. The giver confirms, and the receiver
 * takes it himself. The seat stays as it is.
 */
export async function substituteReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const userId = textOption(request.options, 'user')?.replace(/^@/, '') ?? null;
  const altered = await alter<Reply>(table, game.id, request.requestId, async (opened) => {
    const { game: current, state } = opened;
    if (isEnded(current)) return refuse('game-over');
    const seat = seatOfCommand(opened, request);
    if (!seat.ok) return seat;
    if (userId === null) return refuse('user-missing');
    const to = { kind: 'user', id: userId } as const;
    if (request.bots?.includes(userId) === true) return refuse('user-bot', { who: to });
    if (seatsOf(current, userId).length > 0) return refuse('user-seated', { who: to });
    const open = current.requests.find((one) => one.what === 'hand' && one.seat === seat.value.seat);
    if (open !== undefined) return refuse('request-open');
    const when = textOption(request.options, 'when') === 'absent' ? 'absent' : 'now';
    const values = { seat: seat.value.seat, who: { kind: 'text', id: seat.value.userName }, by: to } as const;
    if (request.careful === true) {
      const question: Line = { from: 'table', key: `substitute.really-${when}`, values };
      return ok({ change: null, answer: reallyReply(current, question, `hand:${seat.value.seat}:${when}:${userId}`) });
    }
    const line: Line = {
      from: 'table',
      key: `substitute.offered-${when}`,
      values: { ...values, hours: REQUEST_HOURS },
    };
    const asked = { what: 'hand', seat: seat.value.seat, from: seat.value.userId, to: userId, when } as const;
    const entry = tableEntry(request.userId, { what: 'hand', seat: seat.value.seat, user: userId, when });
    const byMaster = seat.value.userId !== request.userId;
    const announce = byMaster ? [line, masterLine(request)] : [line];
    const next = withRequest(current, storedPerson(request), asked, table.deps.clock.now());
    return ok({
      change: { game: next, state, entry, announce, mention: [userId], panel: true },
      answer: { lines: [{ ...line, key: `substitute.asked-${when}` }] },
    });
  });
  return replyTo(altered, ({ answer }) => answer);
}

export function seatsWith(game: GameRecord, seat: SeatRecord): readonly SeatRecord[] {
  return game.seats.map((candidate) => (candidate.seat === seat.seat ? seat : candidate));
}

export function masterLine(request: CommandRequest): Line {
  return { from: 'table', key: 'master.did', values: { who: { kind: 'text', id: shortText(request.userName, 40) } } };
}

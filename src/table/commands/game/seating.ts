import { ok, refuse } from '../../../core/result.js';
import { alter, replyTo } from '../../change/alter.js';
import type { Change } from '../../change/change.js';
import { emptySeat } from '../../change/new-game.js';
import { REQUEST_HOURS, withRequest } from '../../change/requests.js';
import type { TableContext } from '../../context.js';
import { panelReply } from '../../controls/panel/panel.js';
import { reallyReply } from '../../controls/panel/table-buttons.js';
import { withoutWordsOf } from '../../dice/sealed-words.js';
import { isBot } from '../../pilots.js';
import type { Line, Reply } from '../../ports/message.js';
import { isEnded } from '../../ports/phase.js';
import type { SeatRecord } from '../../ports/seat-record.js';
import type { GameRecord } from '../../ports/store.js';
import type { Asker } from '../../request.js';
import { isMaster, seatNamed, seatsOf } from '../../seats.js';
import { shortText, storedPerson, tableEntry } from '../handler.js';

/** Takes an open seat: before the game the first or a named one, in play one that somebody left. */
export async function joinGame(
  table: TableContext,
  game: GameRecord,
  asker: Asker,
  wanted: string | null,
): Promise<Reply> {
  const altered = await alter<'joined' | 'there' | 'asked'>(
    table,
    game.id,
    asker.requestId,
    async ({ game: current, module, state }) => {
      if (isEnded(current)) return refuse('game-over');
      const mine = seatsOf(current, asker.userId);
      const named = wanted === null ? null : seatNamed(current, wanted);
      if (wanted !== null && named === null)
        return refuse('seat-unknown', { seats: current.seats.map((seat) => seat.seat) });
      const several = module.mode !== 'competitive' && named !== null && named.userId === null;
      if (mine.length > 0 && !several) {
        const [held] = mine;
        if (named === null || mine.includes(named.seat)) return ok({ change: null, answer: 'there' });
        if (current.phase !== 'gathering' || named.userId !== null || held === undefined) {
          return named.userId === null ? refuse('seated-already') : refuse('seat-taken', { seat: seatTerm(named) });
        }
      }
      if (named !== null && named.userId !== null) return refuse('seat-taken', { seat: seatTerm(named) });
      const free = current.seats.filter((candidate) => candidate.userId === null);
      const seat = named ?? free.find((candidate) => !isBot(candidate)) ?? free[0];
      if (seat === undefined) return refuse('seats-full', { max: current.seats.length });
      if (isStranger(current, asker)) {
        if (current.requests.some((open) => open.what === 'join' && open.by === asker.userId))
          return refuse('request-open');
        return ok({ change: asksToJoin(current, state, asker, seat.seat, table.deps.clock.now()), answer: 'asked' });
      }
      const moves = mine.length > 0 && !several;
      const seats = current.seats.map((candidate): SeatRecord => {
        if (candidate.seat === seat.seat) {
          return {
            ...candidate,
            userId: asker.userId,
            userName: shortText(asker.userName, 40),
            autopilot: false,
            pilot: null,
          };
        }
        return moves && candidate.userId === asker.userId ? emptySeat(candidate.seat) : candidate;
      });
      const announce: Line[] = [
        {
          from: 'table',
          key: current.phase === 'gathering' ? 'seat.joined' : 'seat.taken-over',
          values: {
            who: { kind: 'text', id: shortText(asker.userName, 40) },
            seat: seat.seat,
            taken: seats.filter((candidate) => candidate.userId !== null).length,
            max: seats.length,
          },
        },
      ];
      // Latecomers press under the invitation; once nobody can, show everyone how it begins.
      const full = current.phase === 'gathering' && seats.every(({ userId }) => userId !== null);
      if (full) announce.push({ from: 'table', key: 'seat.all-taken' });
      const entry = tableEntry(asker.userId, { what: 'join', seat: seat.seat });
      return ok({ change: { game: { ...current, seats }, state, entry, announce, panel: full }, answer: 'joined' });
    },
  );
  if (altered.kind === 'done') {
    if (altered.answer === 'asked')
      return replyTo(altered, () => ({
        lines: [{ from: 'table', key: 'seat.you-asked', values: { hours: REQUEST_HOURS } }],
      }));
    const key = altered.answer === 'joined' ? 'seat.you-joined' : 'seat.you-sit';
    const seats = seatsOf(altered.game, asker.userId);
    return panelReply(table, altered.game, asker.userId, [{ from: 'table', key, values: { seats: [...seats] } }]);
  }
  return replyTo(altered, () => ({ lines: [] }));
}

/**
 * Strangers ask before taking a seat once the game has thrown dice here. An imported game first gathers its players; a
 * continued one has them.
 */
function isStranger(game: GameRecord, asker: Asker): boolean {
  const gathers = game.phase === 'gathering' || (game.sealing !== null && game.sealing.reopened !== true);
  if (gathers || game.settings.openSeats || isMaster(game, asker)) return false;
  return seatsOf(game, asker.userId).length === 0;
}

function asksToJoin(game: GameRecord, state: Change['state'], asker: Asker, seat: string, now: Date): Change {
  const values = { who: { kind: 'text', id: shortText(asker.userName, 40) }, seat, hours: REQUEST_HOURS } as const;
  return {
    game: withRequest(game, storedPerson(asker), { what: 'join', seat }, now),
    state,
    entry: tableEntry(asker.userId, { what: 'join-asked', seat }),
    announce: [{ from: 'table', key: 'seat.asked', values }],
    mention: [game.masterId],
    panel: true,
  };
}

function seatTerm(seat: SeatRecord): { readonly kind: string; readonly id: string } {
  return { kind: 'seat', id: seat.seat };
}

/**
 * Before the game, leaving frees the seat; in play it waits as it is for a successor. In play the player is asked first
 * (`sure`: he confirmed), also by the button of an old message.
 */
export async function leaveGame(table: TableContext, game: GameRecord, asker: Asker, sure: boolean): Promise<Reply> {
  const altered = await alter<Reply>(table, game.id, asker.requestId, async ({ game: current, state }) => {
    const mine = seatsOf(current, asker.userId);
    if (mine.length === 0) return refuse('not-seated');
    if (isEnded(current)) return refuse('game-over');
    if (current.phase !== 'gathering' && !sure) {
      const question: Line = { from: 'table', key: 'seat.really-leave', values: { seats: [...mine] } };
      return ok({ change: null, answer: reallyReply(current, question, 'leave:sure') });
    }
    const seats = current.seats.map((seat) => {
      if (seat.userId !== asker.userId) return seat;
      if (current.phase === 'gathering') return emptySeat(seat.seat);
      const { substituteId } = seat;
      if (substituteId === null) return { ...seat, userId: null };
      return { ...seat, userId: substituteId, userName: substituteId, substituteId: null };
    });
    const taken = seats.filter(({ seat, userId }) => mine.includes(seat) && userId !== null);
    const open = mine.filter((seat) => taken.every((one) => one.seat !== seat));
    const who = { kind: 'text', id: shortText(asker.userName, 40) } as const;
    const next = { ...current, seats };
    const entry = tableEntry(asker.userId, { what: 'leave', seats: mine });
    const left: Line = {
      from: 'table',
      key: current.phase === 'gathering' ? 'seat.left' : 'seat.left-open',
      values: { who, seats: [...open] },
    };
    const substitutes = taken.map(({ seat, userId }): Line => {
      const values = { seat, who, by: { kind: 'user', id: userId ?? '' } } as const;
      return { from: 'table', key: 'substitute.now', values };
    });
    const challenge: readonly Line[] = current.challenge === null ? [] : [{ from: 'table', key: 'challenge.left' }];
    const announce = [...(open.length > 0 ? [left] : []), ...substitutes, ...challenge];
    const master =
      current.phase === 'gathering' || isMaster(current, asker) || open.length === 0 ? [] : [current.masterId];
    const mention = [...master, ...taken.flatMap(({ userId }) => userId ?? [])];
    return ok({
      change: {
        game: withoutWordsOf(next, asker.userId),
        state,
        entry,
        announce,
        mention,
        panel: current.phase === 'gathering',
      },
      answer: { lines: [{ from: 'table', key: 'seat.you-left' }, ...challenge] },
    });
  });
  return replyTo(altered, ({ answer }) => answer);
}

import type { Obligation } from '../../core/obligation.js';
import type { SeatRecord } from '../ports/seat-record.js';
import type { GameRecord } from '../ports/store.js';

/** Whose time was over has one lapse more: until he acts he is waited for less long (`deadline.ts`). */
export function missed(game: GameRecord, { seats }: Obligation): GameRecord {
  const counted = game.seats.map((seat) =>
    seats.includes(seat.seat) && seat.userId !== null ? { ...seat, lapses: (seat.lapses ?? 0) + 1 } : seat,
  );
  return { ...game, seats: counted };
}

/** He is here again. */
export function withoutLapses(seat: SeatRecord): SeatRecord {
  const { lapses: _lapses, ...here } = seat;
  return here;
}

import type { Obligation } from '../../core/obligation.js';
import type { SeatRecord } from '../ports/seat-record.js';
import type { GameRecord } from '../ports/store.js';

/** A missed deadline adds a lapse: until he acts he gets less time (`deadline.ts`). */
export function withLapse(game: GameRecord, { seats }: Obligation): GameRecord {
  const counted = game.seats.map((seat) =>
    seats.includes(seat.seat) && seat.userId !== null ? { ...seat, lapses: (seat.lapses ?? 0) + 1 } : seat,
  );
  return { ...game, seats: counted };
}

/** He is back. */
export function withoutLapses(seat: SeatRecord): SeatRecord {
  const { lapses: _lapses, ...here } = seat;
  return here;
}

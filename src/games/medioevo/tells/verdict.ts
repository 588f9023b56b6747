import type { Phrase, Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { worthOf } from '../closing/final-count.js';
import { rankingOf } from '../closing/ranking.js';
import type { Medioevo } from '../state/state.js';

/** What decided the game: honour; then riches, then the last turn order (10.6). Null: the bankrupt decided it. */
export function verdict(state: Medioevo): Phrase | null {
  const [first, second] = rankingOf(state).ranking;
  if (first === undefined || second === undefined) return null;
  const worth = (seats: readonly SeatId[]) => seats.reduce((sum, seat) => sum + worthOf(state, seat), 0);
  const [richer, poorer] = [worth(first.seats), worth(second.seats)];
  const two = { who: seats(first.seats), next: seats(second.seats) };
  const honour = first.score ?? 0;
  const margin = honour - (second.score ?? 0);
  if (margin > 0) return { key: 'ahead', values: { ...two, margin } };
  if (margin < 0 || richer < poorer) return null;
  if (richer > poorer) return { key: 'richer', values: { ...two, honour, worth: richer, less: poorer } };
  return { key: 'earlier', values: two };
}

function seats(ids: readonly SeatId[]): readonly Term[] {
  return ids.map((id): Term => ({ kind: 'seat', id }));
}

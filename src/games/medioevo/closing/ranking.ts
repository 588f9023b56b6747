import type { Outcome } from '../../../core/chronicle.js';
import type { SeatId } from '../../../core/seat.js';
import type { Medioevo } from '../state/state.js';
import { worthOf } from './final-count.js';

/** Each for himself, or the table's teams: seats are assigned to them in rotation (9.4). */
export function teamsOf({ seats, options }: Pick<Medioevo, 'seats' | 'options'>): readonly (readonly SeatId[])[] {
  if (options.teams === 0) return seats.map((seat) => [seat]);
  return Array.from({ length: options.teams }, (_, team) => seats.filter((_seat, at) => at % options.teams === team));
}

/** The team's total, if the table plays in teams (9.4). */
export function teamParts(state: Medioevo, seat: SeatId): readonly { kind: string; id: string; score: number }[] {
  if (state.options.teams === 0) return [];
  const teams = teamsOf(state);
  const at = teams.findIndex((team) => team.includes(seat));
  const score = (teams[at] ?? []).reduce((sum, one) => sum + (state.realms[one]?.honour ?? 0), 0);
  return [{ kind: 'team', id: `${at + 1}`, score }];
}

/**
 * Most honour wins (a team's total); then the richest, then the first in the last turn order (10.6). Bankrupt players
 * come last.
 */
export function rankingOf(state: Medioevo): Outcome {
  const sum = (seats: readonly SeatId[], of: (seat: SeatId) => number) =>
    seats.reduce((all, seat) => all + of(seat), 0);
  const groups = teamsOf(state).map((seats) => ({
    seats,
    score: sum(seats, (seat) => state.realms[seat]?.honour ?? 0),
    worth: sum(seats, (seat) => worthOf(state, seat)),
    out: seats.every((seat) => state.realms[seat]?.out === true) ? 1 : 0,
    place: Math.min(
      ...seats.map((seat) => (state.order.includes(seat) ? state.order.indexOf(seat) : state.seats.length)),
    ),
  }));
  const ranked = groups.toSorted(
    (one, other) =>
      one.out - other.out || other.score - one.score || other.worth - one.worth || one.place - other.place,
  );
  return { ranking: ranked.map(({ seats, score }) => ({ seats, score })) };
}

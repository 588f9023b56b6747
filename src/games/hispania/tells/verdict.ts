import type { Phrase } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { seatScore } from '../scoring/final.js';
import { isNation } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { scoreParts } from './standings.js';

/** What decided the game: by how much, and the nation that brought the winner most. */
export function verdict(state: Hispania): Phrase {
  const ranked = state.seats.toSorted((one, other) => seatScore(state, other) - seatScore(state, one));
  const [first = '', second = ''] = ranked;
  const best = seatScore(state, first);
  const who = ranked.filter((seat) => seatScore(state, seat) === best).map(seatTerm);
  if (who.length > 1) return { key: 'tied', values: { who, points: best } };
  const [most] = (scoreParts(state, first) ?? [])
    .filter(({ kind, id }) => kind === 'nation' && isNation(id))
    .toSorted((one, other) => other.score - one.score);
  const from =
    most === undefined || most.score <= 0 ? {} : { nation: { kind: 'nation', id: most.id }, points: most.score };
  return { key: 'ahead', values: { who, margin: best - seatScore(state, second), next: seatTerm(second), ...from } };
}

function seatTerm(id: SeatId) {
  return { kind: 'seat', id } as const;
}

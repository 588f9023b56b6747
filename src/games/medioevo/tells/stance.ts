import type { SeatId } from '../../../core/seat.js';
import { atWar } from '../diplomacy/relations.js';
import type { Medioevo } from '../state/state.js';

/** How two players stand to each other, as far as the first may know. */
export type Stance = 'war' | 'war-soon' | 'pact';

export function stanceTo(state: Medioevo, seat: SeatId, other: SeatId): Stance | null {
  if (atWar(state, seat, other)) return 'war';
  const since = state.realms[seat]?.wars[other];
  if (since !== undefined && since > state.turn) return 'war-soon';
  const signed = state.pacts.some(
    ({ between, until }) => state.turn <= until && between.includes(seat) && between.includes(other),
  );
  return signed ? 'pact' : null;
}

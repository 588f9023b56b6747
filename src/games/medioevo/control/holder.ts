import type { SeatId } from '../../../core/seat.js';
import { territoryCard } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS, type Land } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { surveyOf } from './survey.js';

type Known = Pick<Medioevo, 'realms' | 'order' | 'seats' | 'overrides'>;

/** The seat whose home this territory is, while it plays (5.1). */
export function homeSeat({ realms, seats, overrides }: Known, at: TerritoryId): SeatId | null {
  const { home } = territoryCard(bookOf(overrides).board, at);
  if (home === null) return null;
  return seats.find((seat) => realms[seat]?.kingdom === home && realms[seat]?.out !== true) ?? null;
}

/**
 * The present holder of a territory (5.1 to 5.3): the previous one, while he has a unit or a token there; then another
 * with units there, the first in turn order; an empty home goes back to its own seat; otherwise nobody.
 */
export function holderOf(state: Known, at: TerritoryId, land: Land): SeatId | null {
  const there = armiesIn(land);
  const players = there.filter((owner) => owner !== BARBARIANS);
  if (players.length === 0 && there.length > 0) return null;
  const { holder, token } = land;
  if (holder !== null && (players.includes(holder) || token?.owner === holder)) return holder;
  // Guests in a home its own kingdom holds: a pact let them in, and it keeps its holder (5.1, 11.5).
  if (holder !== null && homeSeat(state, at) === holder) return holder;
  const guest = [...state.order, ...state.seats].find((seat) => players.includes(seat));
  if (guest !== undefined) return guest;
  return token?.owner ?? homeSeat(state, at);
}

export function holds(state: Medioevo, seat: SeatId, at: TerritoryId): boolean {
  return state.lands[at].holder === seat;
}

const NOTHING: readonly TerritoryId[] = [];

export function heldBy(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  return surveyOf(state.lands).held.get(seat) ?? NOTHING;
}

/** A home territory of the seat that barbarians hold: a rebellion (2.4). */
export function rebelHomes(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  return state.inPlay.filter((at) => {
    if (homeSeat(state, at) !== seat) return false;
    const there = armiesIn(state.lands[at]);
    return there.length === 1 && there[0] === BARBARIANS;
  });
}

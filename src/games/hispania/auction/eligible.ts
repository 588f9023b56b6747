import type { SeatId } from '../../../core/seat.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import { comesLater } from '../sequence/course.js';
import { book, isPresent } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** All nations a seat has ever had: for the minimum and the maximum (14.4.1, 14.4.2). */
export function everHeldBy(state: Hispania, seat: SeatId): readonly NationId[] {
  return NATION_IDS.filter((nation) => state.nations[nation].seat === seat);
}

/** Does the seat hold a rival still in the game or to come (14.2.3)? */
export function isBarred(state: Hispania, seat: SeatId, nation: NationId): boolean {
  const { incompatible } = book(state).nations[nation];
  return incompatible.some((rival) => state.nations[rival].seat === seat && isAlive(state, rival));
}
/** A nation wiped out is no longer played, unless something of it is still to come. */
function isAlive(state: Hispania, nation: NationId): boolean {
  const { status } = state.nations[nation];
  return status === 'waiting' || (status === 'playing' && (isPresent(state, nation) || comesLater(state, nation)));
}

function limits(state: Hispania) {
  return book(state).scenarios[state.options.scenario];
}

/** Seats that may bid: without a rival, not at the maximum (14.2.3, 14.4.2). */
export function mayBid(state: Hispania, nation: NationId): readonly SeatId[] {
  return seatsAllowed(state, nation).filter((seat) => everHeldBy(state, seat).length < limits(state).mostNations);
}
export function seatsAllowed(state: Hispania, nation: NationId): readonly SeatId[] {
  return state.seats.filter((seat) => !isBarred(state, seat, nation));
}

/** Nations still to be auctioned, including this one. */
export function stillToCome(state: Hispania): readonly NationId[] {
  return NATION_IDS.filter((nation) => state.nations[nation].seat === null && willAppear(state, nation));
}

/** In the game, or appearing before it ends. */
function willAppear(state: Hispania, nation: NationId): boolean {
  const { status } = state.nations[nation];
  if (status !== 'waiting') return status === 'playing';
  const first = firstTurnOf(state, nation);
  return first !== null && first <= limits(state).last;
}

/** The first turn a nation acts: its first arrival, or the turn after its transformation. */
export function firstTurnOf(state: Hispania, nation: NationId): number | null {
  const cards = book(state).nations;
  const turns = (cards[nation].arrivals ?? []).map(({ turn }) => turn);
  for (const old of NATION_IDS) {
    const { becomes } = cards[old];
    const last = becomes?.endOf.at(-1);
    if (becomes?.into.includes(nation) === true && last !== undefined) turns.push(last + 1);
  }
  return turns.length === 0 ? null : Math.min(...turns);
}

/** A seat that can reach its minimum only with this nation (14.5.3). */
export function needsNation(state: Hispania, seat: SeatId, nation: NationId): boolean {
  const missing = limits(state).leastNations - everHeldBy(state, seat).length;
  if (missing <= 0) return false;
  const chances = stillToCome(state).filter((one) => !isBarred(state, seat, one) || one === nation);
  return chances.length <= missing;
}

/** The least bid (14.2.4), a fifth major nation's from its initial score (14.1.4). */
export function leastBid(state: Hispania, nation: NationId): number {
  return book(state).nations[nation].minimumBid[state.options.scenario] ?? 0;
}

import type { SeatId } from '../../../core/seat.js';
import { heldBy } from '../control/holder.js';
import type { Play } from '../engine/play.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Pact } from '../state/pact.js';
import type { Medioevo } from '../state/state.js';
import { takesToll } from './articles.js';

/** Rights in another's territories that a pact can give (11.4 to 11.7). */
type Right = 'trade' | 'passage' | 'military-control' | 'civil-control';

/**
 * The cheapest pact giving a seat this right with the holder, if it can pay the toll, counting what a sale `brings`.
 */
export function rightOf(state: Medioevo, seat: SeatId, holder: SeatId, right: Right, brings = 0): Pact | null {
  if (state.pacts.length === 0) return null;
  const cash = (state.realms[seat]?.cash ?? 0) + brings;
  const [cheapest] = state.pacts
    .filter(
      ({ articles, toll, until }) =>
        (toll <= cash || !takesToll({ kind: right })) &&
        state.turn <= until &&
        articles.some(({ kind, gives, gets }) => kind === right && gives === holder && gets === seat),
    )
    .toSorted((one, other) => one.toll - other.toll);
  return cheapest ?? null;
}

/** The toll for using a right, paid by the user (11.10). */
export function payToll(play: Play, seat: SeatId, holder: SeatId, right: 'trade' | 'passage'): void {
  const pact = rightOf(play.state, seat, holder, right);
  if (pact === null || pact.toll === 0) return;
  transferFlorins(play, seat, holder, pact.toll);
  const told = { type: 'toll-paid', seat, with: holder, florins: pact.toll } as const;
  play.emit(pact.secret ? { ...told, audience: [seat, holder] } : told);
}

/** Florins between players, privately. */
export function transferFlorins(play: Play, from: SeatId, to: SeatId, florins: number): void {
  play.changeRealm(from, { cash: play.realm(from).cash - florins });
  play.receive(to, florins);
}

/** No fighting between two this turn (11.15). */
export function isArmistice({ pacts, turn }: Medioevo, one: SeatId, other: SeatId): boolean {
  return pacts.some(
    ({ between, articles, until }) =>
      turn <= until &&
      between.includes(one) &&
      between.includes(other) &&
      articles.some(({ kind }) => kind === 'armistice'),
  );
}

/** The territories where a seat may place its purchases: its own, and those opened to it (11.6, 11.7). */
export function placingLands(
  state: Medioevo,
  seat: SeatId,
  right: 'military-control' | 'civil-control',
): readonly TerritoryId[] {
  const own = heldBy(state, seat);
  if (state.pacts.length === 0) return own;
  const hosts = state.seats.filter((other) => other !== seat && rightOf(state, seat, other, right) !== null);
  return hosts.length === 0 ? own : [...own, ...hosts.flatMap((host) => heldBy(state, host))];
}

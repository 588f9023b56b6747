import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { EmpireCard, Hook } from '../facts/empire-cards.js';
import { bookOf } from '../facts/override.js';
import type { Medioevo } from '../state/state.js';

/** The cards with this ability that a seat has turned for a saving in this turn. */
function savings(state: Medioevo, seat: SeatId, hook: Hook): readonly EmpireCard[] {
  const { cards } = bookOf(state.overrides);
  return state.lasting.flatMap((one) => {
    const card = one.kind === 'discount' && one.seat === seat ? cards.get(one.card) : undefined;
    return card?.hook === hook ? [card] : [];
  });
}
const figure = ({ params }: EmpireCard, name: string): number => {
  const value = params[name];
  return typeof value === 'number' ? value : 0;
};

/** The next building costs 50 less (card 32), or half (33). */
export function cheaperBuilding(state: Medioevo, seat: SeatId, florins: number): number {
  return savings(state, seat, 'build.discount').reduce(
    (left, card) => Math.max(0, left - figure(card, 'minus') - left * figure(card, 'share')),
    florins,
  );
}

/** It was built: the savings are used up. */
export function useBuildingDiscount(play: Play, seat: SeatId): void {
  const used = savings(play.state, seat, 'build.discount').map(({ number }) => number);
  if (used.length === 0) return;
  const left = play.state.lasting.filter(
    (one) => one.kind !== 'discount' || one.seat !== seat || !used.includes(one.card),
  );
  play.set({ lasting: left });
}

/** So much interest less (38). */
export function reliefOf(state: Medioevo, seat: SeatId): number {
  return savings(state, seat, 'magnate.relief').reduce((sum, card) => sum + figure(card, 'minus'), 0);
}

/** Half of the interest that somebody else has paid comes to whoever has turned a Magnate for it (37). */
export function shareOfInterest(play: Play, payer: SeatId, florins: number): void {
  for (const seat of play.state.seats) {
    if (seat === payer) continue;
    for (const card of savings(play.state, seat, 'magnate.interest')) {
      const share = Math.floor(florins * figure(card, 'share'));
      if (share === 0) continue;
      play.receive(seat, share);
      play.emit({ type: 'received', seat, florins: share });
    }
  }
}

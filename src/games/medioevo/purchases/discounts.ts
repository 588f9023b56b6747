import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { EmpireCard, Hook } from '../facts/empire-cards.js';
import { bookOf } from '../facts/override.js';
import type { Lasting } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';

/** The cards with this ability a seat has turned for a saving this turn. */
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

/** A seat's turned and unused Architects: each is for one building of its choice (32, 33). */
export function architectsOf(state: Medioevo, seat: SeatId): readonly string[] {
  return savings(state, seat, 'build.discount').map(({ number }) => `${number}`);
}

/** A building costs 50 less with card 32, or half with card 33. */
export function cheaperBuilding(state: Medioevo, seat: SeatId, florins: number, architect: unknown): number {
  const card = savings(state, seat, 'build.discount').find(({ number }) => `${number}` === architect);
  if (card === undefined) return florins;
  return Math.max(0, florins - figure(card, 'minus') - florins * figure(card, 'share'));
}

/** Used for a building: the saving is spent. */
export function useArchitect(play: Play, seat: SeatId, architect: unknown): void {
  const isUsed = (one: Lasting) => one.kind === 'discount' && one.seat === seat && `${one.card}` === architect;
  if (play.state.lasting.some(isUsed)) play.set({ lasting: play.state.lasting.filter((one) => !isUsed(one)) });
}

/** The interest saved (38). */
export function interestSaved(state: Medioevo, seat: SeatId): number {
  return savings(state, seat, 'magnate.relief').reduce((sum, card) => sum + figure(card, 'minus'), 0);
}

/** Half of the interest another paid goes to the player who turned a Magnate for it (37). */
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

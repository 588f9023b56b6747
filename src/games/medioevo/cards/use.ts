import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { freeCash } from '../events/turn-order.js';
import { MOMENTS_OF, type Moment } from '../facts/card-moments.js';
import { bookOf } from '../facts/override.js';
import type { Medioevo } from '../state/state.js';
import type { Ability, Use } from './ability.js';
import { setTurned } from './deck/turning.js';
import { readyCards, windowAt } from './holding.js';
import { ABILITIES } from './registry.js';

export function useOf(state: Medioevo, seat: SeatId, card: unknown, lender: SeatId | null = null): Use | null {
  const found = bookOf(state.overrides).cards.get(Number(card));
  return found === undefined ? null : { seat, card: found, lender };
}
export const abilityOf = ({ card }: Use): Ability => ABILITIES[card.hook];

/** Playable now, and affordable? */
export function isPlayable(state: Medioevo, use: Use): boolean {
  const ability = abilityOf(use);
  return freeCash(state, use.seat) >= (ability.price?.(use) ?? 0) && ability.fits(state, use);
}

/** A seat's cards whose ability would have an effect now (8.1). */
export function playableCards(state: Medioevo, seat: SeatId): readonly string[] {
  return readyCards(state, seat).flatMap(({ number }) => {
    const use = useOf(state, seat, number);
    return use !== null && isPlayable(state, use) ? [`${number}`] : [];
  });
}

/** Ready cards useful at a moment by public facts, ignoring florins (8.8). */
export function fittingCards(state: Medioevo, seat: SeatId, moment: Moment): readonly Use[] {
  return readyCards(state, seat).flatMap(({ number }) => {
    const use = useOf(state, seat, number);
    return use !== null && MOMENTS_OF[use.card.hook].includes(moment) && abilityOf(use).fits(state, use) ? [use] : [];
  });
}

/** An ability's questions, one slot after the other. */
export function askAbility(state: Medioevo, use: Use, filled: Filled): Domain {
  for (const slot of abilityOf(use).slots ?? []) {
    const domain = slot(state, use, filled);
    if (domain !== null && domain.kind !== 'done' && filled[domain.slot] === undefined) return domain;
  }
  return kit.DONE;
}

/** The card is turned and paid for; before it takes effect, those who could cancel it are asked (8.1, 8.8). */
export function playCard(play: Play, use: Use, action: Action): void {
  const { seat, card, lender } = use;
  const price = abilityOf(use).price?.(use) ?? 0;
  if (lender === null) setTurned(play, seat, card.number, true);
  else play.set({ lasting: [...play.state.lasting, { kind: 'proselyte', seat, card: card.number }] });
  play.pay(seat, price, 'purchase');
  play.emit({ type: 'card-played', seat, card: card.number });
  layCard(play, use, 'ability', action, []);
}

/** It lies on the table; its answer window comes first. */
export function layCard(
  play: Play,
  { seat, card, lender }: Use,
  use: 'ability' | 'points',
  action: Action,
  points: Use['card']['points'][number],
): void {
  play.next(windowAt('card', null), {
    kind: 'card-played',
    seat,
    card: card.number,
    lender,
    use,
    action,
    points,
    cancelled: false,
    doubled: false,
  });
}

import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { EmpireCard } from '../facts/empire-cards.js';
import type { Medioevo } from '../state/state.js';

/** A card as played: by its owner, or by another through Proselytism (8.1, 8.3). */
export interface Use {
  readonly seat: SeatId;
  readonly card: EmpireCard;
  readonly lender: SeatId | null;
}

/** What a card's ability does (8.1). */
export interface Ability {
  /** Would it have an effect now? By public facts only, apart from florins. */
  fits(state: Medioevo, use: Use): boolean;
  /** Its cost in florins, paid when the card is turned. */
  price?(use: Use): number;
  /** The questions, one slot after the other. */
  readonly slots?: readonly ((state: Medioevo, use: Use, filled: Filled) => Domain | null)[];
  /** The sides of its die, if it throws one. */
  throws?(use: Use): number;
  /** `face`: the die's result. */
  does(play: Play, use: Use, action: Action, face: number): void;
}

/** A number from the card's data. */
export function figureOf({ params }: Pick<EmpireCard, 'params'>, name: string, usually = 0): number {
  const value = params[name];
  return typeof value === 'number' ? value : usually;
}

/** The florins it costs, from its data. */
export function priceOf({ card }: Pick<Use, 'card'>): number {
  return figureOf(card, 'florins');
}

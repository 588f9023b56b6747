import type { Action } from '../../../core/action.js';
import type { Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { EmpireCard } from '../facts/empire-cards.js';
import type { Medioevo } from '../state/state.js';

/** A card in the hands of whoever plays it: its owner, or another by Proselytism (8.1, 8.3). */
export interface Use {
  readonly seat: SeatId;
  readonly card: EmpireCard;
  readonly lender: SeatId | null;
}

/** What the ability of a card does (8.1). */
export interface Ability {
  /** Would it have an effect now? By what everybody sees, but for florins. */
  fits(state: Medioevo, use: Use): boolean;
  /** Florins that it costs: paid when the card is turned. */
  price?(use: Use): number;
  /** What is asked, one slot after the other. */
  readonly slots?: readonly ((state: Medioevo, use: Use, filled: Filled) => Domain | null)[];
  /** The sides of the die that it throws, if it does. */
  throws?(use: Use): number;
  /** `face`: what its die shows. */
  does(play: Play, use: Use, action: Action, face: number): void;
}

/** A number of the card's data. */
export function figureOf({ params }: Pick<EmpireCard, 'params'>, name: string, usually = 0): number {
  const value = params[name];
  return typeof value === 'number' ? value : usually;
}

/** The florins of its data that it costs. */
export function priceOf({ card }: Pick<Use, 'card'>): number {
  return figureOf(card, 'florins');
}

import type { SeatId } from '../../../core/seat.js';

/** What two players agree on, as far as the rules know it (11.3); words beside it bind nobody. */
export const PACT_KINDS = [
  'trade',
  'passage',
  'military-control',
  'civil-control',
  'non-aggression',
  'defensive-alliance',
  'offensive-alliance',
] as const;
export type PactKind = (typeof PACT_KINDS)[number];

export type Pact = {
  readonly id: number;
  readonly kind: PactKind;
  /** Who allows it, and to whom. */
  readonly gives: SeatId;
  readonly gets: SeatId;
  /** The last turn in which it holds; after the last turn of the game: for the whole game. */
  readonly until: number;
  /** Florins for each use, paid by whoever gets it. */
  readonly price: number;
  /** Known to the two alone. */
  readonly secret: boolean;
};

import type { SeatId } from '../../core/seat.js';

/** A person's word is awaited, by a button of his own: never his consent to something he was not shown. */
export type TableRequest = {
  /** The version at which it was asked: agreeing to one is not agreeing to the next. */
  readonly at: number;
  /** Whoever asked, and may take it back. */
  readonly by: string;
  readonly byName: string;
  /** ISO 8601; after that it is as if it had not been asked. */
  readonly until: string;
} & (
  | {
      /** A seat handed to somebody, now or for when its holder (`from`) is absent too long. */
      readonly what: 'hand';
      readonly seat: SeatId;
      readonly from: string | null;
      readonly to: string;
      readonly when: 'now' | 'absent';
    }
  /** A free seat of a running game that a stranger would like: for the game master. */
  | { readonly what: 'join'; readonly seat: SeatId }
  /** A game that was ended by hand, to be played on: for all who play. */
  | { readonly what: 'reopen'; readonly awaiting: readonly string[] }
);

import type { SeatId } from '../../core/seat.js';

/** A pending yes or no, by the person's own button: never consent to something he was not shown. */
export type TableRequest = {
  /** The version at which it was asked: agreeing to one is not agreeing to the next. */
  readonly at: number;
  /** The asker, who may withdraw it. */
  readonly by: string;
  readonly byName: string;
  /** ISO 8601; the request expires then. */
  readonly until: string;
} & (
  | {
      /** A seat offered to somebody, now or for when its holder (`from`) is absent too long. */
      readonly what: 'hand';
      readonly seat: SeatId;
      readonly from: string | null;
      readonly to: string;
      readonly when: 'now' | 'absent';
    }
  /** A stranger would like a free seat of a game in play: the game master answers. */
  | { readonly what: 'join'; readonly seat: SeatId }
  /** Continuing a game that was ended by hand: all players answer. */
  | { readonly what: 'reopen'; readonly awaiting: readonly string[] }
);

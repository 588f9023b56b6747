import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import type { Verdict } from './pact.js';

/** Two seats, and further signatories, actual or invited; the texts are from `seat`'s view. */
export type Between = { readonly seat: SeatId; readonly with: SeatId; readonly others?: readonly SeatId[] };

/** A pact's terms, as far as present. */
type Said = {
  readonly articles?: readonly string[];
  readonly toll?: number;
  readonly help?: number;
  readonly enemies?: readonly SeatId[];
  readonly words?: string;
  readonly until?: number;
};

/** Events of diplomacy (chapter 11). */
export type PactEvent =
  | (Between &
      Said & {
        readonly type: 'pact-offered' | 'pact-countered' | 'pact-accepted';
        readonly pays?: number;
        readonly receives?: number;
        readonly frees?: Tally;
        readonly asks?: Tally;
      })
  | (Between & Said & { readonly type: 'pact-made' | 'pact-ended' | 'pact-ending' | 'pact-broken' | 'complained' })
  | (Between & { readonly type: 'pact-agreed' | 'pact-declined' | 'pact-withdrawn' | 'pact-lapsed' | 'peace' })
  | (Between & { readonly type: 'toll-paid'; readonly florins: number })
  | (Between & { readonly type: 'voted'; readonly verdict: Verdict; readonly dispute: number })
  | { readonly type: 'secret-pact-broken'; readonly seat: SeatId }
  | { readonly type: 'vote-counted'; readonly seat: SeatId; readonly broken: number; readonly kept: number }
  | (Between & { readonly type: 'letter'; readonly words: string })
  | (Between & { readonly type: 'overstayed'; readonly at: string });

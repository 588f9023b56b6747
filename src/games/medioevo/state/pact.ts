import type { SeatId } from '../../../core/seat.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Units } from './units.js';

/** What two players agree on, as far as the rules know it (11.3); words beside it bind nobody. */
export const ARTICLE_KINDS = [
  'trade',
  'passage',
  'military-control',
  'civil-control',
  'non-aggression',
  'defensive-alliance',
  'offensive-alliance',
  'armistice',
] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Who allows or promises it, and to whom; of what is mutual either may stand first. */
export type Article = { readonly kind: ArticleKind; readonly gives: SeatId; readonly gets: SeatId };

/** What a pact says. */
export type Treaty = {
  readonly articles: readonly Article[];
  /** Florins for each use of a right, paid by whoever uses it. */
  readonly toll: number;
  /** Military units with which an ally helps at least. */
  readonly units: number;
  /** Against whom an offensive alliance is. */
  readonly against: readonly SeatId[];
  /** The last turn in which it holds; the last turn of the game: for the whole game. */
  readonly until: number;
  /** Known to its signatories alone, until one of them complains or breaks it. */
  readonly secret: boolean;
  readonly words: string;
};

export type Pact = Treaty & {
  readonly id: number;
  /** All that have signed it: two, or more. */
  readonly between: readonly SeatId[];
  /** Who would have it ended; when all would, it is. */
  readonly ending: readonly SeatId[];
};

/** Prisoners by their owner. */
export type Prisoners = { readonly [Owner: SeatId]: Units };

/**
 * A pact that one offers another, with what changes hands between these two when it is accepted; others may be asked to
 * sign it too, and then it is made when all have agreed.
 */
export type PactOffer = Treaty & {
  readonly id: number;
  readonly from: SeatId;
  readonly to: SeatId;
  readonly others: readonly SeatId[];
  readonly agreed: readonly SeatId[];
  readonly peace: boolean;
  readonly pays: number;
  readonly receives: number;
  readonly frees: Prisoners;
  readonly asks: Prisoners;
};

export const VERDICTS = ['kept', 'broken', 'silent'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A complaint about a pact, which all vote on openly (11.18). */
export type Dispute = {
  readonly id: number;
  readonly pact: number;
  readonly accuser: SeatId;
  readonly accused: SeatId;
  readonly votes: { readonly [Seat: SeatId]: Verdict };
};

export type Diplomacy = {
  /** Numbers are given once: offers, pacts and disputes. */
  readonly last: number;
  readonly offers: readonly PactOffer[];
  readonly disputes: readonly Dispute[];
  /** Who has complained about which pact this turn: once each. */
  readonly complaints: readonly { readonly by: SeatId; readonly pact: number }[];
  /** Letters sent this turn. */
  readonly letters: { readonly [Seat: SeatId]: number };
  /** Whose units stand where no pact lets them any more (11.21). */
  readonly overstaying: readonly { readonly seat: SeatId; readonly at: TerritoryId }[];
};

export const NO_DIPLOMACY: Diplomacy = {
  last: 0,
  offers: [],
  disputes: [],
  complaints: [],
  letters: {},
  overstaying: [],
};

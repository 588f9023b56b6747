import type { SeatId } from '../../../core/seat.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Units } from './units.js';

/** Agreements the rules know (11.3); additional words bind nobody. */
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

/** `gives` allows or promises it to the other; mutual articles name either. */
export type Article = { readonly kind: ArticleKind; readonly gives: SeatId; readonly gets: SeatId };

/** The terms of a pact. */
export type Treaty = {
  readonly articles: readonly Article[];
  /** Florins for each use of a right, paid by the user. */
  readonly toll: number;
  /** The least military units an ally helps with. */
  readonly units: number;
  /** The targets of an offensive alliance. */
  readonly against: readonly SeatId[];
  /** The last turn in which it holds; the game's last turn: for the whole game. */
  readonly until: number;
  /** Known only to its signatories, until one complains or breaks it. */
  readonly secret: boolean;
  readonly words: string;
};

export type Pact = Treaty & {
  readonly id: number;
  /** All signatories: two or more. */
  readonly between: readonly SeatId[];
  /** Signatories who want it ended; when all do, it is. */
  readonly ending: readonly SeatId[];
};

/** Prisoners by their owner. */
export type Prisoners = { readonly [Owner: SeatId]: Units };

/**
 * A pact offered to another, with what changes hands between these two on acceptance; others may be asked to sign too,
 * and then all must agree.
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

/** A complaint about a pact, voted on openly by all (11.18). */
export type Dispute = {
  readonly id: number;
  readonly pact: number;
  readonly accuser: SeatId;
  readonly accused: SeatId;
  readonly votes: { readonly [Seat: SeatId]: Verdict };
};

export type Diplomacy = {
  /** Numbers of offers, pacts and disputes are never reused. */
  readonly last: number;
  readonly offers: readonly PactOffer[];
  readonly disputes: readonly Dispute[];
  /** This turn's complaints, by seat and pact: once each. */
  readonly complaints: readonly { readonly by: SeatId; readonly pact: number }[];
  /** Letters sent this turn. */
  readonly letters: { readonly [Seat: SeatId]: number };
  /** Units standing where no pact lets them any more, by owner (11.21). */
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

import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import type { KingdomId } from '../facts/ids.js';
import type { Branch, TaxLevel } from '../facts/kinds.js';
import type { PlaceId, TerritoryId } from '../facts/place-ids.js';
import type { BattleOrder } from './battle-order.js';
import type { Units } from './units.js';

/** What a kingdom lacks that can make no full move (6.1.1): everything, what carries its units, or movement left. */
export const STUCK = ['nothing', 'no-wagon', 'stopped'] as const;
export type Stuck = (typeof STUCK)[number];

/**
 * The result of entering a place with a military group (6.3.1 to 6.3.4): shown with the choice, and applied by the
 * move.
 */
export const ENTRIES = ['free', 'horde', 'battle', 'take', 'undeclared', 'truce'] as const;
export type Entry = (typeof ENTRIES)[number];

/**
 * A queued move: which pieces go where, by which way, and what is expected there; anything else is a surprise (6.13.2).
 */
export type QueuedMove = {
  readonly from: PlaceId;
  readonly group: Tally;
  readonly to: PlaceId;
  readonly way: readonly PlaceId[];
  readonly entry: Entry;
  /** The full move continues with the next in the queue. */
  readonly more: boolean;
};

/** An owned card, character side up. */
export type OwnedCard = {
  readonly number: number;
  /** Turned: unusable for the rest of this turn (8.1). */
  readonly turned: boolean;
  /** Its owner's deeds towards its objective since owning it. */
  readonly deeds: { readonly [deed: string]: number };
  /** Florins on the card (36). */
  readonly florins: number;
};

/** Objective tokens of a colour: ready, or turned this turn. */
export type Tokens = { readonly [Colour in Branch]?: number };

/** What a card does in windows without asking (8.8): its owner's secret. */
export const CARD_ORDERS = ['ask', 'always', 'never'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

/** Technology points made in this phase and not yet spent, by colour. */
export type Points = { readonly [Colour in Branch]?: number };

/** The transport of a route that lost its own and waits for another (card 30). */
export const NO_VEHICLE = 0;

/** The stages of a trade route in marking order; the last is the destination (7.4). */
export type Route = {
  readonly vehicle: number;
  readonly origin: TerritoryId;
  readonly stages: readonly { readonly at: TerritoryId; readonly reached: boolean }[];
};

/** A seat's possessions besides the board. Its cash is private. */
export type Realm = {
  /** Null until chosen. */
  readonly kingdom: KingdomId | null;
  readonly cash: number;
  readonly honour: number;
  readonly tax: TaxLevel;
  /** Its total bid for its place in the last turn order. */
  readonly lastBid: number;
  readonly loans: number;
  /** The turns of its last loan and repayment: once a turn each. */
  readonly borrowed: number;
  readonly repaid: number;
  /** Interest still due, and the consecutive turns it was not paid. */
  readonly arrears: number;
  readonly unpaid: number;
  readonly technologies: { readonly [Colour in Branch]: number };
  /** Branches with a level bought this turn: one each (4.1). */
  readonly boughtBranches: readonly Branch[];
  /** Units bought, ransomed or placed again this turn (4.5), and whether a card was bought (4.7). */
  readonly unitsBought: number;
  readonly cardBought: boolean;
  readonly cards: readonly OwnedCard[];
  readonly tokens: Tokens;
  readonly turnedTokens: Tokens;
  readonly points: Points;
  /** Others' units, by owner. */
  readonly prisoners: { readonly [Owner: string]: Units };
  /** Own units that surrendered, and in which turn: they return from the next (6.8). */
  readonly surrendered: Units;
  readonly surrenderedIn: number;
  readonly route: Route | null;
  /** How it fights when not asked. */
  readonly battleOrder: BattleOrder;
  /** Instead, for any army in one place. */
  readonly placeOrders: { readonly [At in PlaceId]?: BattleOrder };
  /** Its planned next full moves (6.13.1). */
  readonly queue: readonly QueuedMove[];
  /** How many of them a surprise dropped, until it has seen that (6.13.2). */
  readonly dropped: number;
  /** Wars declared by or on it, and the turn from which attacks are allowed. */
  readonly wars: { readonly [Seat: SeatId]: number };
  /** Its orders for cards, by number; default: ask in its own matters, never in others'. */
  readonly cardOrders: { readonly [Card: string]: CardOrder };
  /** Objectives are held back instead of claimed at once (8.4). */
  readonly keepsBack: boolean;
  /** Lost units it may buy back at half price in the next phase 4 (card 28), and the turn of it. */
  readonly rebuy: Units;
  readonly rebuyIn: number;
  /** Blood tokens, if the table plays with them (9.3). */
  readonly blood: number;
  /** Consecutive turns as first player. */
  readonly firstRunning: number;
  /** It is out of the game: its kingdom is unowned (8.4). */
  readonly out: boolean;
};

export const NO_TECHNOLOGY: Realm['technologies'] = { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 };

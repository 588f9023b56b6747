import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import type { KingdomId } from '../facts/ids.js';
import type { Branch, TaxLevel } from '../facts/kinds.js';
import type { PlaceId, TerritoryId } from '../facts/place-ids.js';
import type { BattleOrder } from './battle-order.js';
import type { Units } from './units.js';

/**
 * What comes of entering a place with a military group (6.3.1 to 6.3.4): said with the choice, and what the move then
 * does.
 */
export const ENTRIES = ['free', 'horde', 'battle', 'take', 'undeclared', 'truce'] as const;
export type Entry = (typeof ENTRIES)[number];

/** A move given ahead: who goes where, by which way, and what is expected there; anything else is a surprise (6.13.2). */
export type QueuedMove = {
  readonly from: PlaceId;
  readonly group: Tally;
  readonly to: PlaceId;
  readonly way: readonly PlaceId[];
  readonly entry: Entry;
  /** The full move goes on after it with the next of the queue. */
  readonly more: boolean;
};

/** A card of one's own, character side up. */
export type OwnedCard = {
  readonly number: number;
  /** Turned: not to be used again this turn (8.1). */
  readonly turned: boolean;
  /** What its owner has done towards its objective since it is his. */
  readonly deeds: { readonly [deed: string]: number };
  /** Florins on the card (36). */
  readonly florins: number;
};

/** Objective tokens of a colour: ready to be turned, or turned this turn. */
export type Tokens = { readonly [Colour in Branch]?: number };

/** What is done with a card in a window without being asked (8.8): its owner's secret. */
export const CARD_ORDERS = ['ask', 'always', 'never'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

/** Points of technology made in this phase and not spent yet, by colour. */
export type Points = { readonly [Colour in Branch]?: number };

/** The transport of a route that is gone and waits for another (card 30). */
export const NO_VEHICLE = 0;

/** The stages of one's trade route, in the order in which they were marked; the last is the destination (7.4). */
export type Route = {
  readonly vehicle: number;
  readonly origin: TerritoryId;
  readonly stages: readonly { readonly at: TerritoryId; readonly reached: boolean }[];
};

/** What a seat has beside the board. Cash is for its eyes alone. */
export type Realm = {
  /** Null until it is chosen. */
  readonly kingdom: KingdomId | null;
  readonly cash: number;
  readonly honour: number;
  readonly tax: TaxLevel;
  /** What it bid for its place in the last order, in all. */
  readonly lastBid: number;
  readonly loans: number;
  /** The turns in which it last borrowed and repaid: once a turn each. */
  readonly borrowed: number;
  readonly repaid: number;
  /** Interest that is still due, and the turns running in which it was not paid. */
  readonly arrears: number;
  readonly unpaid: number;
  readonly technologies: { readonly [Colour in Branch]: number };
  /** Branches in which a level was bought this turn: one a turn each (4.1). */
  readonly boughtBranches: readonly Branch[];
  /** Units bought, ransomed or placed again this turn (4.5), and whether a card was bought (4.7). */
  readonly unitsBought: number;
  readonly cardBought: boolean;
  readonly cards: readonly OwnedCard[];
  readonly tokens: Tokens;
  readonly turnedTokens: Tokens;
  readonly points: Points;
  /** Units of others, by their owner. */
  readonly prisoners: { readonly [Owner: string]: Units };
  /** Own units that surrendered, and in which turn: they come back from the next (6.8). */
  readonly surrendered: Units;
  readonly surrenderedIn: number;
  readonly route: Route | null;
  /** How it fights where it is not asked. */
  readonly battleOrder: BattleOrder;
  /** And of whatever army stands in one place, instead. */
  readonly placeOrders: { readonly [At in PlaceId]?: BattleOrder };
  /** Moves that it means to make in its next full moves (6.13.1). */
  readonly queue: readonly QueuedMove[];
  /** So many of them were dropped by a surprise, which it has not been told or seen to yet (6.13.2). */
  readonly dropped: number;
  /** Wars that it declared or that were declared on it, and the turn from which it may be attacked. */
  readonly wars: { readonly [Seat: SeatId]: number };
  /** What it has settled for a card, by its number; without it: asked in its own matters, never in others'. */
  readonly cardOrders: { readonly [Card: string]: CardOrder };
  /** Objectives are kept back and not claimed as soon as they are met (8.4). */
  readonly keepsBack: boolean;
  /** Units lost that may be bought again at half their price in the next phase 4 (card 28), and the turn of it. */
  readonly rebuy: Units;
  readonly rebuyIn: number;
  /** Blood tokens, where the table plays with them (9.3). */
  readonly blood: number;
  /** First in so many turns running. */
  readonly firstRunning: number;
  /** It is out of the game: its kingdom is nobody's (8.4). */
  readonly out: boolean;
};

export const NO_TECHNOLOGY: Realm['technologies'] = { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 };

import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import type * as kit from '../../../kit/index.js';
import type { Moment } from '../facts/card-moments.js';
import type { KingdomId } from '../facts/ids.js';
import type { Branch, EventEffect, Phase } from '../facts/kinds.js';
import type { PlaceId, TerritoryId } from '../facts/place-ids.js';
import type { Battle, Shot } from './battle.js';
import type { Owner } from './land.js';
import type { Entry } from './realm.js';
import type { Units } from './units.js';
import type { Vehicle } from './vehicle.js';

/** A purchase as its buyer wrote it down: carried out when all have theirs (4.1). */
export type Purchase = Action;

/** A group that has come where its move ends, before that is settled. */
export type Stop = {
  readonly at: PlaceId;
  readonly entry: Entry;
  readonly held: SeatId | null;
  readonly pointsLeft: number;
};

/** Vehicles that have gone, and the units that came where they now are. */
export type Moved = {
  readonly vehicles: readonly number[];
  readonly units: { readonly [At in PlaceId]?: Units };
};

/** The steps of the game with what each must remember; the last of the stack is the one that is done. */
type Kinds = {
  // Set-up (chapter 1)
  'kingdom-auction': kit.SecretChoices & {
    free: readonly KingdomId[];
    again: boolean;
    /** Whoever bids again, and the kingdom that he bid for in vain. */
    tied: { readonly [Seat: SeatId]: KingdomId };
  };
  'kingdom-choice': unknown;
  foundation: unknown;
  founding: { seat: SeatId };
  'first-deal': unknown;
  'first-card': kit.SecretChoices & { dealt: kit.Hands };
  // A turn
  turn: unknown;
  phase: { phase: Phase };
  /** `kept`: the dice stay as they lie, once whoever could lower one has answered. */
  'war-circle': { kept?: boolean };
  bidding: kit.SecretChoices & {
    /** Whoever bids: all, or those tied for the first place. */
    among: readonly SeatId[];
    /** What was bid before, by those tied. */
    before: { readonly [Seat: SeatId]: number };
  };
  'tax-levels': kit.SecretChoices;
  /** `rebelled`: home territories that rose to pay for this debt (8.4); `missing`: what its owner was told of, he alone. */
  upkeep: { seat: SeatId; due: number; interest: boolean; rebelled: readonly TerritoryId[]; missing?: number };
  purchases: {
    lists: { readonly [Seat: SeatId]: readonly Purchase[] };
    ready: readonly SeatId[];
    /** Somebody asked that what is bought stays hidden until it is placed (9.5). */
    deploying: boolean;
    /**
     * Cards of the lists were turned for their points, with whoever could answer that: what each purchase that is left would
     * have cost its buyer with all these points.
     */
    costs?: { readonly [Seat: SeatId]: readonly number[] };
  };
  deployment: { place: number; held: HeldBack };
  'event-card': unknown;
  'event-choice': unknown;
  /** Three event cards of which one is chosen for the turn (card 61). */
  'event-pick': { seat: SeatId; drawn: readonly string[] };
  /** The dice of an event lie, and whoever could lower one is asked before anything comes of them (46, 47). */
  'event-dice': { rolls: readonly EventRoll[] };
  'event-loss': { seat: SeatId; effect: EventEffect; left: number };
  supply: { left: number };
  rebellions: unknown;
  /** A horde that rises in a territory where somebody may be threatened by it. */
  uprising: { at: TerritoryId };
  /** A horde on its way into a territory where somebody may be threatened by it. */
  onslaught: { at: TerritoryId; units: Units };
  rebellion: { seat: SeatId; left: number; done: readonly TerritoryId[] };
  /** Whose full move it is, by his place in the order, and who has passed in this round. */
  combat: {
    round: number;
    place: number;
    passes: number;
    /** Places between which groups have moved in the full move under way: what moves next touches one of them (6.2.4). */
    legs: readonly PlaceId[];
    /** Where the move is bound to end: a group stands before a horde, an enemy or an empty land, and others may join. */
    stop: Stop | null;
    /** What has gone in the full move under way: it goes no more this turn when that is over (6.2.4). */
    moved?: Moved;
    /** A move that is made when whoever could forbid it has answered. */
    pending?: Action;
  };
  /** A full move has ended before somebody and that is fought out: whoever knows Cartography may go on from there. */
  pursuit: { seat: SeatId; at: PlaceId };
  /**
   * Whose trade it is, by his place in the order, and which transports have bought where. `pending`: a sale or purchase that
   * is made when whoever could forbid it has answered.
   */
  commerce: {
    place: number;
    bought: readonly { readonly vehicle: number; readonly at: TerritoryId }[];
    pending?: Action;
  };
  'last-check': unknown;
  'final-count': unknown;
  battle: Battle;
  /** Galleys without men of which some may sink, while whoever could lower a die is asked (46, 47). */
  adrift: { at: PlaceId; shots: readonly Drifting[] };
  /** Whom a seat fights in a place, one at a time; `must`: it has just come, and fights one of them (6.10.5). */
  foes: {
    seat: SeatId;
    at: PlaceId;
    held: SeatId | null;
    beaten: Owner | null;
    pointsLeft: number;
    must: boolean;
  };
  /** What is kept or plundered: of a conquest everything, else the vehicles of the beaten and of enemies without men. */
  spoils: {
    seat: SeatId;
    at: PlaceId;
    from: Owner | null;
    conquered: boolean;
    /** He has come there, at sea or in the land of somebody else: he is asked as for a conquest. */
    attacking?: boolean;
    asked?: boolean;
  };
  /** Barbarians alone in a place, before they plunder it. */
  /** `from`: whose trade transports have come there, and are taken whoever else stands there. */
  sack: { at: PlaceId; from?: SeatId };
  'card-picks': kit.SecretChoices & { drawn: kit.Hands };
  /** Whoever holds a card that fits is asked: what each has answered, and who lets it pass (8.8). */
  reactions: {
    moment: Moment;
    /** The place that it is about. */
    at: PlaceId | null;
    answers: { readonly [Seat: SeatId]: Action };
    passed: readonly SeatId[];
  };
  /** Something that was answered in a window, until its turn comes. */
  pledged: { seat: SeatId; action: Action };
  /** A card that is turned, until it takes effect (8.1). */
  'card-played': CardPlayed;
};
/** A galley that has lost its men, and its die (6.6.1). */
export type Drifting = Shot & { readonly vehicle: number };
/** Whom an effect of an event strikes, and what the die shows (2.2). */
export type EventRoll = { readonly seat: SeatId; readonly effect: EventEffect; readonly die: number };
/** `lender`: whose card it is, where it is used by Proselytism. */
export type CardPlayed = {
  readonly seat: SeatId;
  readonly card: number;
  readonly lender: SeatId | null;
  readonly use: 'ability' | 'points';
  readonly action: Action;
  /** Points that it gives: its corner, or with its ability too where a Princess lets it (59). */
  readonly points: readonly Branch[];
  /** What others have made of it: cancelled (48, 49), points twice (60). */
  readonly cancelled: boolean;
  readonly doubled: boolean;
  /** The die that it throws lies already. */
  readonly die?: number;
};
export type Frame = kit.Frames<Kinds>;
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;
/** A step before it has its number. */
export type Step = { [Kind in keyof Kinds]: { readonly kind: Kind } & Readonly<Kinds[Kind]> }[keyof Kinds];

/** What was bought to stand somewhere, and is not on the map yet (9.5). */
export type Bought = {
  readonly at: TerritoryId;
  readonly units: Units;
  readonly vehicles: readonly Vehicle[];
};
/** By whoever bought it. */
export type HeldBack = { readonly [Seat: string]: readonly Bought[] };

import type { Action, Tally } from '../../../core/action.js';
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

/** A purchase on a list: carried out when all lists are complete (4.1). */
export type Purchase = Action;

/** A group at the end of its move, before that is settled. */
export type Stop = {
  readonly at: PlaceId;
  readonly entry: Entry;
  readonly held: SeatId | null;
  readonly pointsLeft: number;
};

/** Vehicles that have moved, and units by their present place. */
export type Moved = {
  readonly vehicles: readonly number[];
  readonly units: { readonly [At in PlaceId]?: Units };
};

/** The steps of the game with their data; the last of the stack is current. */
type Kinds = {
  // Set-up (chapter 1)
  'kingdom-auction': kit.SecretChoices & {
    free: readonly KingdomId[];
    again: boolean;
    /** Players who bid again, and the kingdom they lost. */
    tied: { readonly [Seat: SeatId]: KingdomId };
  };
  'kingdom-choice': unknown;
  foundation: unknown;
  /** `laid`: the choice of a later player, carried out when his turn comes. */
  founding: { seat: SeatId; laid?: Action };
  'first-deal': unknown;
  'first-card': kit.SecretChoices & { dealt: kit.Hands };
  // A turn
  /** Laid down for it during the turn before. */
  turn: { bids?: { readonly [Seat: SeatId]: Action }; taxes?: { readonly [Seat: SeatId]: Action } };
  phase: { phase: Phase };
  /** `kept`: the dice stay as they are, once those who could lower one have answered. */
  'war-circle': { kept?: boolean };
  bidding: kit.SecretChoices & {
    /** The bidders: all, or those tied for first place. */
    among: readonly SeatId[];
    /** Earlier bids of those tied. */
    before: { readonly [Seat: SeatId]: number };
  };
  'tax-levels': kit.SecretChoices;
  /** `rebelled`: home territories that rose to pay for this debt (8.4); `missing`: told to the owner alone. */
  upkeep: { seat: SeatId; due: number; interest: boolean; rebelled: readonly TerritoryId[]; missing?: number };
  purchases: {
    lists: { readonly [Seat: SeatId]: readonly Purchase[] };
    ready: readonly SeatId[];
    /** Somebody asked for hidden purchases until they are placed (9.5). */
    deploying: boolean;
    /**
     * Cards on the lists were turned for points that somebody could answer: the costs of the remaining purchases with
     * all these points.
     */
    costs?: { readonly [Seat: SeatId]: readonly number[] };
  };
  deployment: { place: number; held: HeldBack };
  'event-card': unknown;
  'event-choice': unknown;
  /** Three event cards; one is chosen for the turn (card 61). */
  'event-pick': { seat: SeatId; drawn: readonly string[] };
  /** An event's rolled dice, while those who could lower one are asked (46, 47). */
  'event-dice': { rolls: readonly EventRoll[] };
  'event-loss': { seat: SeatId; effect: EventEffect; left: number };
  supply: { left: number };
  rebellions: unknown;
  /** A horde rising in a territory where it may threaten somebody. */
  uprising: { at: TerritoryId };
  /** A horde on its way into a territory where it may threaten somebody. */
  onslaught: { at: TerritoryId; units: Units };
  rebellion: { seat: SeatId; left: number; done: readonly TerritoryId[] };
  /** The active seat's place in turn order, and who has passed in this round. */
  combat: {
    round: number;
    place: number;
    passes: number;
    /** Start and end places of the groups in this full move: the next group must touch one (6.2.4). */
    legs: readonly PlaceId[];
    /** Where the move must end: a group stands before a horde, an enemy or an empty land, and others may join. */
    stop: Stop | null;
    /** Pieces moved in this full move: when it ends they stop for the turn (6.2.4). */
    moved?: Moved;
    /** A move made after those who could forbid it have answered. */
    pending?: Action;
    /** Who passes until something happens to him, and how things stood when he said so. */
    resting?: { readonly [Seat: SeatId]: Tally };
  };
  /**
   * A full move ended in a fight that is now over: with Cartography its player may go on from there. `planned`: he gave it
   * ahead, and is not there.
   */
  pursuit: { seat: SeatId; at: PlaceId; planned?: boolean };
  /**
   * The active seat's place in turn order, and which transports have bought where. `pending`: a sale or purchase made
   * after those who could forbid it have answered.
   */
  commerce: {
    place: number;
    bought: readonly { readonly vehicle: number; readonly at: TerritoryId }[];
    pending?: Action;
  };
  'last-check': unknown;
  'final-count': unknown;
  battle: Battle;
  /** Galleys without men, some of which may sink, while those who could lower a die are asked (46, 47). */
  adrift: { at: PlaceId; shots: readonly Drifting[] };
  /** A seat's enemies in a place, one at a time; `must`: it has just come, and must fight one of them (6.10.5). */
  foes: {
    seat: SeatId;
    at: PlaceId;
    held: SeatId | null;
    beaten: Owner | null;
    pointsLeft: number;
    must: boolean;
  };
  /**
   * Spoils to keep or plunder: everything in a conquest, otherwise the vehicles of the beaten and of enemies without
   * men.
   */
  spoils: {
    seat: SeatId;
    at: PlaceId;
    from: Owner | null;
    conquered: boolean;
    /** He came there, at sea or into another's land: he is asked as for a conquest. */
    attacking?: boolean;
    asked?: boolean;
  };
  /** Barbarians alone in a place, before they plunder it. */
  /** `from`: the owner of trade transports that have just come, and are taken whoever else stands there. */
  sack: { at: PlaceId; from?: SeatId };
  'card-picks': kit.SecretChoices & { drawn: kit.Hands };
  /** Holders of fitting cards are asked: their answers, and who has passed (8.8). */
  reactions: {
    moment: Moment;
    /** The place concerned. */
    at: PlaceId | null;
    answers: { readonly [Seat: SeatId]: Action };
    passed: readonly SeatId[];
  };
  /** An answer from a window, until its turn comes. */
  pledged: { seat: SeatId; action: Action };
  /** A turned card, until it takes effect (8.1). */
  'card-played': CardPlayed;
};
/** A galley without men, and its die (6.6.1). */
export type Drifting = Shot & { readonly vehicle: number };
/** A seat struck by an event's effect, and its die (2.2). */
export type EventRoll = { readonly seat: SeatId; readonly effect: EventEffect; readonly die: number };
/** `lender`: the card's owner, if used by Proselytism. */
export type CardPlayed = {
  readonly seat: SeatId;
  readonly card: number;
  readonly lender: SeatId | null;
  readonly use: 'ability' | 'points';
  readonly action: Action;
  /** Its points: of its corner, or with its ability too through a Princess (59). */
  readonly points: readonly Branch[];
  /** Others' effects on it: cancelled (48, 49), points doubled (60). */
  readonly cancelled: boolean;
  readonly doubled: boolean;
  /** Its die, if already rolled. */
  readonly die?: number;
};
export type Frame = kit.Frames<Kinds>;
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;
/** A step without its number yet. */
export type Step = { [Kind in keyof Kinds]: { readonly kind: Kind } & Readonly<Kinds[Kind]> }[keyof Kinds];

/** Purchases with a place, not yet on the map (9.5). */
export type Bought = {
  readonly at: TerritoryId;
  readonly units: Units;
  readonly vehicles: readonly Vehicle[];
};
/** By buyer. */
export type HeldBack = { readonly [Seat: string]: readonly Bought[] };

import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import type * as kit from '../../../kit/index.js';
import type { KingdomId } from '../facts/ids.js';
import type { EventEffect, Phase } from '../facts/kinds.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Battle } from './battle.js';

/** A purchase as its buyer wrote it down: carried out when all have theirs (4.1). */
export type Purchase = Action;

/** The steps of the game with what each must remember; the last of the stack is the one that is done. */
type Kinds = {
  // Set-up (chapter 1)
  'kingdom-auction': kit.SecretChoices & { free: readonly KingdomId[]; again: boolean };
  'kingdom-choice': unknown;
  foundation: unknown;
  founding: { seat: SeatId };
  'first-deal': unknown;
  'first-card': kit.SecretChoices & { dealt: kit.Hands };
  // A turn
  turn: unknown;
  phase: { phase: Phase };
  'war-circle': unknown;
  bidding: kit.SecretChoices & {
    /** Whoever bids: all, or those tied for the first place. */
    among: readonly SeatId[];
    /** What was bid before, by those tied. */
    before: { readonly [Seat: SeatId]: number };
  };
  'tax-levels': kit.SecretChoices;
  upkeep: { seat: SeatId; due: number; interest: boolean };
  purchases: { lists: { readonly [Seat: SeatId]: readonly Purchase[] }; ready: readonly SeatId[] };
  'event-card': unknown;
  'event-choice': unknown;
  'event-loss': { seat: SeatId; effect: EventEffect; left: number };
  supply: { left: number };
  rebellions: unknown;
  rebellion: { seat: SeatId; left: number; done: readonly TerritoryId[] };
  /** Whose full move it is, by his place in the order, and who has passed in this round. */
  combat: { round: number; place: number; passes: number };
  /** Whose trade it is, by his place in the order, and which transports have bought where. */
  commerce: { place: number; bought: readonly { readonly vehicle: number; readonly at: TerritoryId }[] };
  'last-check': unknown;
  'final-count': unknown;
  battle: Battle;
  /** What the conqueror of a territory keeps or plunders. */
  spoils: { seat: SeatId; at: TerritoryId; from: SeatId | null };
  'card-picks': kit.SecretChoices & { drawn: kit.Hands };
};
export type Frame = kit.Frames<Kinds>;
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;
/** A step before it has its number. */
export type Step = { [Kind in keyof Kinds]: { readonly kind: Kind } & Readonly<Kinds[Kind]> }[keyof Kinds];

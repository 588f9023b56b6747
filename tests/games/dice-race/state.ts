import type { Action } from '../../../src/core/action.js';
import type { SeatId } from '../../../src/core/seat.js';

/** A race with dice, as small as a game can be that uses every part of the contract. Used in tests only. */
export type Frame =
  /** All bid at once, in secret, for the order of play. */
  | { readonly box: 'bids' }
  | { readonly box: 'round'; readonly left: readonly SeatId[] }
  | { readonly box: 'turn'; readonly seat: SeatId; readonly moved: boolean }
  /** Somebody landed where another stands: that one may push back. */
  | { readonly box: 'meeting'; readonly seat: SeatId; readonly mover: SeatId; readonly id: number }
  | { readonly box: 'end-of-turn'; readonly seat: SeatId };

export type Order = 'ask' | 'push' | 'yield';

export type RaceState = {
  readonly length: number;
  readonly rounds: number;
  readonly round: number;
  readonly seats: readonly SeatId[];
  readonly order: readonly SeatId[];
  readonly at: Readonly<Record<SeatId, number>>;
  /** A secret card each: so many steps, once. Played: 0. */
  readonly cards: Readonly<Record<SeatId, number>>;
  readonly bids: Readonly<Record<SeatId, number>>;
  readonly packs: Readonly<Record<SeatId, Readonly<Record<string, number>>>>;
  readonly orders: Readonly<Record<SeatId, Order>>;
  readonly meetings: number;
  readonly stack: readonly Frame[];
};

export const GOODS: Readonly<Record<string, number>> = { water: 3, bread: 2, rope: 1 };
export const LANES = Array.from({ length: 30 }, (_, index) => `lane-${index + 1}`);

export function top(state: RaceState): Frame | null {
  return state.stack.at(-1) ?? null;
}

export function withSeat<Value>(record: Readonly<Record<SeatId, Value>>, seat: SeatId, value: Value) {
  return { ...record, [seat]: value };
}

export function slotOf(action: Action, slot: string): string {
  const value = action[slot];
  return typeof value === 'string' ? value : '';
}

export function isOver(state: RaceState): boolean {
  return state.stack.length === 0;
}

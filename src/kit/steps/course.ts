import type { SeatId } from '../../core/seat.js';

/** A step of the rules in progress (a battle, a retreat inside it), with its data. Plain JSON. */
export type Frame = { readonly kind: string; readonly id: number };

/** All kinds of steps with their data: `Frames<{ round: unknown; turn: { seat: SeatId } }>`. */
export type Frames<Kinds> = {
  [K in keyof Kinds & string]: { readonly kind: K; readonly id: number } & Readonly<Kinds[K]>;
}[keyof Kinds & string];

/** A step without its number yet. */
export type Unnumbered<F extends Frame> = F extends unknown ? Omit<F, 'id'> : never;

/** The steps' part of a state: every game's state has it. */
export type Course<F extends Frame = Frame> = {
  readonly seats: readonly SeatId[];
  /** Nested steps, innermost last: only that one is awaited. */
  readonly frames: readonly F[];
  /** Rises with each new wait and each new step: obligations get unique names from it. */
  readonly wait: number;
};

/** The start of a game: these steps, in order. */
export function courseOf<F extends Frame>(seats: readonly SeatId[], ...next: readonly F[]): Course<F> {
  return { seats, frames: [...next].reverse(), wait: Math.max(0, ...next.map(({ id }) => id)) };
}

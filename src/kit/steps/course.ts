import type { SeatId } from '../../core/seat.js';

/** A step of the rules under way (a battle, a retreat inside it), with what that step must remember. Plain JSON. */
export type Frame = { readonly kind: string; readonly id: number };

/** Every kind of step with what it remembers: `Frames<{ round: unknown; turn: { seat: SeatId } }>`. */
export type Frames<Kinds> = {
  [K in keyof Kinds & string]: { readonly kind: K; readonly id: number } & Readonly<Kinds[K]>;
}[keyof Kinds & string];

/** A step that is still to get its number. */
export type Unnumbered<F extends Frame> = F extends unknown ? Omit<F, 'id'> : never;

/** What the steps need of a state: every game's state has these. */
export type Course<F extends Frame = Frame> = {
  readonly seats: readonly SeatId[];
  /** Nested steps, the innermost last: it alone is awaited. */
  readonly frames: readonly F[];
  /** Rises whenever somebody new is awaited and with each new step: obligations are named after it, never twice. */
  readonly wait: number;
};

/** Where a game begins: with these steps, the first of them first. */
export function courseOf<F extends Frame>(seats: readonly SeatId[], ...next: readonly F[]): Course<F> {
  return { seats, frames: [...next].reverse(), wait: Math.max(0, ...next.map(({ id }) => id)) };
}

import type { Action } from '../../core/action.js';
import type { Obligation } from '../../core/obligation.js';
import type { Domain, Filled, Offer } from '../../core/offer.js';
import type { SeatId } from '../../core/seat.js';
import type { Frame } from './course.js';

/** A wait, before the engine gives it an id. */
export type Owed = Omit<Obligation, 'id'>;

/** Some verbs and their effects. `act` is called only with actions the offers allow. */
export interface Verbs<S, P> {
  offers(state: S, seat: SeatId): readonly Offer[];
  /** This verb's offer, if that is faster than listing all; null: not offered. */
  offer?(state: S, seat: SeatId, verb: string): Offer | null;
  ask(state: S, seat: SeatId, verb: string, filled: Filled): Domain;
  act(play: P, seat: SeatId, action: Action): void;
  /** Waits besides the situation (an answer to a proposal): nothing is held up by them, and they have their own ids. */
  owes?(state: S): readonly Obligation[];
  /** The default of such an obligation. */
  fallback?(state: S, obligation: Obligation): Action;
}

/** The rules of the innermost step, or of the phase if there is none. Only it is awaited. */
export interface Situation<S, P, Here> {
  owes(state: S, here: Here): readonly Owed[];
  offers(state: S, here: Here, seat: SeatId): readonly Offer[];
  ask(state: S, here: Here, seat: SeatId, verb: string, filled: Filled): Domain;
  /** This verb's offer, if that is faster than listing all; null: not offered. */
  offer?(state: S, here: Here, seat: SeatId, verb: string): Offer | null;
  act(play: P, here: Here, seat: SeatId, action: Action): void;
  fallback(state: S, here: Here, seat: SeatId): Action;
  /** Carries on by itself as far as it can: `again` if something changed, `wait` if somebody is awaited. */
  settle(play: P, here: Here): 'wait' | 'again';
  /** A faster proof than walking the offers, for the most frequent actions; false: walk. */
  proves?(state: S, here: Here, seat: SeatId, action: Action): boolean;
}

/** Rules for every kind of step. */
export type Steps<S, P, F extends Frame> = {
  readonly [K in F['kind']]: Situation<S, P, Extract<F, { readonly kind: K }>>;
};

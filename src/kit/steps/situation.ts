import type { Action } from '../../core/action.js';
import type { Obligation } from '../../core/obligation.js';
import type { Domain, Filled, Offer } from '../../core/offer.js';
import type { SeatId } from '../../core/seat.js';
import type { Frame } from './course.js';

/** Somebody is awaited; the engine gives it an id. */
export type Owed = Omit<Obligation, 'id'>;

/** Some verbs and what they do. `act` is called with an action that the offers allow, and with no other. */
export interface Verbs<S, P> {
  offers(state: S, seat: SeatId): readonly Offer[];
  /** The one offer of this verb, where that is found quicker than all of them; null: it is not offered. */
  offer?(state: S, seat: SeatId, verb: string): Offer | null;
  ask(state: S, seat: SeatId, verb: string, filled: Filled): Domain;
  act(play: P, seat: SeatId, action: Action): void;
  /** What is awaited beside the situation (an answer to a proposal): nothing waits for it, and it has ids of its own. */
  owes?(state: S): readonly Obligation[];
  /** The default of such an obligation. */
  fallback?(state: S, obligation: Obligation): Action;
}

/** The rules of what the game is in now: its innermost step, or the phase where there is none. It alone is awaited. */
export interface Situation<S, P, Here> {
  owes(state: S, here: Here): readonly Owed[];
  offers(state: S, here: Here, seat: SeatId): readonly Offer[];
  ask(state: S, here: Here, seat: SeatId, verb: string, filled: Filled): Domain;
  /** The one offer of this verb, where that is found quicker than all offers; null: it is not offered. */
  offer?(state: S, here: Here, seat: SeatId, verb: string): Offer | null;
  act(play: P, here: Here, seat: SeatId, action: Action): void;
  fallback(state: S, here: Here, seat: SeatId): Action;
  /** Carries on by itself as far as it can: `again` when something has changed, `wait` when somebody is awaited. */
  settle(play: P, here: Here): 'wait' | 'again';
  /** A quicker proof than walking the offers, for the actions that are made most; false: walk. */
  proves?(state: S, here: Here, seat: SeatId, action: Action): boolean;
}

/** The rules of every kind of step. */
export type Steps<S, P, F extends Frame> = {
  readonly [K in F['kind']]: Situation<S, P, Extract<F, { readonly kind: K }>>;
};

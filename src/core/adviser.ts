import type { Action } from './action.js';
import type { Dice } from './dice.js';
import type { JsonObject } from './json.js';
import type { Obligation } from './obligation.js';
import type { Domain, Filled, Offer } from './offer.js';
import type { Phrase } from './result.js';
import type { SeatId } from './seat.js';

/** How well it plays: the default, sensibly, or with look-ahead. */
export const STRENGTHS = ['default', 'middle', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What one seat may know. Views have a `viewer` and states do not, so no state can be passed by mistake. */
export type SeatView = JsonObject & { readonly viewer: SeatId | null };

/** Everything an adviser gets: the seat's view, its offers, and a random source unrelated to the game's dice. */
export interface AdviceAsked {
  readonly view: SeatView;
  readonly seat: SeatId;
  readonly obligation: Obligation;
  readonly offers: readonly Offer[];
  readonly ask: (verb: string, filled: Filled) => Domain;
  readonly chance: Dice;
  readonly strength: Exclude<Strength, 'default'>;
  /** How many playouts per decision; the strength decides by default. Never a time, so that runs repeat. */
  readonly playouts?: number;
}

/** One action, a one-line reason, and the main risk: `advice.<key>` of the game's words. */
export interface Advice {
  readonly action: Action;
  readonly reason: Phrase;
  readonly fears?: Phrase;
}

/** Null: no idea better than the default. */
export type Adviser = (asked: AdviceAsked) => Advice | null;

export function isSeatView(view: JsonObject): view is SeatView {
  return typeof view.viewer === 'string' || view.viewer === null;
}

import type { Action } from './action.js';
import type { Dice } from './dice.js';
import type { JsonObject } from './json.js';
import type { Obligation } from './obligation.js';
import type { Domain, Filled, Offer } from './offer.js';
import type { Phrase } from './result.js';
import type { SeatId } from './seat.js';

/** How well it plays: the default at once, a sensible player, one that plays on before it decides. */
export const STRENGTHS = ['default', 'middle', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What one seat may know, by the `viewer` that every view has: a state has none, so that none is ever handed over. */
export type SeatView = JsonObject & { readonly viewer: SeatId | null };

/** All that an adviser is told: the view of a seat, what it may do, and chance of its own that has nothing to do with the dice. */
export interface AdviceAsked {
  readonly view: SeatView;
  readonly seat: SeatId;
  readonly obligation: Obligation;
  readonly offers: readonly Offer[];
  readonly ask: (verb: string, filled: Filled) => Domain;
  readonly chance: Dice;
  readonly strength: Exclude<Strength, 'default'>;
  /** How often it may play on before it decides; without it, what its strength allows. Never a time: so runs repeat. */
  readonly playouts?: number;
}

/** One action, why in one line, and what is to be feared: `advice.<key>` of the game's words. */
export interface Advice {
  readonly action: Action;
  readonly reason: Phrase;
  readonly fears?: Phrase;
}

/** Null: it knows nothing better than the default. */
export type Adviser = (asked: AdviceAsked) => Advice | null;

export function isSeatView(view: JsonObject): view is SeatView {
  return typeof view.viewer === 'string' || view.viewer === null;
}

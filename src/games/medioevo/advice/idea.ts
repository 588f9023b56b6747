import type { Action } from '../../../core/action.js';
import type { Phrase, Terms } from '../../../core/result.js';
import type { PlaceId } from '../facts/place-ids.js';

/** Reasons, each with a sentence in every language: `advice.<key>`. */
export const REASONS = [
  'usual',
  'usual-battle',
  'usual-spoils',
  'usual-cards',
  'usual-bid',
  'usual-dice',
  'usual-event',
  'usual-losses',
  'usual-hordes',
  'usual-upkeep',
  'stays',
  'zones-near',
  'founds',
  'keeps-card',
  'tax-safe',
  'tax-usual',
  'tax-needed',
  'repays',
  'bought',
  'learns-carpentry',
  'buys-caravan',
  'raises-caravan',
  'fills-army',
  'new-army',
  'learns-religion',
  'builds-cathedral',
  'learns-masonry',
  'builds-city',
  'learns-architecture',
  'builds-castle',
  'learns-most',
  'buys-card',
  'halts',
  'conquers',
  'retakes',
  'takes-land',
  'gathers',
  'traded',
  'drops-route',
  'goes-to-stage',
  'goes-nearer',
  'goes-to-market',
  'sells',
  'ends-route',
  'opens-route',
  'loads',
  'accepts',
  'declines',
  'offers-trade',
] as const;
export type ReasonKey = (typeof REASONS)[number];
/** Dangers, likewise. */
export const FEARS = ['fears-enemy', 'fears-horde', 'fears-leader'] as const;

/** Why: a sentence and what fills it. */
export interface Why extends Phrase {
  readonly key: ReasonKey;
}

/** An action, and why. */
export interface Idea {
  readonly action: Action;
  readonly reason: Why;
}

/** How much it looks at: the strong one plans further, and invests. */
export interface Wits {
  /** Ways kept while stages of a route are looked for. */
  readonly beam: number;
  /** It buys cards by their objectives, and cathedrals to see more of them. */
  readonly collects: boolean;
  /** Armies that conquer, at most. */
  readonly armies: number;
  /** Transports that trade beside the one of the route, at most. */
  readonly traders: number;
  /** It takes florins for its first routes, and armies and cards for the florins. */
  readonly invests: boolean;
}

export function idea(action: Action, key: ReasonKey, values?: Terms): Idea {
  return { action, reason: values === undefined ? { key } : { key, values } };
}

export function placeTerm(id: PlaceId): { readonly kind: 'place'; readonly id: string } {
  return { kind: 'place', id };
}

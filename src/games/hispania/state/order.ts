import type { AreaId, EventKind, NationId, ProvinceId, UnitKind } from '../facts/ids.js';

/**
 * A standing order: an answer given beforehand to a question that comes in another's turn. Secret to its seat.
 * The most specific order that fits is followed; what it asks for and cannot have is asked of the player after all.
 */
export type Order =
  /** Stand in battle: to the end, until half of the units are lost, or only the first round. */
  | {
      readonly kind: 'stand';
      readonly nation: NationId | 'any';
      readonly province: ProvinceId | 'any';
      readonly until: StandUntil;
    }
  /** Where to go when it does not stand; to sea or abroad too, for those who may (6.6.6). */
  | {
      readonly kind: 'retreat';
      readonly nation: NationId | 'any';
      readonly from: ProvinceId | 'any';
      readonly to: AreaId;
    }
  | { readonly kind: 'submit'; readonly nation: NationId; readonly to: NationId | 'any'; readonly answer: 'yes' | 'no' }
  /** Aim at this kind first, where it can be aimed at. */
  | { readonly kind: 'target'; readonly nation: NationId | 'any'; readonly first: UnitKind }
  /** Let an event of others pass without Nul, or every chance to play this event; but not those of one nation. */
  | { readonly kind: 'pass'; readonly event: EventKind | 'any' | 'sign'; readonly unless: NationId | 'none' }
  /** Not to be asked about the events of a nation in battles that one takes no part in. */
  | { readonly kind: 'ignore'; readonly nation: NationId | 'any' }
  /** A suzerain whose reserve overflows buys this at once (2.2). */
  | { readonly kind: 'purchase'; readonly nation: NationId; readonly unit: UnitKind | 'none' }
  /** This province becomes the capital when units retreat there for which it has no room else (4.3, 4.6). */
  | { readonly kind: 'capital'; readonly nation: NationId; readonly province: ProvinceId }
  /** In the auction of this nation: a sealed bid of so much, or openly no more than that; 0: none (14.2, 14.7). */
  | { readonly kind: 'bid'; readonly nation: NationId; readonly points: number }
  /** What EL CID answers to this recruiter; he goes as strong as he can (11.el-cid.3). */
  | { readonly kind: 'mission'; readonly nation: NationId | 'any'; readonly answer: 'accept' | 'refuse' };
export const STAND_UNTIL = ['end', 'half', 'first'] as const;
export type StandUntil = (typeof STAND_UNTIL)[number];
export const ORDER_KINDS = [
  'stand',
  'retreat',
  'submit',
  'target',
  'pass',
  'ignore',
  'purchase',
  'capital',
  'bid',
  'mission',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

import type { AreaId, EventKind, NationId, ProvinceId, UnitKind } from '../facts/ids.js';

/**
 * A standing order: an answer in advance to a question in another's turn. Private to its seat. The most specific
 * fitting order is followed; if what it asks for is impossible the player is asked after all.
 */
export type Order =
  /** Stand in battle: to the end, until half of the units are lost, or only the first round. */
  | {
      readonly kind: 'stand';
      readonly nation: NationId | 'any';
      readonly province: ProvinceId | 'any';
      readonly until: StandUntil;
    }
  /** Where to go when not standing; also to sea or abroad, if allowed (6.6.6). */
  | {
      readonly kind: 'retreat';
      readonly nation: NationId | 'any';
      readonly from: ProvinceId | 'any';
      readonly to: AreaId;
    }
  | { readonly kind: 'submit'; readonly nation: NationId; readonly to: NationId | 'any'; readonly answer: 'yes' | 'no' }
  /** Aim at this kind first, if possible. */
  | { readonly kind: 'target'; readonly nation: NationId | 'any'; readonly first: UnitKind }
  /** Pass on others' event without Nul, or on every chance to play this event; except those of one nation. */
  | { readonly kind: 'pass'; readonly event: EventKind | 'any' | 'sign'; readonly unless: NationId | 'none' }
  /** No questions about a nation's events in battles one takes no part in. */
  | { readonly kind: 'ignore'; readonly nation: NationId | 'any' }
  /** A suzerain with an overflowing reserve buys this at once (2.2). */
  | { readonly kind: 'purchase'; readonly nation: NationId; readonly unit: UnitKind | 'none' }
  /** This province becomes the capital when retreating units need its room (4.3, 4.6). */
  | { readonly kind: 'capital'; readonly nation: NationId; readonly province: ProvinceId }
  /** For this nation's auction: a sealed bid of this much, or an open maximum; 0: none (14.2, 14.7). */
  | { readonly kind: 'bid'; readonly nation: NationId; readonly points: number }
  /** EL CID's answer to this recruiter; he goes as strong as he can (11.el-cid.3). */
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

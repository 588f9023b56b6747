import type { AreaId, NationId, ProvinceId } from '../facts/ids.js';
import type { SpecialFrame } from '../special/frame.js';
import type { BattleFrame } from './battle.js';

/** A procedure inside another: it is carried on until it is done, then taken off. `id` tells equal ones apart. */
export type Frame =
  | BattleFrame
  | RetreatFrame
  | SeatingFrame
  | SurplusFrame
  | PurchaseFrame
  | RebuildFrame
  | SpecialFrame;

/** The game begins: the seats get their nations, in their order or drawn (13.1, 14.1). */
export type SeatingFrame = { readonly kind: 'seating'; readonly id: number; readonly drawn: boolean };

/** Units that must leave their areas (6.6): after a submission, a transformation. What cannot is eliminated. */
export type RetreatFrame = {
  readonly kind: 'retreat';
  readonly id: number;
  readonly why: string;
  readonly queue: readonly { readonly nation: NationId; readonly area: AreaId }[];
  /** Land that is about to be taken: no refuge. */
  readonly barred: readonly AreaId[];
};

/** A former capital holds too many units (4.3): so many must be removed at once. */
export type SurplusFrame = {
  readonly kind: 'surplus';
  readonly id: number;
  readonly nation: NationId;
  readonly area: AreaId;
};

/** A suzerain's reserve overflows: it may buy one unit at once (2.2). */
export type PurchaseFrame = { readonly kind: 'purchase'; readonly id: number; readonly nation: NationId };

/** A Castle must be rebuilt at once, giving up a unit there: one that surrendered to OMEYYAD (11). */
export type RebuildFrame = {
  readonly kind: 'rebuild';
  readonly id: number;
  readonly nation: NationId;
  readonly province: ProvinceId;
};

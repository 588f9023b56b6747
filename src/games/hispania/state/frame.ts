import type { AreaId, NationId, ProvinceId } from '../facts/ids.js';
import type { SpecialFrame } from '../special/frame.js';
import type { BattleFrame } from './battle.js';

/** A nested procedure, carried on until done, then popped. `id` distinguishes equal ones. */
export type Frame =
  | BattleFrame
  | RetreatFrame
  | SeatingFrame
  | SurplusFrame
  | PurchaseFrame
  | RebuildFrame
  | SpecialFrame;

/** The game begins: the seats get their nations, in order or by lot (13.1, 14.1). */
export type SeatingFrame = { readonly kind: 'seating'; readonly id: number; readonly drawn: boolean };

/**
 * Units that must leave their areas (6.6): after a submission or a transformation. Those that cannot are eliminated.
 */
export type RetreatFrame = {
  readonly kind: 'retreat';
  readonly id: number;
  readonly why: string;
  readonly queue: readonly { readonly nation: NationId; readonly area: AreaId }[];
  /** Land being taken: no refuge. */
  readonly barred: readonly AreaId[];
};

/** A former capital holds too many units (4.3): this many must be removed at once. */
export type SurplusFrame = {
  readonly kind: 'surplus';
  readonly id: number;
  readonly nation: NationId;
  readonly area: AreaId;
};

/** A suzerain's reserve overflows: it may buy one unit at once (2.2). */
export type PurchaseFrame = { readonly kind: 'purchase'; readonly id: number; readonly nation: NationId };

/** A Castle must be rebuilt at once for a unit there: it surrendered to OMEYYAD (11). */
export type RebuildFrame = {
  readonly kind: 'rebuild';
  readonly id: number;
  readonly nation: NationId;
  readonly province: ProvinceId;
};

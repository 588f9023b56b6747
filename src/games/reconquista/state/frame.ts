import type { PlaceId, RegionId } from '../facts/ids.js';
import type { Troops } from './troops.js';

/** What the Plague still takes: so many counters of the region, the next of this kind (9, 17.3). */
export const PLAGUE_ORDER = [
  'christian-army',
  'christian-garrison',
  'muslim-army',
  'muslim-garrison',
  'order',
  'christian-city',
  'muslim-city',
  'fort',
] as const;
export type PlagueKind = (typeof PLAGUE_ORDER)[number];

/** A Christian force that has moved and may go on. `ways` are the places by which its units came. */
export type Force = {
  readonly at: PlaceId;
  readonly units: Troops;
  readonly ways: readonly PlaceId[];
  readonly cid: boolean;
};

/** The boxes of a turn, the last of the list being the one that is done. */
export type Frame =
  | { readonly box: 'turn' }
  | { readonly box: 'rebellion' }
  | { readonly box: 'random-event' }
  /** A Military Order waits to be placed. */
  | { readonly box: 'military-order' }
  /** El Cid is with the Christians: where? */
  | { readonly box: 'el-cid' }
  | { readonly box: 'plague'; readonly region: RegionId; readonly left: number; readonly next: PlagueKind }
  | { readonly box: 'neutrals'; readonly side: 'french' | 'bands'; readonly at: PlaceId; readonly count: number }
  | { readonly box: 'income' }
  | { readonly box: 'spending' }
  | {
      readonly box: 'campaign';
      /** Chosen by the first move. */
      readonly region: RegionId | null;
      /** Who has not moved yet, where; El Cid among them or not. */
      readonly fresh: { readonly [At in PlaceId]?: Troops };
      readonly cidFresh: boolean;
      /** The force under way, in as many parts as it was split into. */
      readonly forces: readonly Force[];
    }
  /** A beaten force chooses by which way it goes back. */
  | { readonly box: 'retreat'; readonly force: Force }
  | { readonly box: 'reaction' }
  | { readonly box: 'sieges' }
  | { readonly box: 'end-of-turn' };
export type Box = Frame['box'];

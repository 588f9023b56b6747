import type * as kit from '../../../kit/index.js';
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

/** The steps of a turn with what each must remember; the last of the stack is the one that is done. */
type Kinds = {
  turn: unknown;
  rebellion: unknown;
  'random-event': unknown;
  /** A Military Order waits to be placed. */
  'military-order': unknown;
  /** El Cid is with the Christians: where? */
  'el-cid': unknown;
  plague: { region: RegionId; left: number; next: PlagueKind };
  neutrals: { side: 'french' | 'bands'; at: PlaceId; count: number };
  income: unknown;
  spending: unknown;
  campaign: {
    /** Chosen by the first move. */
    region: RegionId | null;
    /** Who has not moved yet, where; El Cid among them or not. */
    fresh: { readonly [At in PlaceId]?: Troops };
    cidFresh: boolean;
    /** The force under way, in as many parts as it was split into. */
    forces: readonly Force[];
  };
  /** A beaten force chooses by which way it goes back. */
  retreat: { force: Force };
  reaction: unknown;
  sieges: unknown;
  'end-of-turn': unknown;
};
export type Frame = kit.Frames<Kinds>;
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;
/** A step before it has its number. */
export type Step = { [Kind in keyof Kinds]: { readonly kind: Kind } & Readonly<Kinds[Kind]> }[keyof Kinds];

import type * as kit from '../../../kit/index.js';
import type { PlaceId, RegionId, Side } from '../facts/ids.js';
import type { Troops } from './troops.js';

/** What the Plague still takes: so many counters of the region, the next of this kind (17.3.7). */
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

/** A force that the table moves: the Muslims of phase 5, the French, the Bands. It is in hand until it is put down. */
export type Host = {
  readonly side: Side;
  readonly units: Troops;
  readonly at: PlaceId;
  /** The place before; null where it appeared. */
  readonly from: PlaceId | null;
  /** Passed over for good in this move (17.2.3). */
  readonly passed: readonly PlaceId[];
  /** Where it was beaten last: not straight back there, unless nothing else is left (13.17). */
  readonly beatenAt: PlaceId | null;
  /** It stays in its region (the French of the advanced events). */
  readonly bound: boolean;
  /** Where a force that keeps to one region began, and comes to rest when it has been everywhere (17.3.2). */
  readonly home: PlaceId | null;
  readonly seen: readonly PlaceId[];
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
  /** A force of the table goes on, once beaten Christians have chosen where they go. */
  host: { host: Host };
  sieges: unknown;
  'end-of-turn': unknown;
};
export type Frame = kit.Frames<Kinds>;
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;
/** A step before it has its number. */
export type Step = { [Kind in keyof Kinds]: { readonly kind: Kind } & Readonly<Kinds[Kind]> }[keyof Kinds];

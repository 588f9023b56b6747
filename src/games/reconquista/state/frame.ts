import type * as kit from '../../../kit/index.js';
import type { PlaceId, RegionId, Side } from '../facts/ids.js';
import type { Troops } from './troops.js';

/** What the Plague still takes: so many counters of the region, next of this kind (17.3.7). */
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

/** A Christian force that has moved and may go on. `ways` are the places its units came from. */
export type Force = {
  readonly at: PlaceId;
  readonly units: Troops;
  readonly ways: readonly PlaceId[];
  readonly cid: boolean;
};

/** An automatic force: the Muslims of phase 5, the French, the Bands. It is in hand until it is put down. */
export type Host = {
  readonly side: Side;
  readonly units: Troops;
  readonly at: PlaceId;
  /** The previous place; null where it appeared. */
  readonly from: PlaceId | null;
  /** Avoided for the rest of this move (17.2.3). */
  readonly passed: readonly PlaceId[];
  /** Where it was last beaten: it does not go straight back, unless nothing else is left (13.17). */
  readonly beatenAt: PlaceId | null;
  /** It stays in its region (the French of the advanced events). */
  readonly bound: boolean;
  /** The start of a force bound to one region; it stops there after a full round (17.3.2). */
  readonly home: PlaceId | null;
  readonly seen: readonly PlaceId[];
};

/** The steps of a turn with their data; the last of the stack is current. */
type Kinds = {
  turn: unknown;
  rebellion: unknown;
  'random-event': unknown;
  /** A Military Order waits to be placed. */
  'military-order': unknown;
  /** El Cid is with the Christians and waits to be placed. */
  'el-cid': unknown;
  plague: { region: RegionId; left: number; next: PlagueKind };
  neutrals: { side: 'french' | 'bands'; at: PlaceId; count: number };
  income: unknown;
  spending: unknown;
  campaign: {
    /** Chosen by the first move. */
    region: RegionId | null;
    /** Units that have not moved yet, by place; El Cid may be among them. */
    fresh: { readonly [At in PlaceId]?: Troops };
    cidFresh: boolean;
    /** The moving force, in as many parts as it was split into. */
    forces: readonly Force[];
  };
  /** A beaten force chooses its way back. */
  retreat: { force: Force };
  reaction: unknown;
  /** An automatic force goes on after beaten Christians have chosen their retreat. */
  host: { host: Host };
  sieges: unknown;
  'end-of-turn': unknown;
};
export type Frame = kit.Frames<Kinds>;
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;
/** A step without its number yet. */
export type Step = { [Kind in keyof Kinds]: { readonly kind: Kind } & Readonly<Kinds[Kind]> }[keyof Kinds];

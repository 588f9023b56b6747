import type { SeatId } from '../../../core/seat.js';
import type { AreaId, EventKind, NationId, ProvinceId, UnitKind } from '../facts/ids.js';
import type { Units } from '../state/battle.js';

/** Procedures of single nations (11), of transformations (9.4), of events (10.3) and of auctions (14). */
export type SpecialFrame =
  | VandalMarch
  | BerberLevy
  | FreeCastles
  | Mission
  | Assault
  | Conversion
  | LandChoice
  | Settlement
  | EventWindow
  | NulWindow
  | MajorChoice
  | SealedLots
  | OpenAuction
  | SealedAuction
  | LaidOut;

/** The Vandals' remaining provinces to cross before their Invasion (11.vandale.2). */
export type VandalMarch = {
  readonly kind: 'march';
  readonly id: number;
  readonly nation: NationId;
  readonly at: AreaId;
  readonly left: number;
  readonly crossed: readonly AreaId[];
};

/** The number of Berbers OMEYYAD recruits (11.omeyyad.11). */
export type BerberLevy = {
  readonly kind: 'berbers';
  readonly id: number;
  readonly nation: NationId;
  readonly area: AreaId;
};

/** Castles from the end of a nation's turn, still to be placed (11.wisigoth.6). */
export type FreeCastles = {
  readonly kind: 'free-castles';
  readonly id: number;
  readonly nation: NationId;
  readonly left: number;
};

/** EL CID is asked to fight for a recruiter (11.el-cid.2); after accepting he picks his units. */
export type Mission = {
  readonly kind: 'mission';
  readonly id: number;
  readonly recruiter: NationId;
  readonly province: ProvinceId;
  readonly against: NationId;
  readonly targets: Units;
  readonly purse: number;
  readonly accepted: boolean;
};

/** Which of EL CID's units enter Valence (11.el-cid.10). */
export type Assault = {
  readonly kind: 'assault';
  readonly id: number;
  readonly nation: NationId;
  readonly province: ProvinceId;
};

/** A choice of units that become another nation's (9.4): where, and what they become. */
export type Conversion = {
  readonly kind: 'conversion';
  readonly id: number;
  readonly from: NationId;
  readonly into: NationId;
};

/** A new emirate chooses its provinces (11.saragosse.1, 11.valence.2, 11.grenade.2). */
export type LandChoice = {
  readonly kind: 'land';
  readonly id: number;
  readonly nation: NationId;
  readonly old: NationId;
  readonly from: readonly ProvinceId[];
  readonly count: number;
  readonly certain: readonly ProvinceId[];
};

/** A new nation's free Castles and units, to be placed in its provinces. */
export type Settlement = {
  readonly kind: 'settlement';
  readonly id: number;
  readonly nation: NationId;
  readonly provinces: readonly ProvinceId[];
  readonly units: Units;
  /** Provinces whose former OMEYYAD Castle may be replaced for an Infantry. */
  readonly replace: readonly ProvinceId[];
};

export const MOMENTS = ['battle-opening', 'before-dice', 'after-dice'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A chance to play events in a battle: everybody in it is asked, holder or not (10.3.17). */
export type EventWindow = {
  readonly kind: 'window';
  readonly id: number;
  readonly moment: Moment;
  readonly seats: readonly SeatId[];
  readonly passed: readonly SeatId[];
};

/** An event and its target; carried out unless Nul cancels it. */
export type PlayedEvent = {
  readonly seat: SeatId;
  readonly event: EventKind;
  readonly nation: NationId | null;
  readonly unit: UnitKind | null;
  readonly target: string | null;
  /** Bravoure: the target of its second attack, if there is another type. */
  readonly second: string | null;
  readonly leader: string | null;
  readonly area: AreaId | null;
};

/** A chance to play Nul on an event (10.3.16); `cancelled` once a Nul stands. */
export type NulWindow = {
  readonly kind: 'nul';
  readonly id: number;
  readonly played: PlayedEvent;
  readonly seats: readonly SeatId[];
  readonly passed: readonly SeatId[];
  readonly cancelled: boolean;
};

/** Each seat in turn chooses a major nation (14.1.1). */
export type MajorChoice = { readonly kind: 'majors'; readonly id: number; readonly order: readonly SeatId[] };

/** Sealed bids for all groups or major nations at once (10.1, 14.1.3). */
export type SealedLots = {
  readonly kind: 'lots';
  readonly id: number;
  /** The principal nations of the groups, or the major nations. */
  readonly lots: readonly NationId[];
  readonly bids: { readonly [seat: SeatId]: { readonly [nation: string]: number } };
  /** Seats with a closed envelope. */
  readonly closed: readonly SeatId[];
  /** Drawn lots without bids. */
  readonly aside: readonly NationId[];
  readonly drawn: readonly NationId[];
};

/** An open auction (14.2); for a tied lot only among those concerned (10.1.3). */
export type OpenAuction = {
  readonly kind: 'auction';
  readonly id: number;
  readonly nation: NationId;
  /** A group, or one nation. */
  readonly lot: 'group' | 'nation';
  readonly least: number;
  readonly seats: readonly SeatId[];
  readonly turn: number;
  readonly high: { readonly seat: SeatId; readonly points: number } | null;
  /** Passes since the last bid. */
  readonly passes: number;
  /** Seats still to say whether they claim the nation for their minimum (14.5.3). */
  readonly claims: readonly SeatId[];
  readonly claimed: readonly SeatId[];
};

/** Sealed bids for one nation (14.7). */
export type SealedAuction = {
  readonly kind: 'sealed';
  readonly id: number;
  readonly nation: NationId;
  readonly least: number;
  readonly seats: readonly SeatId[];
  readonly bids: { readonly [seat: SeatId]: number };
  readonly second: boolean;
  readonly claims: readonly SeatId[];
  readonly claimed: readonly SeatId[];
};

/** A position laid out up to a throw: one of these continues, then the dice are thrown (position/notation.ts). */
export type LaidOut = { readonly kind: 'laid-out'; readonly id: number; readonly seats: readonly SeatId[] };

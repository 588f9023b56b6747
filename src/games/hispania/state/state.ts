import type { Json } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import type { AreaId, EventKind, NationId, ProvinceId, ScenarioId, UnitKind, Version } from '../facts/ids.js';
import type { Frame } from './frame.js';
import type { Order } from './order.js';
import type { Stage } from './stage.js';

/** A whole game, as plain JSON. Only changed parts are copied: see engine/play.ts. */
export type Hispania = {
  /** Corrections of reconstructed facts, from which the Book is made (facts/book.ts). */
  readonly overrides: Json;
  readonly options: Options;
  readonly seats: readonly SeatId[];
  readonly turn: number;
  readonly stage: Stage;
  /** Nested procedures, innermost last: only that one is awaited. */
  readonly frames: readonly Frame[];
  /** Rises with each new wait: obligations get unique names from it. */
  readonly wait: number;
  readonly nations: Readonly<Record<NationId, NationState>>;
  readonly areas: Readonly<Record<AreaId, Occupation>>;
  /** The owner of each ruined Castle (9.5): at most one per province. */
  readonly ruins: Readonly<Partial<Record<ProvinceId, NationId>>>;
  /** The active nation's units moved in this movement phase, by present place (5). */
  readonly march: March;
  readonly players: Readonly<Record<SeatId, PlayerState>>;
  readonly counters: Counters;
  /** 14.2: the place of the seat that opens the next auction. */
  readonly opener: number;
  /** Every victory point with its reason, in order. A score is the sum of its entries. */
  readonly ledger: readonly Score[];
};

/** The choices at creation: the scenario, the version, the optional rules (10, 14.7, 14.8). */
export type Options = { readonly scenario: ScenarioId; readonly version: Version } & Switches;
type Switches = { readonly [Id in (typeof SWITCHES)[number]]: boolean };
/** 10.1 groups are bid for, 10.2 to 10.4, 14.7, 14.8 Barbarian Hispania. */
export const SWITCHES = ['groupBids', 'signOfGod', 'events', 'submissionOfAll', 'secretBids', 'barbarian'] as const;

/** `waiting`: not yet in the game. `playing` also without units (reinforcements may come). `neutral`: WISIGOTH after 12. */
export const NATION_STATUSES = ['waiting', 'playing', 'neutral', 'gone'] as const;
export type NationStatus = (typeof NATION_STATUSES)[number];

export type NationState = {
  readonly status: NationStatus;
  /** Null until assigned (auctions, CROISADE and ALMOHADE in the standard version). */
  readonly seat: SeatId | null;
  readonly gold: number;
  readonly capital: ProvinceId | null;
  readonly suzerain: NationId | null;
  /** Beside the board: bought by a suzerain, arriving, to be placed (2.2, 3). */
  readonly pool: readonly Waiting[];
  /** Provinces that a retreat has overfilled by one, until its next movement (4.6). */
  readonly overfull: readonly ProvinceId[];
  /** What its rules in chapter 11 must remember, e.g. how many went to Narbonne, where Forts were placed. */
  readonly notes: Readonly<Record<string, Json>>;
};

/** Units of one kind waiting to be placed. */
export type Waiting = {
  readonly unit: UnitKind | `leader:${string}`;
  readonly count: number;
  /** `own`: any controlled province; otherwise one of these. */
  readonly to: 'own' | readonly AreaId[];
  /** Bought units obey "one a province" and the stack limit plus one (3.1); reinforcements do not (3.2). */
  readonly bought: boolean;
  /** Where it may land from the sea, if restricted; by default any open anchor. */
  readonly landing?: readonly ProvinceId[];
};

export type Occupation = { readonly [N in NationId]?: Stack };
/** One nation's units in one area. No zeros; an empty stack is absent. */
export type Stack = {
  readonly [U in UnitKind]?: number;
} & { readonly leaders?: readonly string[] };

export type March = { readonly [A in AreaId]?: readonly Marched[] };
/** Units of a kind (or a Leader) with the same movement. */
export type Marched = {
  readonly unit: UnitKind | `leader:${string}`;
  readonly count: number;
  /** Provinces entered so far in this phase. */
  readonly used: number;
  /** The Leaders with it all the way (5.2), by name. */
  readonly led: readonly string[];
  /** The last province left: the defender may not retreat there (6.6), and there may be a river between (6.4). */
  readonly from: AreaId;
  readonly river: boolean;
  /** May not move on in this phase: left behind by a Leader, stopped in a Passage en force, crossed a strait. */
  readonly halted: boolean;
  /** Was here when others made a Passage en force: as many of these stay as the enemies stop (5.3). */
  readonly held?: true;
};

export type PlayerState = {
  readonly orders: readonly Order[];
  /** 10.3: secret. */
  readonly hand: readonly EventKind[];
  /** 10.2: once a game. */
  readonly signUsed: boolean;
  /** Passes on every event until this nation's turn is over; `stands`: and stands to the end wherever it attacks. */
  readonly letPass?: { readonly turn: number; readonly nation: NationId; readonly stands?: true };
  /** Payments for nations or groups: subtracted at the end (15). */
  readonly bids: readonly Bid[];
};
export type Bid = { readonly nation: NationId; readonly points: number; readonly turn: number; readonly kind: BidKind };
export const BID_KINDS = ['group', 'nation', 'forced', 'initial'] as const;
export type BidKind = (typeof BID_KINDS)[number];

/** The event counters (10.3). The bag's order and content are secret; played ones are public. */
type Counters = { readonly bag: readonly EventKind[]; readonly played: readonly EventKind[] };

/** A gain or a loss of victory points and why (`score.<why>` in the words). */
export type Score = {
  readonly turn: number;
  readonly nation: NationId | null;
  readonly seat: SeatId | null;
  readonly points: number;
  readonly why: string;
  readonly province?: ProvinceId;
  readonly count?: number;
};

import type { Json } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import type { Course } from '../../../kit/steps/course.js';
import type { GeneralId, ScenarioId, VariantId } from '../facts/ids.js';
import type { Level } from '../facts/level.js';
import type { Frame } from './frame.js';
import type { Pieces } from './pieces.js';

export type Options = {
  readonly level: Level;
  readonly scenario: ScenarioId | 'none';
  readonly variants: readonly VariantId[];
  /** "Rome does not pay traitors" (10.6.5). */
  readonly traitors: boolean;
};

/** A general's current turn. */
export type Turn = {
  readonly general: GeneralId;
  readonly denarii: number;
  readonly hispano: number;
  readonly phase: 'roman' | 'hispanic';
  /** Two players: the player of Citerior has the consul now (2.4). */
  readonly handedOver: boolean;
  /** What the player of Ulterior must leave to him (2.6). */
  readonly kept: number;
};

export const ENDINGS = ['conquered', 'revolt', 'time'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Hispano's standing orders (12.3). */
export const ORDER_TOPICS = ['raise', 'again', 'choose', 'strike'] as const;
export type OrderTopic = (typeof ORDER_TOPICS)[number];
export const ORDER_WAYS = ['ask', 'sensible', 'never'] as const;
export type OrderWay = (typeof ORDER_WAYS)[number];

/** An action its player would take, if the others agree (12.2). */
export type Proposal = {
  readonly seat: SeatId;
  readonly action: { readonly verb: string; readonly slots: Readonly<Record<string, string | number>> };
  readonly approvedBy: readonly SeatId[];
};

export type Draco = Course<Frame> & {
  readonly options: Options;
  /** Corrections of reconstructed values, as given; null: none. */
  readonly overrides: Json;
  /** The player of each general. */
  readonly commands: Readonly<Record<GeneralId, SeatId>>;
  /** Two players share the consul (2.4). */
  readonly consulShared: boolean;
  readonly hispano: SeatId | null;
  readonly pieces: Pieces;
  /** Revolts on each box, by year. */
  readonly track: readonly number[];
  /** 0 during set-up. */
  readonly round: number;
  readonly turn: Turn;
  readonly proconsul: 'none' | 'waiting' | 'called' | 'dead';
  readonly traitors: 'none' | 'open' | 'tried';
  /** The consul's first turn of the first repression is not over (11.first-repression.2). */
  readonly demonstration: boolean;
  /** Generals lent for their next turn (12.1). */
  readonly lent: Readonly<Partial<Record<GeneralId, SeatId>>>;
  readonly proposal: Proposal | null;
  readonly orders: Readonly<Record<OrderTopic, OrderWay>>;
  readonly ending: Ending | null;
};

import type { Json } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import type * as kit from '../../../kit/index.js';
import type { EventEffect, Phase } from '../facts/kinds.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Frame } from './frame.js';
import type { Land } from './land.js';
import type { Lasting } from './lasting.js';
import type { Options } from './options.js';
import type { Diplomacy, Pact } from './pact.js';
import type { Realm } from './realm.js';
import type { Vehicle } from './vehicle.js';

/** The barbarian dice in the war circle, valid for the turn (2.1): d4, d6, d8; null before the first roll. */
export type WarCircle = { readonly d4: number; readonly d6: number; readonly d8: number };

export type Lands = { readonly [At in TerritoryId]: Land };

export type Medioevo = kit.Course<Frame> & {
  readonly options: Options;
  readonly turn: number;
  readonly phase: Phase | 'setup' | 'over';
  /** This turn's order, the first player first; last turn's until the auction; empty before the first one. */
  readonly order: readonly SeatId[];
  readonly lastOrder: readonly SeatId[];
  readonly realms: { readonly [Seat: SeatId]: Realm };
  readonly lands: Lands;
  /** The territories in play (1.3): all of them with six kingdoms. */
  readonly inPlay: readonly TerritoryId[];
  readonly vehicles: readonly Vehicle[];
  readonly warCircle: WarCircle | null;
  readonly empireDeck: kit.Deck;
  readonly eventDeck: kit.Deck;
  /** The current event card, and its two chosen effects. */
  readonly event: { readonly number: number; readonly effects: readonly EventEffect[] } | null;
  /** Cards of former turns, which do not come again. */
  readonly pastEvents?: readonly number[];
  /** This turn's tolerated tax, from the back of the next event card. */
  readonly toleratedTax: number | null;
  readonly pacts: readonly Pact[];
  /** Offers, complaints and letters of this turn. */
  readonly diplomacy: Diplomacy;
  /** Conquered this turn: a second time gives no honour. */
  readonly conquered: readonly TerritoryId[];
  /** Home territories with a rebellion not yet put down (2.4, 10.1). */
  readonly uprisings: readonly TerritoryId[];
  /** The first conquests of Rome and Jerusalem already made. */
  readonly firstConquests: readonly TerritoryId[];
  /** Honour after each turn, by seat, for the chart. */
  readonly history: readonly { readonly [Seat: SeatId]: number }[];
  /** Changes by cards and technologies until the end of the turn. */
  readonly lasting: readonly Lasting[];
  readonly overrides: Json;
};

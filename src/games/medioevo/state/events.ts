// Over 200 lines: the list of all events.
import type { Tally } from '../../../core/action.js';
import type { CHAPTER_ENDED, GameEvent } from '../../../core/chronicle.js';
import type { SeatId } from '../../../core/seat.js';
import type { KingdomId } from '../facts/ids.js';
import type { Branch, BuildingId, EventEffect, GoodId, Phase, TaxLevel, UnitId, UnitType } from '../facts/kinds.js';
import type { PlaceId, TerritoryId } from '../facts/place-ids.js';
import type { Side } from './battle.js';
import type { CardEvent } from './card-events.js';
import type { Owner } from './land.js';
import type { PactEvent } from './pact-events.js';
import type { Stuck } from './realm.js';

/** Why honour was won or lost (chapter 10). */
export const HONOUR_REASONS = [
  'conquest',
  'first-conquest',
  'built',
  'pact-broken',
  'rebellion-suppressed',
  'great-army',
  'trade-route',
  'lost-to-barbarians',
  'undeclared-attack',
  'new-rebellion',
  'kingdom-bid',
] as const;
export type HonourReason = (typeof HONOUR_REASONS)[number];

/** Why florins went to the bank. */
export const MONEY_REASONS = ['upkeep', 'interest', 'repayment', 'purchase', 'ransom'] as const;
export type MoneyReason = (typeof MONEY_REASONS)[number];

/** The events, told by the words (`told.<type>`). */
export type MedioevoEvent = GameEvent &
  (
    | CardEvent
    | { readonly type: 'turn-began'; readonly turn: number }
    | {
        readonly type: 'bids-shown';
        readonly bids: Tally;
        readonly order: readonly SeatId[];
        readonly tied: boolean;
        /** What decided between equal bids. */
        readonly ties?: 'lots' | 'reversed';
      }
    | {
        readonly type: 'kingdom-bids';
        readonly bids: Tally;
        readonly kingdoms: { readonly [Seat: SeatId]: KingdomId };
        /** Those who bid again, for another kingdom. */
        readonly tied: readonly SeatId[];
      }
    | { readonly type: 'order-paid'; readonly seat: SeatId; readonly with: SeatId; readonly florins: number }
    | { readonly type: 'kingdom-taken'; readonly seat: SeatId; readonly kingdom: KingdomId }
    | {
        readonly type: 'founded';
        readonly seat: SeatId;
        readonly at: TerritoryId;
        readonly archer: TerritoryId;
        readonly transports: Tally;
        readonly places: readonly TerritoryId[];
      }
    | { readonly type: 'cards-drawn'; readonly seat: SeatId; readonly cards: readonly string[] }
    | { readonly type: 'card-kept'; readonly seat: SeatId; readonly card: number; readonly token: string }
    | { readonly type: 'tax-set'; readonly seat: SeatId; readonly tax: TaxLevel }
    | { readonly type: 'income'; readonly seat: SeatId; readonly florins: number }
    | {
        readonly type: 'paid';
        readonly seat: SeatId;
        readonly why: MoneyReason;
        readonly florins: number;
      }
    | { readonly type: 'borrowed' | 'repaid'; readonly seat: SeatId; readonly loans: number }
    | {
        readonly type: 'florins-missing';
        readonly seat: SeatId;
        readonly due: number;
        readonly missing: number;
        readonly interest: boolean;
      }
    | { readonly type: 'interest-unpaid'; readonly seat: SeatId; readonly florins: number }
    | {
        readonly type: 'removed';
        readonly seat: SeatId;
        readonly pieces: Tally;
        readonly at: string;
        /** Its load, lost with it (3.3). */
        readonly aboard?: Tally;
        readonly goods?: Tally;
        /** The florins from plunder (8.4). */
        readonly florins?: number;
      }
    | { readonly type: 'eliminated' | 'blood' | 'deployment-asked' | 'reopened'; readonly seat: SeatId }
    | { readonly type: 'blood-spent'; readonly seat: SeatId; readonly count: number }
    | { readonly type: 'last-turn'; readonly seat: SeatId; readonly turn: number }
    | { readonly type: 'peace-sold'; readonly seat: SeatId; readonly at: TerritoryId; readonly florins: number }
    | { readonly type: 'honour'; readonly seat: SeatId; readonly why: HonourReason; readonly points: number }
    | {
        readonly type: 'built';
        readonly seat: SeatId;
        readonly building: BuildingId;
        readonly at: TerritoryId;
      }
    | {
        readonly type: 'card-turned';
        readonly seat: SeatId;
        readonly card: number;
        readonly points: readonly Branch[];
      }
    | { readonly type: 'token-turned'; readonly seat: SeatId; readonly colour: Branch }
    | { readonly type: 'card-bought' | 'card-picked'; readonly seat: SeatId; readonly card?: number }
    | { readonly type: 'repaired'; readonly seat: SeatId; readonly at: TerritoryId; readonly tokens: number }
    | {
        readonly type: 'listed';
        readonly seat: SeatId;
        readonly purchase: string;
        readonly cost: number;
        readonly left: number;
        /** Tokens turned for its points. */
        readonly turns?: Tally;
      }
    | { readonly type: 'struck-out'; readonly seat: SeatId; readonly purchase: string; readonly left: number }
    | { readonly type: 'has-chosen'; readonly seat: SeatId }
    | { readonly type: 'war-circle'; readonly d4: number; readonly d6: number; readonly d8: number }
    | { readonly type: 'battle-began'; readonly at: PlaceId; readonly attacker: Owner; readonly defender: Owner }
    | {
        readonly type: 'damaged';
        readonly side: Side;
        readonly owner: Owner;
        readonly points: number;
        readonly by: 'siege' | 'archers' | 'melee' | 'losses';
        readonly lost: Tally;
      }
    | { readonly type: 'sacrificed'; readonly owner: Owner; readonly count: number }
    | {
        readonly type: 'round-fought';
        readonly attacker: Owner;
        readonly defender: Owner;
        readonly attack: readonly number[];
        readonly losses: readonly number[];
        readonly winner: Owner | null;
      }
    | { readonly type: 'surrendered'; readonly owner: Owner; readonly with: Owner }
    | { readonly type: 'parley'; readonly owner: Owner; readonly with: Owner; readonly way: 'yield' | 'demand' }
    | { readonly type: 'parley-refused'; readonly owner: Owner }
    | { readonly type: 'captures'; readonly owner: Owner; readonly way: 'full' | 'halved' }
    | { readonly type: 'token-swapped'; readonly seat: SeatId; readonly at: TerritoryId }
    | {
        readonly type: 'order-given';
        readonly seat: SeatId;
        /** A place, or all armies. */
        readonly for: string;
        readonly field: string;
        readonly value?: string;
        readonly losses?: readonly UnitType[];
      }
    | { readonly type: 'order-dropped'; readonly seat: SeatId; readonly for: string }
    | {
        readonly type: 'move-planned' | 'plan-dropped';
        readonly seat: SeatId;
        readonly from: PlaceId;
        readonly to: PlaceId;
      }
    | { readonly type: 'rests' | 'wakes'; readonly seat: SeatId }
    | { readonly type: 'chose'; readonly seat: SeatId; readonly verb: string }
    | { readonly type: 'queue-dropped'; readonly seat: SeatId; readonly count: number }
    | { readonly type: 'fled' | 'flees'; readonly owner: Owner; readonly to: PlaceId }
    | {
        readonly type: 'battle-ended';
        readonly at: PlaceId;
        readonly winner: Owner | null;
        readonly loser: Owner | null;
      }
    | { readonly type: 'war'; readonly seat: SeatId; readonly against: SeatId; readonly declared: boolean }
    | {
        readonly type: 'marched';
        readonly seat: SeatId;
        readonly from: PlaceId;
        readonly to: PlaceId;
        readonly units: Tally;
        readonly vehicles: readonly number[];
        /** Men and vehicles, counted. */
        readonly pieces: Tally;
        /** Every place it came through, including the last. */
        readonly way?: readonly PlaceId[];
      }
    | { readonly type: 'horde'; readonly at: TerritoryId; readonly units: Tally }
    | { readonly type: 'passed-round'; readonly seat: SeatId }
    | { readonly type: 'no-full-move'; readonly seat: SeatId; readonly stuck: Stuck }
    | {
        readonly type: 'event-drawn';
        readonly card: number;
        readonly tolerated: number;
        /** The territories in play it strikes. */
        readonly places: readonly TerritoryId[];
      }
    | { readonly type: 'event-effects'; readonly first: string; readonly second: string }
    | {
        readonly type: 'event-rolled';
        readonly seat: SeatId;
        readonly effect: EventEffect;
        readonly die: number;
        readonly harmed: boolean;
      }
    | {
        readonly type: 'event-damage';
        readonly seat: SeatId;
        readonly at: PlaceId;
        readonly hit: UnitType;
        readonly lost: Tally;
        readonly dead: number;
      }
    | {
        readonly type: 'building-damaged';
        readonly seat: SeatId;
        readonly at: TerritoryId;
        readonly building: BuildingId;
        readonly destroyed: boolean;
        /** The owner of the engines; without one it was an event. */
        readonly by?: SeatId;
      }
    | { readonly type: 'cubes-lost'; readonly vehicle: number; readonly count: number; readonly goods: Tally }
    | { readonly type: 'rebellions'; readonly seat: SeatId; readonly count: number }
    | { readonly type: 'barbarian-added'; readonly at: TerritoryId; readonly unit: UnitId }
    | { readonly type: 'uprising'; readonly at: TerritoryId }
    | { readonly type: 'horde-moved'; readonly from: PlaceId; readonly to: PlaceId; readonly units: Tally }
    | { readonly type: 'cube-placed'; readonly at: TerritoryId; readonly good: GoodId }
    | {
        readonly type: 'voyage';
        readonly seat: SeatId;
        readonly way: readonly PlaceId[];
        readonly vehicle: number;
        readonly from: PlaceId;
        readonly to: PlaceId;
      }
    | { readonly type: 'stage-reached'; readonly seat: SeatId; readonly at: string }
    | {
        readonly type: 'cubes-bought';
        readonly seat: SeatId;
        readonly at: TerritoryId;
        readonly good: GoodId;
        readonly count: number;
      }
    | {
        readonly type: 'cubes-sold';
        readonly seat: SeatId;
        readonly at: TerritoryId;
        readonly count: number;
        readonly florins: number;
      }
    | {
        readonly type: 'route-opened';
        readonly seat: SeatId;
        readonly destination: TerritoryId;
        readonly stages: number;
        /** The stages before the destination. */
        readonly through: readonly TerritoryId[];
      }
    | { readonly type: 'route-dropped' | 'limit-reached'; readonly seat: SeatId }
    | {
        readonly type: 'galley-emptied';
        readonly owner: Owner;
        readonly at: PlaceId;
        readonly fate: 'sinks' | 'drifts';
        /** Wagons and engines on it. */
        readonly aboard?: Tally;
      }
    | { readonly type: 'captured'; readonly seat: SeatId; readonly owner: Owner; readonly units: Tally }
    | { readonly type: 'conquered'; readonly seat: SeatId; readonly at: TerritoryId; readonly from: SeatId | null }
    | {
        readonly type: 'plundered';
        readonly owner: Owner;
        readonly at: PlaceId;
        readonly pieces: Tally;
        readonly florins: number;
      }
    | { readonly type: 'turn-ended'; readonly turn: number }
    | { readonly type: 'final-honour'; readonly seat: SeatId; readonly why: string; readonly points: number }
    | { readonly type: 'technology'; readonly seat: SeatId; readonly technology: string }
    | {
        readonly type: 'raised';
        readonly seat: SeatId;
        readonly pieces: Tally;
        readonly at: PlaceId;
        /** Of a transport or engine. */
        readonly level?: string;
      }
    | { readonly type: 'purchase-dropped'; readonly seat: SeatId; readonly what: string }
    | PactEvent
    | { readonly type: typeof CHAPTER_ENDED; readonly chapter: Phase; readonly turn: number }
  );

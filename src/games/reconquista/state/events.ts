import type { CHAPTER_ENDED } from '../../../core/chronicle.js';
import type {
  Age,
  Faith,
  PlaceId,
  RandomEvent,
  RebellionKind,
  RegionId,
  Side,
  UnitKind,
  Verdict,
} from '../facts/ids.js';
import type { ForceRow } from '../facts/tables.js';
import type { PlagueKind } from './frame.js';
import type { Ending } from './state.js';
import type { Troops } from './troops.js';

/** Units of a side that moved or were lost. */
export type Toll = { readonly at: PlaceId; readonly side: Side; readonly units: Troops };

/** One die of a battle. */
export type Blow = { readonly side: Side; readonly unit: UnitKind; readonly face: number; readonly needed: number };

export const BATTLE_ENDS = [
  'both-gone',
  'attacker-gone',
  'defender-gone',
  'attacker-back',
  'defender-back',
  'attacker-in',
  'defender-in',
] as const;
export type BattleEnd = (typeof BATTLE_ENDS)[number];

export const SIEGE_ENDS = ['stormed', 'sacked', 'surrendered', 'relieved', 'besieger-gone'] as const;
export type SiegeEnd = (typeof SIEGE_ENDS)[number];

/** Goods that income buys (10.3). */
export const GOODS = ['army', 'garrison', 'city', 'fort', 'conversion', 'mercenary', 'bribe'] as const;
export type Good = (typeof GOODS)[number];

/** A Muslim force's response to bad odds (17.2.1 to 17.2.4). */
export const CAUTIONS = ['fight', 'halt', 'pass', 'stay-in'] as const;
export type Caution = (typeof CAUTIONS)[number];

export const LOSS_REASONS = ['unrest', 'famine', 'taifas', 'empire', 'rout', 'road', 'siege', 'left-over'] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

export type ReconquistaEvent =
  | { readonly type: 'game-began'; readonly turn: number; readonly year: number }
  | { readonly type: 'turn-began'; readonly turn: number; readonly year: number }
  // Phase 1
  | { readonly type: 'rebellion'; readonly region: RegionId; readonly kind: RebellionKind }
  | { readonly type: 'double-rebellion'; readonly region: RegionId }
  | { readonly type: 'rebellion-spared'; readonly region: RegionId; readonly kind: RebellionKind; readonly at: PlaceId }
  | { readonly type: 'rebels-rose'; readonly at: PlaceId; readonly count: number; readonly instead: Troops }
  | { readonly type: 'region-revolts'; readonly region: RegionId }
  | { readonly type: 'city-converted'; readonly at: PlaceId; readonly faith: Faith; readonly bought: boolean }
  | { readonly type: 'lost'; readonly why: LossReason; readonly tolls: readonly Toll[] }
  // Phase 2
  | {
      readonly type: 'event-drawn';
      readonly event: RandomEvent;
      readonly age: Age | null;
      readonly dice: readonly number[];
    }
  | { readonly type: 'neutrals-came'; readonly side: 'french' | 'bands'; readonly at: PlaceId; readonly count: number }
  | { readonly type: 'hired-for'; readonly event: 'mercenaries' | 'crusade'; readonly count: number }
  | { readonly type: 'order-placed'; readonly at: PlaceId }
  | { readonly type: 'event-void'; readonly event: RandomEvent }
  | { readonly type: 'cid-came'; readonly side: 'christian' | 'muslim'; readonly at: PlaceId | null }
  | { readonly type: 'cid-gone' }
  | { readonly type: 'cities-razed'; readonly region: RegionId; readonly cities: readonly PlaceId[] }
  | { readonly type: 'plague'; readonly region: RegionId; readonly count: number }
  | { readonly type: 'plague-took'; readonly at: PlaceId; readonly kind: PlagueKind }
  // Phase 3
  | {
      readonly type: 'income';
      readonly points: number;
      readonly regions: readonly RegionId[];
      readonly santiago: boolean;
      readonly event: number;
    }
  | { readonly type: 'bought'; readonly good: Good; readonly at: PlaceId; readonly cost: number }
  | { readonly type: 'crusaders-landed'; readonly at: PlaceId; readonly count: number }
  | { readonly type: 'unspent'; readonly points: number }
  // Phases 2, 4 and 5
  | {
      readonly type: 'marched';
      readonly side: Side;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly units: Troops;
      readonly cid: boolean;
    }
  | {
      readonly type: 'battle-round';
      readonly at: PlaceId;
      readonly attacker: Side;
      readonly defender: Side;
      readonly round: number;
      /** Rolls first, and kills before the others answer. */
      readonly first: Side | null;
      /** The side with a city or fort to retreat into. */
      readonly shelter: Side | null;
      readonly blows: readonly Blow[];
      readonly attackerLost: Troops;
      readonly defenderLost: Troops;
      readonly thread: string;
    }
  | {
      readonly type: 'battle-ended';
      readonly at: PlaceId;
      readonly attacker: Side;
      readonly defender: Side;
      readonly end: BattleEnd;
      readonly thread: string;
    }
  | {
      readonly type: 'retreated';
      readonly side: Side;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly units: Troops;
    }
  | { readonly type: 'besieged'; readonly side: Side; readonly at: PlaceId; readonly units: Troops }
  | {
      readonly type: 'siege-joined';
      readonly side: Side;
      readonly at: PlaceId;
      readonly units: Troops;
      /** Besiegers with them. */
      readonly now: number;
    }
  | { readonly type: 'captured'; readonly side: Side; readonly at: PlaceId }
  | { readonly type: 'left-behind'; readonly side: Side; readonly at: PlaceId; readonly units: Troops }
  | { readonly type: 'caution'; readonly at: PlaceId; readonly face: number; readonly caution: Caution }
  // Phase 5
  | {
      readonly type: 'reaction';
      readonly region: RegionId | null;
      readonly port: PlaceId | null;
      readonly cities: number;
      readonly dice: readonly number[];
    }
  | {
      readonly type: 'raised';
      readonly row: ForceRow | 'landing' | 'mercenaries';
      readonly at: PlaceId | null;
      readonly count: number;
    }
  // Phase 6
  | {
      readonly type: 'siege-round';
      readonly at: PlaceId;
      readonly besieger: Side;
      readonly besieged: Side;
      readonly dice: readonly number[];
      readonly strength: readonly number[];
    }
  | {
      readonly type: 'siege-ended';
      readonly at: PlaceId;
      readonly besieger: Side;
      readonly besieged: Side;
      readonly end: SiegeEnd;
    }
  // Phase 7
  | { readonly type: 'fort-gone'; readonly at: PlaceId }
  | { readonly type: 'turn-ended'; readonly turn: number; readonly points: number }
  | { readonly type: 'game-over'; readonly ending: Ending; readonly points: number; readonly verdict: Verdict }
  | {
      readonly type: typeof CHAPTER_ENDED;
      readonly chapter: 'fate' | 'answer';
      readonly turn: number;
      /** Places that Christians hold since this chapter, and hold no more. */
      readonly gained?: readonly PlaceId[];
      readonly lost?: readonly PlaceId[];
    };

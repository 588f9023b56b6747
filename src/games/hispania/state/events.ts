import type { CHAPTER_ENDED } from '../../../core/chronicle.js';
import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { AreaId, NationId, ProvinceId, River, UnitKind } from '../facts/ids.js';
import type { Disclosure, SpecialEvent } from '../special/events.js';
import type { Hire, Side, TargetType, Units } from './battle.js';
import type { Phase } from './stage.js';
import type { Stack } from './state.js';

/** The events of a game, typed; `words/` makes the sentences. */
export type HispaniaEvent = (EngineEvent | SpecialEvent) & { readonly thread?: string };

type EngineEvent = Disclosure &
  (
    | { readonly type: 'turn-began'; readonly turn: number }
    | { readonly type: 'nation-began'; readonly nation: NationId; readonly turn: number }
    | { readonly type: 'leader-left'; readonly nation: NationId; readonly leader: string }
    | {
        readonly type: 'income';
        readonly nation: NationId;
        readonly gold: number;
        readonly held: number;
      }
    | { readonly type: 'tribute'; readonly nation: NationId; readonly suzerain: NationId; readonly gold: number }
    | { readonly type: 'unit-bought'; readonly nation: NationId; readonly unit: UnitKind; readonly count: number }
    | { readonly type: 'gold-lost'; readonly nation: NationId; readonly gold: number }
    | { readonly type: 'arrived'; readonly nation: NationId; readonly units: Stack; readonly where: AreaId | null }
    | {
        readonly type: 'placed';
        readonly nation: NationId;
        readonly unit: string;
        readonly count: number;
        readonly to: AreaId;
      }
    | {
        readonly type: 'moved';
        readonly nation: NationId;
        readonly units: Stack;
        readonly path: readonly AreaId[];
        /** They attack, across this river (6.4). */
        readonly river?: River;
      }
    | { readonly type: 'left-the-game'; readonly nation: NationId; readonly units: Stack; readonly to: AreaId }
    | {
        readonly type: 'removed';
        readonly nation: NationId;
        readonly unit: string;
        readonly count: number;
        readonly area: AreaId;
        readonly why: RemovalReason;
      }
    | { readonly type: 'leader-killed'; readonly nation: NationId; readonly leader: string; readonly area: AreaId }
    | { readonly type: 'capital-moved'; readonly nation: NationId; readonly province: ProvinceId | null }
    | {
        readonly type: 'rebuilt';
        readonly nation: NationId;
        readonly province: ProvinceId;
        readonly unit: UnitKind;
        readonly ruin: NationId;
        readonly from: ProvinceId | null;
      }
    | {
        readonly type: 'battle-began';
        readonly province: ProvinceId;
        readonly attacker: NationId;
        readonly defender: NationId;
        readonly attackers: Stack;
        readonly defenders: Stack;
        /** The attacker's chance, if told. */
        readonly odds?: number;
        /** What else its odds depend on. */
        readonly setting?: {
          readonly turn: number;
          readonly nation: NationId | null;
          readonly pass: 1 | 2;
          readonly crossed: Units;
          readonly hire: Hire | null;
        };
      }
    | {
        readonly type: 'aimed';
        readonly side: Side;
        /** There was a choice: the other side will want to know. */
        readonly chosen: boolean;
        readonly nation: NationId;
        readonly aims: readonly { readonly unit: UnitKind; readonly at: TargetType; readonly dice: number }[];
      }
    | {
        readonly type: 'dice-rolled';
        readonly province: ProvinceId;
        readonly round: number;
        readonly by: NationId;
        readonly against: NationId;
        readonly attacker: readonly Shot[];
        readonly defender: readonly Shot[];
      }
    | {
        readonly type: 'units-lost';
        readonly province: ProvinceId;
        readonly nation: NationId;
        readonly lost: Units;
        readonly woundedKnights: number;
        readonly castleHits: number;
      }
    | {
        readonly type: 'castle-surrendered';
        readonly nation: NationId;
        readonly to: NationId;
        readonly province: ProvinceId;
      }
    | { readonly type: 'stood'; readonly province: ProvinceId; readonly nation: NationId; readonly side: Side }
    | {
        readonly type: 'retreated';
        readonly nation: NationId;
        readonly units: Stack;
        readonly from: AreaId;
        /** EL CID may also leave the board (11.el-cid.13). */
        readonly to: AreaId | 'aside';
      }
    | ({ readonly type: 'battle-ended' } & BattleReport)
    | {
        readonly type: 'submitted';
        readonly nation: NationId;
        readonly suzerain: NationId;
        readonly free: boolean;
      }
    | { readonly type: 'submission-refused'; readonly nation: NationId; readonly suzerain: NationId }
    | { readonly type: 'submission-ended'; readonly nation: NationId; readonly suzerain: NationId }
    | {
        readonly type: 'scored';
        readonly nation: NationId | null;
        readonly seat: SeatId | null;
        readonly points: number;
        readonly why: string;
        readonly province: ProvinceId | null;
        readonly count: number | null;
      }
    | { readonly type: 'phase-began'; readonly nation: NationId | null; readonly phase: Phase; readonly pass: number }
    /** `order`: its kind; `values`: the rest, which logs of before do not have. */
    | { readonly type: 'order-given'; readonly order: string; readonly values?: Terms }
    | { readonly type: 'order-cancelled'; readonly order: string; readonly values?: Terms }
    | { readonly type: 'asked-again' }
    | { readonly type: 'game-ended' }
    | {
        readonly type: typeof CHAPTER_ENDED;
        readonly chapter: 'nation' | 'turn' | 'sold';
        readonly nation: NationId | null;
        readonly turn: number;
        readonly still?: true;
      }
  );

export type Shot = {
  readonly unit: UnitKind;
  readonly at: TargetType;
  readonly face: number;
  readonly needed: number;
};

export const REMOVAL_REASONS = [
  'stacking',
  'population',
  'capital',
  'chosen',
  'no-retreat',
  'stranded',
  'rebuilding',
  'transformed',
  'left',
] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** A finished battle, for scores and powers. */
export type BattleReport = {
  readonly province: ProvinceId;
  readonly attacker: NationId;
  readonly defender: NationId;
  readonly attackerLost: Units;
  readonly defenderLost: Units;
  readonly attackerLeaders: readonly string[];
  readonly defenderLeaders: readonly string[];
  readonly attackerRetreated: Units;
  readonly defenderRetreated: Units;
  /** Leaders of the attack at its start (ARAGON's Ramirez). */
  readonly ledBy: readonly string[];
  /** Nobody, if one has submitted to the other. */
  readonly winner: NationId | null;
  readonly submitted?: NationId;
  readonly hire: Hire | null;
  readonly rounds: number;
};

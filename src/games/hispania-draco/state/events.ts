import type { JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import type { Contest, ContestKind } from '../battle/contest.js';
import type { Verdict } from '../battle/verdict.js';
import type {
  ArmyKind,
  CityId,
  CommanderId,
  GarrisonId,
  GeneralId,
  ProvinceId,
  ScenarioId,
  SeaId,
  SpaceId,
} from '../facts/ids.js';
import type { Leg } from '../movement/ways.js';
import type { Ending, OrderTopic, OrderWay } from './state.js';

/** Events, with everything their sentences and map marks need. */
export type DracoEvent = Happened & { readonly thread?: string };

type Happened =
  | { readonly type: 'campaign-began'; readonly level: string; readonly scenario: ScenarioId | 'none' }
  | { readonly type: 'uprising'; readonly city: CityId; readonly count: number }
  | { readonly type: 'army-rose'; readonly army: ArmyKind; readonly at: CityId }
  | {
      readonly type: 'road-laid';
      readonly general: GeneralId;
      readonly between: readonly CityId[];
      readonly cost: number;
    }
  | { readonly type: 'road-kept'; readonly general: GeneralId }
  | { readonly type: 'roads-left'; readonly count: number }
  | { readonly type: 'stationed'; readonly commander: CommanderId; readonly at: SpaceId }
  | {
      readonly type: 'turn-began';
      readonly general: GeneralId;
      readonly round: number;
      readonly year: number;
      readonly denarii: number;
    }
  | { readonly type: 'returned'; readonly commander: CommanderId; readonly at: SpaceId }
  | { readonly type: 'stays-away'; readonly general: GeneralId }
  | {
      readonly type: 'moved';
      readonly commander: CommanderId;
      readonly legs: readonly Leg[];
      readonly at: SpaceId;
      readonly cost: number;
      readonly free: boolean;
    }
  | {
      readonly type: 'sailed';
      readonly path: readonly SeaId[];
      readonly at: SeaId;
      readonly cost: number;
      readonly aboard: readonly CommanderId[];
    }
  | { readonly type: 'stick-removed' }
  | {
      readonly type: 'garrison-placed';
      readonly general: GeneralId;
      readonly garrison: GarrisonId;
      readonly at: CityId;
    }
  | {
      readonly type: 'garrison-removed';
      readonly general: GeneralId;
      readonly garrison: GarrisonId;
      readonly at: CityId;
    }
  | { readonly type: 'proconsul-called'; readonly at: SeaId }
  | { readonly type: 'handed-over' }
  | {
      readonly type: 'declared';
      readonly contest: ContestKind;
      readonly commander: CommanderId | null;
      readonly army: CityId | null;
      readonly target: SpaceId;
      readonly denarii: number;
    }
  | { readonly type: 'raised'; readonly count: number }
  | { readonly type: 'rested' }
  | { readonly type: 'thrown-again'; readonly die: 'roman' | 'hispanic'; readonly face: number }
  | {
      readonly type: 'fought';
      readonly contest: ContestKind;
      readonly commander: CommanderId | null;
      readonly army: CityId | null;
      readonly target: SpaceId;
      readonly sides: Contest;
      /** 0: not thrown. */
      readonly roman: number;
      readonly hispanic: number;
      readonly verdict: Verdict;
    }
  | { readonly type: 'revolt-removed'; readonly at: SpaceId; readonly left: number }
  | { readonly type: 'army-destroyed'; readonly army: ArmyKind; readonly at: CityId; readonly revolts: number }
  | {
      readonly type: 'commander-beaten';
      readonly commander: CommanderId;
      readonly at: SpaceId;
      readonly garrisons: number;
    }
  | { readonly type: 'garrison-lost'; readonly garrison: GarrisonId; readonly at: CityId }
  | { readonly type: 'revolt-rolled'; readonly roman: number; readonly hispanic: number; readonly city: CityId }
  | { readonly type: 'revolt-spread'; readonly at: CityId; readonly count: number }
  | { readonly type: 'city-guarded'; readonly at: CityId }
  | { readonly type: 'city-full'; readonly at: CityId }
  | {
      readonly type: 'army-chose';
      readonly at: CityId;
      readonly options: readonly CityId[];
      /** 0: no die was needed, or Hispano chose. */
      readonly face: number;
      readonly to: CityId | null;
      readonly chosen: boolean;
    }
  | {
      readonly type: 'army-marched';
      readonly from: CityId;
      readonly to: CityId;
      readonly province: ProvinceId;
      readonly placed: boolean;
    }
  | {
      readonly type: 'bribed';
      readonly commander: CommanderId;
      readonly at: CityId;
      readonly denarii: number;
      readonly face: number;
      readonly won: boolean;
    }
  | { readonly type: 'phase-passed'; readonly general: GeneralId; readonly lost: number }
  /** `reserve`: the revolts left in it. */
  | { readonly type: 'years-passed'; readonly year: number; readonly left: number; readonly reserve: number }
  | { readonly type: 'lent'; readonly general: GeneralId; readonly seat: SeatId; readonly friend: SeatId }
  | { readonly type: 'taken-back'; readonly general: GeneralId; readonly seat: SeatId }
  | { readonly type: 'proposed'; readonly seat: SeatId; readonly general: GeneralId; readonly action: JsonObject }
  | { readonly type: 'approved'; readonly seat: SeatId; readonly by: SeatId }
  | {
      readonly type: 'ordered';
      readonly topic: OrderTopic;
      readonly way: OrderWay;
      readonly audience: readonly SeatId[];
    }
  | { readonly type: 'campaign-ended'; readonly ending: Ending; readonly won: boolean }
  | { readonly type: 'chapter-ended'; readonly what: 'set-up' | 'turn' | 'campaign'; readonly general?: GeneralId };

import type { SeatId } from '../../../core/seat.js';
import type { AreaId, EventKind, NationId, ProvinceId, UnitKind } from '../facts/ids.js';
import type { Units } from '../state/battle.js';

/** Secret events are read only by their seats; `reveals` shows a former secret. */
export type Disclosure = { readonly audience?: readonly SeatId[]; readonly reveals?: true };

/** Events of single nations and of the optional rules. */
export type SpecialEvent = Disclosure &
  (
    | {
        readonly type: 'provinces-counted';
        readonly nation: NationId;
        readonly provinces: readonly { readonly province: ProvinceId; readonly points: number }[];
        readonly extra: number;
      }
    | { readonly type: 'fort-placed'; readonly nation: NationId; readonly province: ProvinceId }
    | {
        readonly type: 'marched';
        readonly nation: NationId;
        readonly province: ProvinceId;
        readonly against: NationId | null;
        readonly faces: readonly number[];
        readonly lost: number;
      }
    | { readonly type: 'castle-given'; readonly nation: NationId; readonly province: ProvinceId }
    | { readonly type: 'castle-forfeited'; readonly nation: NationId; readonly count: number }
    | { readonly type: 'toledo-fell'; readonly to: NationId }
    | { readonly type: 'revolted'; readonly nation: NationId; readonly against: NationId }
    | {
        readonly type: 'berbers-recruited';
        readonly nation: NationId;
        readonly count: number;
        readonly province: AreaId;
      }
    | { readonly type: 'became-infantry'; readonly nation: NationId; readonly count: number }
    | {
        readonly type: 'mission-offered';
        readonly nation: NationId;
        readonly province: ProvinceId;
        readonly targets: Units;
        readonly fee: number;
      }
    | { readonly type: 'mission-answered'; readonly nation: NationId; readonly accepted: boolean }
    | { readonly type: 'mission-paid'; readonly nation: NationId; readonly gold: number }
    | { readonly type: 'company-entered'; readonly province: ProvinceId; readonly units: Units }
    | { readonly type: 'nation-left'; readonly nation: NationId }
    | {
        readonly type: 'transformed';
        readonly nation: NationId;
        readonly into: readonly NationId[];
        readonly gone: boolean;
      }
    | {
        readonly type: 'converted';
        readonly nation: NationId;
        readonly province: AreaId;
        readonly unit: UnitKind;
        readonly count: number;
      }
    | { readonly type: 'land-taken'; readonly nation: NationId; readonly provinces: readonly ProvinceId[] }
    | { readonly type: 'turned-neutral'; readonly nation: NationId }
    | { readonly type: 'counters-drawn'; readonly seat: SeatId; readonly count: number }
    | { readonly type: 'counter-drawn'; readonly seat: SeatId; readonly event: EventKind }
    | { readonly type: 'counters-short'; readonly each: number }
    | { readonly type: 'remise-drawn'; readonly seat: SeatId; readonly count: number }
    | {
        readonly type: 'event-played';
        readonly seat: SeatId;
        readonly event: EventKind;
        readonly nation: NationId | null;
      }
    | { readonly type: 'event-cancelled'; readonly seat: SeatId; readonly event: EventKind }
    | { readonly type: 'sign-used'; readonly seat: SeatId }
    | { readonly type: 'group-assigned'; readonly seat: SeatId; readonly nation: NationId; readonly points: number }
    | { readonly type: 'group-set-aside'; readonly nation: NationId }
    | {
        readonly type: 'auction-opened';
        readonly nation: NationId;
        readonly least: number;
        readonly seats: readonly SeatId[];
        /** Added when it is told: seats barred from bidding, with their rivals. */
        readonly barred?: readonly { readonly seat: SeatId; readonly rival: NationId }[];
      }
    | { readonly type: 'bid-made'; readonly seat: SeatId; readonly nation: NationId; readonly points: number }
    | { readonly type: 'bid-passed'; readonly seat: SeatId; readonly nation: NationId }
    | { readonly type: 'nation-claimed'; readonly seat: SeatId; readonly nation: NationId }
    | {
        readonly type: 'nation-assigned';
        readonly seat: SeatId;
        readonly nation: NationId;
        readonly points: number;
        readonly how: 'bid' | 'forced' | 'lot' | 'claim' | 'major' | 'major-bid' | 'major-lot' | 'heir';
      }
    | {
        readonly type: 'bids-opened';
        readonly nation: NationId;
        readonly bids: readonly { readonly seat: SeatId; readonly points: number }[];
      }
    | { readonly type: 'bid-sealed'; readonly seat: SeatId }
  );

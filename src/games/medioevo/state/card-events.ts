import type { Tally } from '../../../core/action.js';
import type { GameEvent } from '../../../core/chronicle.js';
import type { SeatId } from '../../../core/seat.js';
import type { Branch, GoodId, TechnologyId, UnitId } from '../facts/kinds.js';
import type { PlaceId, TerritoryId } from '../facts/place-ids.js';
import type { Owner } from './land.js';
import type { Ban } from './lasting.js';
import type { CardOrder } from './realm.js';

/** Events of cards, technologies and objectives (chapter 8). */
export type CardEvent = GameEvent &
  (
    | { readonly type: 'card-played'; readonly seat: SeatId; readonly card: number }
    | { readonly type: 'card-borrowed'; readonly seat: SeatId; readonly card: number; readonly lender: SeatId }
    | { readonly type: 'card-cancelled' | 'card-readied'; readonly seat: SeatId; readonly card: number }
    | { readonly type: 'stay-turned'; readonly seat: SeatId; readonly cards: readonly string[] }
    | { readonly type: 'points-made'; readonly seat: SeatId; readonly made: readonly Branch[] }
    | { readonly type: 'technology-used'; readonly seat: SeatId; readonly technology: TechnologyId }
    | { readonly type: 'slain'; readonly owner: Owner; readonly at: PlaceId; readonly units: Tally }
    | { readonly type: 'sabotaged'; readonly owner: Owner; readonly at: PlaceId; readonly destroyed: boolean }
    | { readonly type: 'unit-changed'; readonly owner: Owner; readonly at: PlaceId; readonly unit: UnitId }
    | { readonly type: 'joined-horde'; readonly seat: SeatId; readonly at: TerritoryId; readonly units: Tally }
    | { readonly type: 'banned'; readonly at: TerritoryId; readonly ban: Ban }
    | {
        readonly type: 'protected';
        readonly seat: SeatId;
        readonly places: readonly PlaceId[];
        readonly lots?: readonly string[];
      }
    | { readonly type: 'cube-moved'; readonly from: TerritoryId; readonly to: TerritoryId; readonly good: GoodId }
    | { readonly type: 'received' | 'banked'; readonly seat: SeatId; readonly florins: number }
    | { readonly type: 'barbarians-moved'; readonly from: TerritoryId; readonly to: TerritoryId; readonly units: Tally }
    | { readonly type: 'won-over'; readonly seat: SeatId; readonly at: TerritoryId; readonly units: Tally }
    | {
        readonly type: 'noted';
        readonly seat: SeatId;
        readonly verb: string;
        readonly card?: string;
        readonly technology?: string;
      }
    | { readonly type: 'points-spent'; readonly seat: SeatId; readonly points: number }
    | { readonly type: 'route-finished'; readonly seat: SeatId; readonly stages: number }
    | { readonly type: 'outnumbered'; readonly seat: SeatId }
    | { readonly type: 'claimed'; readonly seat: SeatId; readonly card: number; readonly token: string }
    | { readonly type: 'order-set'; readonly seat: SeatId; readonly card: number; readonly order: CardOrder }
    | { readonly type: 'keeps-back'; readonly seat: SeatId; readonly keeps: string }
  );

import type { SeatId } from '../../../core/seat.js';
import type { TechnologyId, UnitId } from '../facts/kinds.js';
import type { PlaceId, TerritoryId } from '../facts/place-ids.js';
import type { Units } from './units.js';

/** What a Bishop forbids in a territory (8.1): to fight, to trade, to leave. */
export const BANS = ['combat', 'commerce', 'leave'] as const;
export type Ban = (typeof BANS)[number];

/** How a group may go in its next move otherwise than by the rules of movement. */
export const WAYS = ['half', 'unseen', 'follow', 'edict', 'logistics'] as const;
export type Way = (typeof WAYS)[number];

/** What a card or a technology has changed until the end of the turn, or until it is used. */
export type Lasting =
  | { readonly kind: 'ban'; readonly what: Ban; readonly at: TerritoryId; readonly turn: number }
  /** A caravan is a war wagon too, and a war wagon a caravan (card 11). */
  | { readonly kind: 'both'; readonly vehicle: number }
  /** A siege engine carries units (card 54). */
  | { readonly kind: 'wagon'; readonly vehicle: number; readonly capacity: number }
  /** The crew of an engine fights in the melee too (Machinery). */
  | { readonly kind: 'machinery'; readonly vehicle: number }
  /** A military building protects against two kinds of attack (card 12). */
  | { readonly kind: 'second-protection'; readonly seat: SeatId; readonly at: TerritoryId }
  /** A tower where none stands, or a point more of protection (card 26). */
  | { readonly kind: 'tower'; readonly seat: SeatId; readonly at: TerritoryId }
  /** A lot that is kept and not plundered: `building:civil`, `cubes`, or, wherever it goes, `vehicle:12` (cards 50, 51). */
  | { readonly kind: 'spared'; readonly at: PlaceId; readonly lot: string }
  /** A unit is of another type until the end of the turn (cards 67, 68; Promotion). */
  | {
      readonly kind: 'changed';
      readonly owner: string;
      readonly at: TerritoryId;
      readonly was: UnitId;
      readonly is: UnitId;
    }
  /** A horde that fights for a player (card 65), and units that fight for barbarians (card 66). */
  | { readonly kind: 'mercenaries'; readonly seat: SeatId; readonly at: TerritoryId; readonly units: Units }
  | {
      readonly kind: 'guests';
      readonly seat: SeatId;
      readonly units: Units;
      readonly from: TerritoryId;
      /** With the horde, wherever it goes. */
      readonly at: PlaceId;
    }
  | {
      readonly kind: 'way';
      readonly way: Way;
      readonly seat: SeatId;
      readonly uses: number;
      readonly at: PlaceId | null;
    }
  /** A card that is not readied at the end of the turn (card 13). */
  | { readonly kind: 'stays-turned'; readonly seat: SeatId; readonly card: number }
  /** The card of another that was used in this turn (Proselytism), and a technology of another (Flight of time). */
  | { readonly kind: 'proselyte'; readonly seat: SeatId; readonly card: number }
  | { readonly kind: 'technology'; readonly seat: SeatId; readonly technology: TechnologyId }
  /** What is paid less this turn: a building (32, 33), interest (37, 38). */
  /** What the next sale or purchase brings or costs otherwise (Commerce, Market). */
  | {
      readonly kind: 'price';
      readonly seat: SeatId;
      readonly technology: 'commerce' | 'market';
      readonly uses: number;
    }
  | { readonly kind: 'discount'; readonly seat: SeatId; readonly card: number }
  /** A sale that ends a route has the bonus of the market too (card 64). */
  | { readonly kind: 'route-and-market'; readonly seat: SeatId }
  /** Places that an event spares (cards 42, 43). */
  | { readonly kind: 'healthy'; readonly at: TerritoryId };

/** Does a ban of this turn lie on the place? */
export function isBanned(
  { lasting, turn }: { readonly lasting: readonly Lasting[]; readonly turn: number },
  what: Ban,
  at: PlaceId,
): boolean {
  return lasting.some((one) => one.kind === 'ban' && one.what === what && one.at === at && one.turn === turn);
}

/** What is still there when the next turn begins: bans, which may not come twice running. */
export function afterTurn(lasting: readonly Lasting[], turn: number): readonly Lasting[] {
  return lasting.filter((one) => one.kind === 'ban' && one.turn === turn);
}

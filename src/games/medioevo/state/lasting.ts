import type { SeatId } from '../../../core/seat.js';
import type { TechnologyId, UnitId } from '../facts/kinds.js';
import type { PlaceId, TerritoryId } from '../facts/place-ids.js';
import type { Units } from './units.js';

/** A Bishop's bans on a territory (8.1): fighting, trading, leaving. */
export const BANS = ['combat', 'commerce', 'leave'] as const;
export type Ban = (typeof BANS)[number];

/** Exceptions from the movement rules for a group's next move. */
export const WAYS = ['half', 'unseen', 'follow', 'edict', 'logistics'] as const;
export type Way = (typeof WAYS)[number];

/** Changes by cards and technologies until the end of the turn, or until used. */
export type Lasting =
  | { readonly kind: 'ban'; readonly what: Ban; readonly at: TerritoryId; readonly turn: number }
  /** A caravan also counts as a war wagon, and a war wagon as a caravan (card 11). */
  | { readonly kind: 'both'; readonly vehicle: number }
  /** A siege engine carries units (card 54). */
  | { readonly kind: 'wagon'; readonly vehicle: number; readonly capacity: number }
  /** An engine's crew fights in the melee too (Machinery). */
  | { readonly kind: 'machinery'; readonly vehicle: number }
  /** A military building protects from two kinds of attack (card 12). */
  | { readonly kind: 'second-protection'; readonly seat: SeatId; readonly at: TerritoryId }
  /** A tower where none stands, or one more point of protection (card 26). */
  | { readonly kind: 'tower'; readonly seat: SeatId; readonly at: TerritoryId }
  /** A lot safe from plunder: `building:civil`, `cubes`, or, wherever it goes, `vehicle:12` (cards 50, 51). */
  | { readonly kind: 'spared'; readonly at: PlaceId; readonly lot: string }
  /** A unit changed in type until the end of the turn (cards 67, 68; Promotion). */
  | {
      readonly kind: 'changed';
      readonly owner: string;
      readonly at: TerritoryId;
      readonly was: UnitId;
      readonly is: UnitId;
    }
  /** A horde fighting for a player (card 65), and units fighting for barbarians (card 66). */
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
  /** A card not readied at the end of the turn (card 13). */
  | { readonly kind: 'stays-turned'; readonly seat: SeatId; readonly card: number }
  /** Another's card used this turn (Proselytism), and a borrowed technology (Flight of time). */
  | { readonly kind: 'proselyte'; readonly seat: SeatId; readonly card: number }
  | { readonly kind: 'technology'; readonly seat: SeatId; readonly technology: TechnologyId }
  /** Savings this turn: on a building (32, 33), on interest (37, 38). */
  /** A changed price for the next sale or purchase (Commerce, Market). */
  | {
      readonly kind: 'price';
      readonly seat: SeatId;
      readonly technology: 'commerce' | 'market';
      readonly uses: number;
    }
  | { readonly kind: 'discount'; readonly seat: SeatId; readonly card: number }
  /** A sale that ends a route gets the market's bonus too (card 64). */
  | { readonly kind: 'route-and-market'; readonly seat: SeatId }
  /** Places an event spares (cards 42, 43). */
  | { readonly kind: 'healthy'; readonly at: TerritoryId };

/** Is the place under such a ban this turn? */
export function isBanned(
  { lasting, turn }: { readonly lasting: readonly Lasting[]; readonly turn: number },
  what: Ban,
  at: PlaceId,
): boolean {
  return lasting.some((one) => one.kind === 'ban' && one.what === what && one.at === at && one.turn === turn);
}

/** What remains at the start of the next turn: bans, which may not come twice in a row. */
export function afterTurn(lasting: readonly Lasting[], turn: number): readonly Lasting[] {
  return lasting.filter((one) => one.kind === 'ban' && one.turn === turn);
}

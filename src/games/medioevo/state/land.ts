import type { SeatId } from '../../../core/seat.js';
import type { GoodId, Level } from '../facts/kinds.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { isSameUnits, sizeOf, type Units } from './units.js';

/** A piece's owner: a seat, or the barbarians. */
export const BARBARIANS = 'barbarians';
export type Owner = SeatId;

/** One owner's military units in a place; those with a stop token are not carried again this turn (6.2.4). */
export type Army = {
  readonly units: Units;
  readonly stopped: Units;
};
export const NO_ARMY: Army = { units: {}, stopped: {} };

/** A building by class; `damage` is its number of destruction tokens. */
export type Building = { readonly level: Level; readonly damage: number };

/** A control token, and the territory of the military building that gave it. */
export type ControlToken = { readonly owner: SeatId; readonly from: TerritoryId };

export type Land = {
  /** The controlling seat; null: no player (5.1 to 5.3). */
  readonly holder: SeatId | null;
  readonly armies: { readonly [Owner: string]: Army };
  readonly civil: Building | null;
  readonly military: Building | null;
  readonly religious: Building | null;
  readonly token: ControlToken | null;
  /** The cubes placed here, one per colour: a great market of that value. */
  readonly market: readonly GoodId[];
};

export const BARE: Land = {
  holder: null,
  armies: {},
  civil: null,
  military: null,
  religious: null,
  token: null,
  market: [],
};

/** The owners of military units there, including barbarians. */
export function armiesIn({ armies }: Pick<Land, 'armies'>): readonly Owner[] {
  return Object.keys(armies).filter((owner) => sizeOf(armies[owner]?.units ?? {}) > 0);
}

/** Is exactly this army there already, named last as the army that changed last? */
export function isSameArmy(armies: Land['armies'], owner: Owner, { units, stopped }: Army): boolean {
  const there = armies[owner];
  if (there === undefined) return sizeOf(units) === 0;
  if (Object.keys(armies).at(-1) !== owner) return false;
  return isSameUnits(there.units, units) && isSameUnits(there.stopped, stopped);
}

export function unitsOf({ armies }: Pick<Land, 'armies'>, owner: Owner): Units {
  return armies[owner]?.units ?? {};
}

/** The total level of its buildings; a cathedral is of level III. */
export function levelsIn({ civil, military, religious }: Land): number {
  return (civil?.level ?? 0) + (military?.level ?? 0) + (religious === null ? 0 : 3);
}

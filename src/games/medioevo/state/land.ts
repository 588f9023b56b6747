import type { SeatId } from '../../../core/seat.js';
import type { GoodId, Level } from '../facts/kinds.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { alike, sizeOf, type Units } from './units.js';

/** Whose a piece is: a seat's, or nobody's who plays. */
export const BARBARIANS = 'barbarians';
export type Owner = SeatId;

/**
 * The military units of one owner in a place; some of them have a stop token and are carried no more this turn (6.2.4).
 */
export type Army = {
  readonly units: Units;
  readonly stopped: Units;
};
export const NO_ARMY: Army = { units: {}, stopped: {} };

/** A building of its class; `damage` are its destruction tokens. */
export type Building = { readonly level: Level; readonly damage: number };

/** A control token, and the territory of the military building that gave it. */
export type ControlToken = { readonly owner: SeatId; readonly from: TerritoryId };

export type Land = {
  /** Who controls it: nobody of the players where null (5.1 to 5.3). */
  readonly holder: SeatId | null;
  readonly armies: { readonly [Owner: string]: Army };
  readonly civil: Building | null;
  readonly military: Building | null;
  readonly religious: Building | null;
  readonly token: ControlToken | null;
  /** The cubes placed here, one of a colour: a great market of that value. */
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

/** Who has military units there, barbarians among them. */
export function armiesIn({ armies }: Pick<Land, 'armies'>): readonly Owner[] {
  return Object.keys(armies).filter((owner) => sizeOf(armies[owner]?.units ?? {}) > 0);
}

/** Does this army stand there already, whoever changed last named last? */
export function isAs(armies: Land['armies'], owner: Owner, { units, stopped }: Army): boolean {
  const there = armies[owner];
  if (there === undefined) return sizeOf(units) === 0;
  if (Object.keys(armies).at(-1) !== owner) return false;
  return alike(there.units, units) && alike(there.stopped, stopped);
}

export function unitsOf({ armies }: Pick<Land, 'armies'>, owner: Owner): Units {
  return armies[owner]?.units ?? {};
}

/** The levels of all its buildings together; a cathedral is of level III. */
export function levelsIn({ civil, military, religious }: Land): number {
  return (civil?.level ?? 0) + (military?.level ?? 0) + (religious === null ? 0 : 3);
}

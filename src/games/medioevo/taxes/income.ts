import type { SeatId } from '../../../core/seat.js';
import { censusOf } from '../control/census.js';
import { heldBy } from '../control/holder.js';
import { upkeepPieces } from '../control/supply.js';
import { isLetIn } from '../diplomacy/overstaying.js';
import { areAllied } from '../diplomacy/relations.js';
import { territoryCard } from '../facts/board.js';
import type { Terrain } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { interestSaved } from '../purchases/discounts.js';
import { armiesIn, BARBARIANS, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';

/** Per city, for each cube of its market (3.1). */
const CITY_BONUS = 20;
/** For players with neither a territory nor a military unit (6.11). */
const ALMS = 200;
export const UPKEEP = 20;

/** The tax, once per territory and once per level of its civil building; plus the cities' bonus (3.1). */
export function incomeOf(state: Medioevo, seat: SeatId, tax: number): number {
  const held = heldBy(state, seat);
  if (held.length === 0 && !hasUnits(state, seat)) return ALMS;
  return held
    .filter((at) => isUndisturbed(state, seat, at))
    .reduce((sum, at) => {
      const { civil, market } = state.lands[at];
      const bonus = civil?.level === 3 ? CITY_BONUS * market.length : 0;
      return sum + tax * (1 + (civil?.level ?? 0)) + bonus;
    }, 0);
}

/** No other units stand there, barbarian or player, except those a pact lets in (3.1). */
function isUndisturbed(state: Medioevo, seat: SeatId, at: TerritoryId): boolean {
  return armiesIn(state.lands[at]).every(
    (other) =>
      other === seat || (other !== BARBARIANS && (isLetIn(state, other, seat) || areAllied(state, other, seat))),
  );
}

function hasUnits(state: Medioevo, seat: SeatId): boolean {
  return (
    sizeOf(censusOf(state.lands).units.get(seat) ?? {}) > 0 ||
    state.vehicles.some(({ owner, units }) => owner === seat && sizeOf(units) > 0)
  );
}

/** 20 for each military unit, transport and engine (3.2); by terrain in that variant (9.2). */
export function upkeepOf(state: Medioevo, seat: SeatId): number {
  if (!state.options.terrain) return UPKEEP * upkeepPieces(state, seat);
  const ashore = state.inPlay.reduce((sum, at) => sum + rateAt(state, at) * sizeOf(unitsOf(state.lands[at], seat)), 0);
  return state.vehicles
    .filter(({ owner }) => owner === seat)
    .reduce((sum, { at, units }) => sum + rateAt(state, at) * (1 + sizeOf(units)), ashore);
}

const RATES: { readonly [Kind in Terrain]: number } = { plain: 20, forest: 20, hill: 20, mountain: 30, desert: 40 };
const INHABITED_RATE = 10;

/** A piece's upkeep by its place (9.2); at sea as on a plain. */
function rateAt(state: Medioevo, at: PlaceId): number {
  if (!isTerritory(at)) return UPKEEP;
  const { inhabited, terrain } = territoryCard(bookOf(state.overrides).board, at);
  return inhabited ? INHABITED_RATE : RATES[terrain];
}

export const INTEREST = 50;

/**
 * For each loan of an earlier turn, even if one was taken and one repaid since (RULINGS 123); plus unpaid interest
 * (8.3).
 */
export function interestOf(state: Medioevo, seat: SeatId): number {
  const realm = state.realms[seat];
  if (realm === undefined) return 0;
  const fresh = realm.borrowed === state.turn && realm.repaid !== state.turn;
  const earlier = realm.loans - (fresh ? 1 : 0);
  return Math.max(0, INTEREST * Math.max(0, earlier) + realm.arrears - interestSaved(state, seat));
}

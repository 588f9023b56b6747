import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { heldBy } from '../control/holder.js';
import { reserveOf } from '../control/supply.js';
import { placingLands } from '../diplomacy/rights.js';
import type { Play } from '../engine/play.js';
import { territoryCard } from '../facts/board.js';
import { UNIT_IDS, type UnitId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { captainLevel, typeOf, unitCard } from '../facts/pieces.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf, type Units } from '../state/units.js';

/** Three, plus one per level of one's civil buildings (4.5). */
const UNITS_A_TURN = 3;

export function unitLimit(state: Medioevo, seat: SeatId): number {
  return heldBy(state, seat).reduce((sum, at) => sum + (state.lands[at].civil?.level ?? 0), UNITS_A_TURN);
}

export function unitsStillToBuy(state: Medioevo, seat: SeatId): number {
  return Math.max(0, unitLimit(state, seat) - (state.realms[seat]?.unitsBought ?? 0));
}

/** A controlled inhabited zone, or a controlled territory with a military building (4.5). */
export function musterPlaces(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  const { board } = bookOf(state.overrides);
  const lands = placingLands(state, seat, 'military-control');
  return lands.filter((at) => territoryCard(board, at).inhabited || state.lands[at].military !== null);
}

/** A ransom is double this price. A captain costs by level, whatever his points (4.5). */
export function costOfUnit(state: Medioevo, unit: UnitId): number {
  return unitCard(bookOf(state.overrides).pieces, typeOf(unit)).cost * Math.max(1, captainLevel(unit));
}

const PLAIN = UNIT_IDS.filter((unit) => captainLevel(unit) === 0);

/** Plain units affordable one by one; the total is checked later. */
function plainUnits(state: Medioevo, seat: SeatId): Tally {
  const cash = state.realms[seat]?.cash ?? 0;
  const counts = PLAIN.map((unit) => {
    const affordable = Math.floor(cash / costOfUnit(state, unit));
    return [unit, Math.min(affordable, reserveOf(state, seat, typeOf(unit)), unitsStillToBuy(state, seat))] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** One kind at a time, so that every offered number is affordable. */
export const buyUnits: kit.Verb<Medioevo, Play, unknown> = {
  several: { slot: 'unit', most: PLAIN.length },
  when: (state, _here, seat) => Object.keys(plainUnits(state, seat)).length > 0 && musterPlaces(state, seat).length > 0,
  slots: [
    (state, _here, seat) => kit.askOne('unit', 'unit', Object.keys(plainUnits(state, seat))),
    (state, _here, seat, { unit }) => kit.askNumber('count', 1, plainUnits(state, seat)[String(unit)] ?? 1),
    (state, _here, seat) => kit.askOne('at', 'territory', musterPlaces(state, seat)),
  ],
  does(play, _here, seat, action) {
    const unit = kit.oneIn(UNIT_IDS, action.unit);
    const count = kit.numberIn(action, 'count');
    if (unit === null || typeof action.at !== 'string' || !isTerritory(action.at)) return;
    play.pay(seat, count * costOfUnit(play.state, unit), 'purchase');
    muster(play, seat, action.at, { [unit]: count });
  },
};

/** Units placed in phase 4 count towards the limit (4.5, RULINGS 95). */
export function muster(play: Play, seat: SeatId, at: TerritoryId, units: Units): void {
  play.addUnits(at, seat, units);
  play.changeRealm(seat, { unitsBought: play.realm(seat).unitsBought + sizeOf(units) });
  play.emit({ type: 'raised', seat, pieces: tallyOf(units), at });
}

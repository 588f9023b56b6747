import type { SeatId } from '../../../core/seat.js';
import { heldBy, homeSeat } from '../control/holder.js';
import { TAX_LEVELS, type TaxLevel } from '../facts/kinds.js';
import { usualTax } from '../policy/tax.js';
import { levelsIn, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { incomeOf, interestOf, upkeepOf } from '../taxes/income.js';
import { type Idea, idea } from './idea.js';
import { turnsLeft, USUAL_TAX } from './purse.js';

/** More than this is not needed so much that a revolt were worth it. */
const RICH = 1500;
/** Levels of buildings without a guard that a horde would burn. */
const MUCH_AT_STAKE = 3;

/** Twenty, which three cards of thirty answer with a revolt; ten where that would burn more than it brings. */
export function taxing(state: Medioevo, seat: SeatId): Idea {
  const cash = state.realms[seat]?.cash ?? 0;
  const due = upkeepOf(state, seat) + interestOf(state, seat);
  const pays = (tax: TaxLevel) => cash + incomeOf(state, seat, tax) >= due;
  const homes = heldBy(state, seat).filter((at) => homeSeat(state, at) === seat);
  const bare = homes.filter((at) => sizeOf(unitsOf(state.lands[at], seat)) === 0);
  const burns = bare.reduce((sum, at) => sum + levelsIn(state.lands[at]), 0);
  const soldiers = homes.some((at) => sizeOf(unitsOf(state.lands[at], seat)) > 1);
  const careful = (cash > RICH && burns >= MUCH_AT_STAKE && !soldiers) || turnsLeft(state) === 0;
  const wanted = careful ? TAX_LEVELS[0] : USUAL_TAX;
  const level = pays(wanted) ? wanted : usualTax(state, seat);
  return idea(
    { verb: 'tax', level: `${Math.max(wanted, level)}` },
    level > USUAL_TAX ? 'tax-needed' : level === USUAL_TAX ? 'tax-usual' : 'tax-safe',
  );
}

import type { Dice } from '../../../core/dice.js';
import type { SeatId } from '../../../core/seat.js';
import { FLORINS } from '../setup/start.js';
import type { Medioevo } from '../state/state.js';
import { incomeOf, interestOf, upkeepOf } from '../taxes/income.js';
import { dueNow } from '../taxes/upkeep.js';

/** Florins are counted in tens. */
const STEP = 10;
/** What somebody has beyond his needs: evenly up to so many steps. */
const MOST = 40;
/** The tax that nearly all event cards tolerate. */
const USUAL_TAX = 20;

/**
 * Florins that a seat may have, by what all know of it (RULINGS 140): until the first purchases exactly what everybody
 * began with, has bid and taken; less than what he is asked to pay and cannot; otherwise what his next upkeep and interest
 * take beyond his income, or what he has bid, and by the dice up to 400 more.
 */
export function imaginedCash(state: Medioevo, seat: SeatId, chance: Dice): number {
  const realm = state.realms[seat];
  if (realm === undefined || realm.out) return 0;
  const owing = state.frames.findLast((frame) => frame.kind === 'upkeep');
  if (owing?.kind === 'upkeep' && owing.seat === seat) {
    const asked = dueNow(state, owing);
    return asked < STEP ? 0 : STEP * (chance.roll(Math.ceil(asked / STEP), THOUGHT) - 1);
  }
  const due = upkeepOf(state, seat) + interestOf(state, seat);
  const begun = FLORINS + paidForOrder(state, seat);
  if (owing === undefined && isSetUp(state)) return begun;
  if (hasOnlyTaken(state)) return Math.max(0, begun + incomeOf(state, seat, realm.tax) - due);
  const next = due - incomeOf(state, seat, USUAL_TAX);
  return Math.max(0, next, bidBefore(state, seat)) + STEP * (chance.roll(MOST + 1, THOUGHT) - 1);
}
const THOUGHT = { what: 'thought' };

/** Until the first taxes nobody has taken or paid anything but for the order (1.4, 2.0). */
function isSetUp({ turn, phase }: Medioevo): boolean {
  return phase === 'setup' || (turn === 1 && (phase === 'turn-order' || phase === 'events' || phase === 'taxes'));
}

/** The first lists are being written. */
function hasOnlyTaken({ turn, phase, frames }: Medioevo): boolean {
  return (
    turn === 1 && phase === 'purchases' && frames.some((one) => one.kind === 'purchases' && one.costs === undefined)
  );
}

/** The first pays what he has bid to the last; what all have bid is known. */
function paidForOrder({ order, realms }: Medioevo, seat: SeatId): number {
  const [first] = order;
  const last = order.at(-1);
  const florins = first === undefined || first === last ? 0 : (realms[first]?.lastBid ?? 0);
  return seat === first ? -florins : seat === last ? florins : 0;
}

/** Whoever is tied for first place still has the bid that all have seen. */
function bidBefore({ frames }: Medioevo, seat: SeatId): number {
  const bids = frames.findLast((frame) => frame.kind === 'bidding');
  return bids?.kind === 'bidding' ? (bids.before[seat] ?? 0) : 0;
}

import type { Rejection } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { upkeepPieces } from '../control/supply.js';
import { pactsOf } from '../diplomacy/dissolving.js';
import { freeCash } from '../events/turn-order.js';
import type { Medioevo } from '../state/state.js';
import { LOAN } from '../taxes/loans.js';
import { because } from './reasons.js';

/** Why there is no loan, no piece to remove, no pact, no plan: what is settled at any time (chapters 8 and 11). */
export function whyNoAffair(state: Medioevo, seat: SeatId, verb: string): Rejection | null {
  const offersTo = state.diplomacy.offers.filter(({ to, others }) => to === seat || others.includes(seat));
  switch (verb) {
    case 'loan':
    case 'borrow':
      return state.realms[seat]?.borrowed === state.turn ? because('loan-this-turn') : because('loans-most');
    case 'repay':
      return whyNotRepaid(state, seat);
    case 'dismiss':
    case 'remove-unit':
    case 'remove-vehicle':
      return because(upkeepPieces(state, seat) > 0 ? 'remove-in-turn' : 'nothing-to-remove');
    case 'accept-pact':
      return because(offersTo.length > 0 ? 'offer-unpayable' : 'no-offer');
    case 'decline-pact':
      return because('no-offer');
    case 'withdraw-pact':
      return because('no-own-offer');
    case 'offer-pact':
    case 'counter-pact':
      return because('pacts-offered');
    case 'break-pact':
    case 'end-pact':
      return because('no-pact');
    case 'complain':
      return because(pactsOf(state, seat).length === 0 ? 'no-pact' : 'no-pact-to-denounce');
    case 'vote':
      return because('no-dispute');
    case 'war':
      return because('war-with-all');
    case 'letter':
      return because('letters-sent');
    case 'drop-plan':
      return because('plan-none');
    default:
      return whyNoCard(state, seat, verb);
  }
}

/** Cards, technologies, objectives, and what else one may do in anybody's turn. */
function whyNoCard(state: Medioevo, seat: SeatId, verb: string): Rejection | null {
  const held = state.realms[seat]?.cards.length ?? 0;
  switch (verb) {
    case 'play-card':
      return because(held === 0 ? 'no-cards' : 'no-card-fits');
    case 'card-order':
      return because(held === 0 ? 'no-cards' : 'no-card-asks');
    case 'keep-back':
      return because('no-cards');
    case 'claim':
      return because(held === 0 ? 'no-cards' : 'no-objective');
    case 'use-technology':
      return because('no-technology-fits');
    case 'spend-blood':
      return because(state.options.blood ? 'no-blood' : 'without-blood');
    case 'last-turn':
      return because(state.options.timeLimit ? 'keeps-no-clock' : 'without-clock');
    case 'usual-orders':
      return because('orders-usual');
    case 'reopen':
      return because('list-open');
    case 'noted-plans':
      return because('plan-stands');
    default:
      return null;
  }
}

function whyNotRepaid(state: Medioevo, seat: SeatId): Rejection | null {
  const realm = state.realms[seat];
  if (realm === undefined || realm.loans === 0) return because('no-loan');
  if (realm.repaid === state.turn) return because('repaid-this-turn');
  return because('florins-short', { cost: LOAN, cash: freeCash(state, seat) });
}

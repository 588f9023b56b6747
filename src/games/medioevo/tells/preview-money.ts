import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { hordeOf } from '../barbarians/war-circle.js';
import { DEBTS } from '../closing/final-count.js';
import { bestSale, dealOf } from '../commerce/foreseen.js';
import { losesRoute, traders } from '../commerce/trade.js';
import { voyagesOf } from '../commerce/voyage.js';
import { BRANCHES, TAX_LEVELS } from '../facts/kinds.js';
import { isTerritory } from '../facts/place-ids.js';
import { whyStuck } from '../movement/stuck.js';
import { cashIn, withPurchases } from '../purchases/lists.js';
import { unitsStillToBuy } from '../purchases/units.js';
import type { FrameOf } from '../state/frame.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf } from '../state/units.js';
import { taxTerms } from '../taxes/foreseen.js';
import { INTEREST, incomeOf, upkeepOf } from '../taxes/income.js';
import { LOAN } from '../taxes/loans.js';
import { vehicleTerm } from './vehicle-term.js';

/** What a tax brings and risks; the same as last turn too. */
export function taxPreview(state: Medioevo, seat: SeatId, { verb, level }: Action): Preview | null {
  const wanted = verb === 'tax' ? level : `${state.realms[seat]?.tax}`;
  const tax = TAX_LEVELS.find((one) => `${one}` === wanted);
  return tax === undefined
    ? null
    : { key: 'tax', values: { tax: { kind: 'tax', id: `${tax}` }, ...taxTerms(state, seat, tax) } };
}

/** A bid is paid by the highest alone (2.0). */
export function bidPreview(state: Medioevo, seat: SeatId, { verb, florins }: Action): Preview | null {
  const realm = state.realms[seat];
  const bid = verb === 'bid' ? florins : realm?.lastBid;
  if (realm === undefined || typeof bid !== 'number' || bid === 0) return null;
  return { key: 'bid', values: { florins: bid, left: realm.cash - bid } };
}

/** What a loan costs: interest each turn, and honour at the end (8.3, 10.4). */
export function loanPreview(state: Medioevo, seat: SeatId): Preview | null {
  const loans = 1 + (state.realms[seat]?.loans ?? 0);
  const values = { florins: LOAN, interest: INTEREST * loans, loans, honour: -(DEBTS[loans] ?? 0) };
  return { key: 'loan', values, binds: true };
}

/** Interest left unpaid: twice running puts a kingdom out of the game (8.4). */
export function unpaidPreview(state: Medioevo, seat: SeatId, { due }: FrameOf<'upkeep'>): Preview | null {
  const realm = state.realms[seat];
  if (realm === undefined) return null;
  return { key: realm.unpaid > 0 ? 'unpaid-again' : 'unpaid', values: { florins: due - realm.cash }, loses: true };
}

/** A rebellion against oneself for 100 florins (8.4). */
export function peacePreview(state: Medioevo, seat: SeatId, action: Action): Preview | null {
  const at = kit.textIn(action, 'at');
  if (!isTerritory(at) || state.warCircle === null) return null;
  const horde = Object.entries(tallyOf(hordeOf(state.warCircle))).map(
    ([id, count]): Term => [count, { kind: 'unit', id }],
  );
  const own = sizeOf(unitsOf(state.lands[at], seat));
  return {
    key: 'sell-peace',
    values: { at: { kind: 'place', id: at }, horde, ...(own === 0 ? {} : { own }) },
    loses: true,
  };
}

/** The end of one's list: what is left, what goes unused, and the next upkeep against the income. */
export function purchasesPreview(state: Medioevo, seat: SeatId, here: FrameOf<'purchases'>): Preview {
  const after = withPurchases(state, here, seat);
  const points = BRANCHES.flatMap((id): Term[] => {
    const count = after.realms[seat]?.points[id] ?? 0;
    return count === 0 ? [] : [[count, { kind: 'colour', id }]];
  });
  const units = unitsStillToBuy(after, seat);
  const stuck = whyStuck(after, seat);
  const values: Terms = {
    listed: (here.lists[seat] ?? []).length,
    left: cashIn(state, here, seat),
    upkeep: upkeepOf(after, seat),
    income: incomeOf(after, seat, after.realms[seat]?.tax ?? 0),
    ...(points.length === 0 ? {} : { points }),
    ...(units === 0 ? {} : { units }),
    ...(stuck === null || stuck === 'stopped' ? {} : { stuck: { kind: 'stuck', id: stuck } }),
  };
  return { key: 'purchases', values };
}

/** The end of one's trade: transports that could still do something, and the best sale in reach. */
export function commercePreview(state: Medioevo, seat: SeatId): Preview | null {
  const own = traders(state, seat);
  const idle = own
    .filter((one) => voyagesOf(state, seat, one).length > 0)
    .map((one) => vehicleTerm(one, state.vehicles));
  if (idle.length === 0) return null;
  const sales = own.flatMap((one) => {
    const here = dealOf(state, seat, one);
    const best = bestSale(state, seat, one);
    const sale = best === null || here.florins >= best.florins ? { ...here, at: one.at } : best;
    return sale.florins === 0 ? [] : [sale];
  });
  const [best] = sales.toSorted((one, other) => other.florins - one.florins);
  const sold = best === undefined ? {} : { to: { kind: 'place', id: best.at }, florins: best.florins };
  return { key: 'commerce', values: { idle, ...sold } };
}

/** A sale that ends a route for nothing (7.4). */
export function salePreview(state: Medioevo, seat: SeatId, action: Action): Preview | null {
  const vehicle = state.vehicles.find(({ id }) => `${id}` === action.vehicle);
  if (vehicle === undefined || !losesRoute(state, seat, vehicle)) return null;
  return { key: 'ends-route', values: routeTerms(state, seat), loses: true };
}

/** A route given up: what had been reached of it. */
export function dropPreview(state: Medioevo, seat: SeatId): Preview {
  return { key: 'drop-route', values: routeTerms(state, seat), loses: true };
}

function routeTerms({ realms }: Medioevo, seat: SeatId): Terms {
  const stages = realms[seat]?.route?.stages ?? [];
  return { reached: stages.filter(({ reached }) => reached).length, stages: stages.length };
}

/** A trade transport that is plundered where it goes (7.1). */
export function voyagePreview(state: Medioevo, seat: SeatId, action: Action): Preview | null {
  const vehicle = state.vehicles.find(({ id }) => `${id}` === action.vehicle);
  const voyage = vehicle && voyagesOf(state, seat, vehicle).find(({ at }) => at === action.to);
  if (voyage?.robbed !== true) return null;
  return { key: 'robbed', values: { to: { kind: 'place', id: voyage.at } }, loses: true };
}

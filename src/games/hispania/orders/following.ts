import type { SeatId } from '../../../core/seat.js';
import type { AreaId, EventKind, NationId, ProvinceId, UnitKind } from '../facts/ids.js';
import type { Order, OrderKind, StandUntil } from '../state/order.js';
import { seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** A player's standing answer to a question; null: ask him. The most specific order wins, then the latest. */

type OrderOf<K extends OrderKind> = Extract<Order, { readonly kind: K }>;

function ordersOf<K extends OrderKind>(state: Hispania, seat: SeatId | null, kind: K): readonly OrderOf<K>[] {
  if (seat === null) return [];
  const isKind = (order: Order): order is OrderOf<K> => order.kind === kind;
  return (state.players[seat]?.orders ?? []).filter(isKind);
}

/** The most specific; among equals the latest. */
function best<O>(orders: readonly O[], weight: (order: O) => number): O | null {
  let found: O | null = null;
  let most = -1;
  for (const order of orders) {
    const here = weight(order);
    if (here < most) continue;
    found = order;
    most = here;
  }
  return found;
}

export function standOrder(
  state: Hispania,
  seat: SeatId | null,
  nation: NationId,
  province: ProvinceId,
): StandUntil | null {
  const fitting = ordersOf(state, seat, 'stand').filter(
    (order) =>
      (order.nation === 'any' || order.nation === nation) && (order.province === 'any' || order.province === province),
  );
  const order = best(fitting, (one) => (one.province === 'any' ? 0 : 2) + (one.nation === 'any' ? 0 : 1));
  return order?.until ?? null;
}

/** Refuges, best first: orders for the province, then for the nation, then in the order given. */
export function retreatOrders(
  state: Hispania,
  seat: SeatId | null,
  nation: NationId,
  province: string,
): readonly AreaId[] {
  return ordersOf(state, seat, 'retreat')
    .filter((order) => order.nation === 'any' || order.nation === nation)
    .filter((order) => order.from === 'any' || order.from === province)
    .sort((one, other) => weight(other) - weight(one))
    .map((order) => order.to);
  function weight({ from, nation: whose }: OrderOf<'retreat'>): number {
    return (from === 'any' ? 0 : 2) + (whose === 'any' ? 0 : 1);
  }
}

export function submitOrder(state: Hispania, nation: NationId, to: NationId): boolean | null {
  const fitting = ordersOf(state, seatOf(state, nation), 'submit').filter(
    (order) => order.nation === nation && (order.to === 'any' || order.to === to),
  );
  const order = best(fitting, (one) => (one.to === 'any' ? 0 : 1));
  return order === null ? null : order.answer === 'yes';
}

export function targetOrder(state: Hispania, seat: SeatId | null, nation: NationId): UnitKind | null {
  const fitting = ordersOf(state, seat, 'target').filter((order) => order.nation === 'any' || order.nation === nation);
  return best(fitting, (one) => (one.nation === 'any' ? 0 : 1))?.first ?? null;
}

/**
 * Does the seat pass on this chance without being asked? `sign`: the Sign of God (10.2). An order for one event
 * precedes one for all: "all; Nul unless it is ROME's" asks him about ROME's.
 */
export function passesByOrder(
  state: Hispania,
  seat: SeatId,
  event: EventKind | 'sign',
  against: NationId | null,
): boolean {
  const fitting = ordersOf(state, seat, 'pass').filter((order) => order.event === 'any' || order.event === event);
  const order = best(fitting, (one) => (one.event === 'any' ? 0 : 1));
  return order !== null && (order.unless === 'none' || order.unless !== against);
}

/** Has the seat opted out of events of this nation where it takes no part? */
export function ignoresEvents(state: Hispania, seat: SeatId, nation: NationId | null): boolean {
  return ordersOf(state, seat, 'ignore').some((order) => order.nation === 'any' || order.nation === nation);
}

/** The province to become the nation's capital when a retreat lacks room. */
export function capitalOrder(state: Hispania, seat: SeatId | null, nation: NationId): ProvinceId | null {
  return ordersOf(state, seat, 'capital').findLast((order) => order.nation === nation)?.province ?? null;
}

/** The seat's maximum bid for this nation; null: ask him. */
export function bidOrder(state: Hispania, seat: SeatId | null, nation: NationId): number | null {
  return ordersOf(state, seat, 'bid').findLast((order) => order.nation === nation)?.points ?? null;
}

/** Does EL CID's player fight for this recruiter? */
export function missionOrder(state: Hispania, seat: SeatId | null, recruiter: NationId): 'accept' | 'refuse' | null {
  const fitting = ordersOf(state, seat, 'mission').filter(
    (order) => order.nation === 'any' || order.nation === recruiter,
  );
  return best(fitting, (one) => (one.nation === 'any' ? 0 : 1))?.answer ?? null;
}

export function purchaseOrder(state: Hispania, nation: NationId): UnitKind | 'none' | null {
  const fitting = ordersOf(state, seatOf(state, nation), 'purchase').filter((order) => order.nation === nation);
  return fitting.at(-1)?.unit ?? null;
}

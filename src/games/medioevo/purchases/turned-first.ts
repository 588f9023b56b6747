import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { setTurned } from '../cards/deck/turning.js';
import { holdersAt } from '../cards/holding.js';
import { layCard, useOf } from '../cards/use.js';
import { Play } from '../engine/play.js';
import type { FrameOf, Purchase } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { carryOut } from './lists.js';
import { POINT_PRICE, pointsOfCard } from './points.js';

type Here = FrameOf<'purchases'>;

const isTurned = ({ verb }: Purchase) => verb === 'turn-card';

/** Florins, and the tokens that would be turned for missing points. */
function worthOf(play: Play, seat: SeatId): number {
  const { cash, tokens } = play.realm(seat);
  return cash + POINT_PRICE * kit.sumOf(tokens);
}

/** The cost of each purchase of a list in order, with all the points its buyer counts on. */
function costsOf(state: Medioevo, seat: SeatId, list: readonly Purchase[]): readonly number[] {
  const play = new Play(state, kit.noDice());
  return list.map((purchase) => {
    const before = worthOf(play, seat);
    carryOut(play, seat, purchase);
    return before - worthOf(play, seat);
  });
}

/** Would it cost the buyer more than expected, because points of his were cancelled (48, 49)? */
export function costsMore(state: Medioevo, seat: SeatId, purchase: Purchase, most: number | undefined): boolean {
  if (most === undefined) return false;
  const [cost = 0] = costsOf(state, seat, [purchase]);
  return cost > most;
}

/**
 * A card on a list is turned openly like any other: if somebody could answer, the cards of all lists are turned first,
 * one by one, and then the lists are carried out with their points (8.2, 8.8).
 */
export function turnFirst(play: Play, here: Here): boolean {
  const turned = play.state.order.flatMap((seat) =>
    (here.lists[seat] ?? []).filter(isTurned).map((purchase) => ({ seat, purchase })),
  );
  if (here.costs !== undefined || turned.length === 0 || holdersAt(play.state, 'card').length === 0) return false;
  const lists: { [Seat: SeatId]: readonly Purchase[] } = {};
  const costs: { [Seat: SeatId]: readonly number[] } = {};
  for (const [seat, list] of Object.entries(here.lists)) {
    const all = costsOf(play.state, seat, list);
    lists[seat] = list.filter((one) => !isTurned(one));
    costs[seat] = all.filter((_cost, at) => !isTurned(list[at] ?? { verb: '' }));
  }
  play.replace({ ...here, lists, costs });
  // The last card laid is answered first.
  for (const { seat, purchase } of turned.toReversed()) {
    const use = useOf(play.state, seat, purchase.card);
    if (use === null || !play.realm(seat).cards.some(({ number, turned: was }) => number === use.card.number && !was))
      continue;
    const corner = pointsOfCard(play.state, purchase.card);
    const points = corner.find((one) => one.join('+') === purchase.points) ?? corner[0] ?? [];
    setTurned(play, seat, use.card.number, true);
    play.emit({ type: 'card-turned', seat, card: use.card.number, points });
    layCard(play, use, 'points', purchase, points);
  }
  return true;
}

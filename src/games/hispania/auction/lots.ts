import { shuffled } from '../../../core/dice.js';
import type { Choice } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { numberIn } from '../../../kit/offers/chosen.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { nationChoice, nationIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { groupOf, seatGroup } from '../setup/groups.js';
import type { SealedLots } from '../special/frame.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { assignNation, MOST_BID, payBid } from './assign.js';

/**
 * Sealed bids on every group or major nation; then lot by lot in a drawn order (10.1.1, 10.1.2, 14.1.3). A bid may be
 * changed until the envelope is closed; by default it is zero.
 */
export const LOTS = awaited<Hispania, Play, SealedLots>({
  what: 'lots',
  kind: 'reaction',
  who: missing,
  verbs: {
    bid: {
      slots: [
        (state, { lots }) => ({ kind: 'one', slot: 'nation', choices: lots.map((lot) => lotChoice(state, lot)) }),
        () => ({ kind: 'number', slot: 'points', min: 0, max: MOST_BID, step: 1 }),
      ],
      does(play, frame, seat, action) {
        const nation = nationIn(action.nation);
        if (nation === null) return;
        const points = numberIn(action, 'points');
        const own = { ...frame.bids[seat], [nation]: points };
        play.replace({ ...frame, bids: { ...frame.bids, [seat]: own } });
        play.emit({ type: 'bid-made', seat, nation, points, audience: [seat] });
      },
    },
    done: {
      final: true,
      byDefault: true,
      does(play, frame, seat) {
        play.replace({ ...frame, closed: [...frame.closed, seat] });
        play.emit({ type: 'bid-sealed', seat });
      },
    },
  },
  settles(play, frame) {
    if (missing(play.state, frame).length > 0) return false;
    drawNext(play, frame);
    return true;
  },
});

/** A group is named after its principal nation, but it is more than that. */
export function lotChoice(state: Hispania, lot: NationId): Choice {
  return state.options.version === 'advanced' ? nationChoice(lot) : { id: lot, name: { kind: 'group', id: lot } };
}

function missing(state: Hispania, frame: SealedLots): readonly SeatId[] {
  return state.seats.filter((seat) => !frame.closed.includes(seat));
}

/** Draws a lot and shows its bids; the highest bidder still without one gets it (10.1.2). */
function drawNext(play: Play, frame: SealedLots): void {
  const left = frame.lots.filter((lot) => !frame.drawn.includes(lot));
  const without = play.state.seats.filter((seat) => !isServed(play.state, frame, seat));
  if (left.length === 0 || without.length === 0) {
    dealRest(play, frame, without);
    return;
  }
  const face = play.dice.roll(left.length, { what: 'lot-drawn' });
  const lot = left[face - 1];
  if (lot === undefined) return;
  const bids = without
    .map((seat) => ({ seat, points: frame.bids[seat]?.[lot] ?? 0 }))
    .filter(({ points }) => points > 0);
  play.emit({ type: 'bids-opened', nation: lot, bids, reveals: true });
  const best = Math.max(0, ...bids.map(({ points }) => points));
  const highest = bids.filter(({ points }) => points === best).map(({ seat }) => seat);
  const [winner, rival] = highest;
  const drawn = [...frame.drawn, lot];
  if (winner === undefined) {
    play.replace({ ...frame, drawn, aside: [...frame.aside, lot] });
    play.emit({ type: 'group-set-aside', nation: lot });
    return;
  }
  play.replace({ ...frame, drawn });
  if (rival === undefined) {
    giveLot(play, lot, winner, best);
    return;
  }
  // Ties bid openly for it, above their sealed bids (10.1.3).
  const common = { nation: lot, lot: 'group' as const, least: best, seats: highest, turn: 0, high: null, passes: 0 };
  play.push({ kind: 'auction', id: play.nextId(), ...common, claims: [], claimed: [] });
}

/** Seats with no bids, or too low ones, get the lots put aside, at random and free (10.1.4, 14.1.3). */
function dealRest(play: Play, frame: SealedLots, without: readonly SeatId[]): void {
  play.pop();
  const aside = frame.lots.filter((lot) => !isGiven(play.state, lot));
  const order = aside.length > 1 ? shuffled(play.dice, aside, { what: 'lot-dealt' }) : aside;
  without.forEach((seat, index) => {
    const lot = order[index];
    if (lot !== undefined) giveLot(play, lot, seat, 0);
  });
}

/** A group with all its nations, or one major nation at its initial score (13, 14.1.2). */
export function giveLot(play: Play, lot: NationId, seat: SeatId, points: number): void {
  if (play.state.options.version === 'advanced') {
    const cost = book(play.state).nations[lot].initialScore ?? 0;
    assignNation(play, lot, seat, cost, points > 0 ? 'major-bid' : 'major-lot');
    payBid(play, seat, lot, points, 'nation');
    return;
  }
  const group = groupOf(play.book, lot);
  if (group === null) return;
  seatGroup(play, seat, group);
  payBid(play, seat, lot, points, 'group');
  play.emit({ type: 'group-assigned', seat, nation: lot, points });
}

function isGiven(state: Hispania, lot: NationId): boolean {
  return state.nations[lot].seat !== null;
}
function isServed(state: Hispania, { lots }: SealedLots, seat: SeatId): boolean {
  return lots.some((lot) => state.nations[lot].seat === seat);
}

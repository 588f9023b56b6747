import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { assignNation, drawLot, nextOpener } from './assign.js';
import { everHeldBy, leastBid, mayBid, needsNation, seatsAllowed } from './eligible.js';

/** The surcharge for a nation beyond the maximum (14.5.2). */
const HANDICAP = 10;

/** An unowned nation appears: it is auctioned, or goes to the only possible seat (14.2.1, 14.5.1). */
export function auctionNation(play: Play, nation: NationId): void {
  const { state } = play;
  if (state.options.version !== 'advanced' || state.nations[nation].seat !== null) return;
  const least = leastBid(state, nation);
  const seats = fromOpener(state, mayBid(state, nation));
  play.emit({ type: 'auction-opened', nation, least, seats });
  const [only, second] = seats;
  if (only === undefined) {
    beyondMaximum(play, nation, least);
    return;
  }
  if (second === undefined) {
    assignNation(play, nation, only, least, 'forced');
    return;
  }
  const claims = seats.filter((seat) => needsNation(state, seat, nation));
  const common = { id: play.nextId(), nation, least, seats, claims, claimed: [] };
  if (claims.length === 0) nextOpener(play);
  if (state.options.secretBids) play.push({ kind: 'sealed', ...common, bids: {}, second: false });
  else play.push({ kind: 'auction', ...common, lot: 'nation', turn: 0, high: null, passes: 0 });
}

/** Nobody may bid: seats without a rival get it for ten more, otherwise the one with the fewest (14.5.2, 14.2.7). */
function beyondMaximum(play: Play, nation: NationId, least: number): void {
  const able = seatsAllowed(play.state, nation);
  const fewest = Math.min(...play.state.seats.map((seat) => everHeldBy(play.state, seat).length));
  const among =
    able.length > 0 ? able : play.state.seats.filter((seat) => everHeldBy(play.state, seat).length === fewest);
  const seat = drawLot(play, among, nation);
  if (seat !== null) assignNation(play, nation, seat, able.length > 0 ? least + HANDICAP : least, 'forced');
}

/** The opener, then the seats to his left (14.2.5). */
function fromOpener(state: Hispania, seats: readonly SeatId[]): readonly SeatId[] {
  const start = state.opener % state.seats.length;
  const around = [...state.seats.slice(start), ...state.seats.slice(0, start)];
  return around.filter((seat) => seats.includes(seat));
}

/** Two dice each decide who opens the first auction; ties roll again (14.2.5). */
export function drawOpener(play: Play): void {
  const { state } = play;
  if (state.options.version !== 'advanced' || state.turn !== book(state).scenarios[state.options.scenario].first)
    return;
  let rivals = state.seats;
  while (rivals.length > 1) {
    const totals = rivals.map((seat) => {
      const values = { seat: { kind: 'seat', id: seat } };
      return play.dice.roll(10, { what: 'opener', values }) + play.dice.roll(10, { what: 'opener', values });
    });
    const best = Math.max(...totals);
    rivals = rivals.filter((_, index) => totals[index] === best);
  }
  const [first] = rivals;
  play.set({ opener: first === undefined ? 0 : state.seats.indexOf(first) });
}

import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { EventKind } from '../facts/ids.js';
import { book } from '../state/reading.js';

/** Two counters each at the start and on turns 4, 8, 12 and 16; a game starting on turn 4 draws twice (10.3.1). */
export function drawCounters(play: Play): void {
  const { state } = play;
  if (!state.options.events) return;
  const start = state.turn === book(state).scenarios[state.options.scenario].first;
  if (start) drawAll(play);
  if (book(state).events.drawTurns.includes(state.turn)) drawAll(play);
}

/** Fewer than five: nobody draws; fewer than nine: one each (10.3.3); never more than there are for all. */
const NONE_BELOW = 5;
const ONE_BELOW = 9;

function drawAll(play: Play): void {
  const { seats, counters } = play.state;
  const left = counters.bag.length;
  const most = left < NONE_BELOW ? 0 : left < ONE_BELOW ? 1 : 2;
  const each = Math.min(most, Math.floor(left / seats.length));
  if (each < 2) play.emit({ type: 'counters-short', each });
  for (const seat of each > 0 ? seats : []) {
    for (let drawn = 0; drawn < each; drawn++) drawOne(play, seat);
    play.emit({ type: 'counters-drawn', seat, count: each });
  }
}

/** A secret draw (10.3.25); Remise is shown at once, and another counter is drawn from all not in hands (10.3.18). */
function drawOne(play: Play, seat: SeatId): void {
  const event = take(play);
  if (event === null) return;
  if (event !== 'remise') {
    const { hand } = play.state.players[seat] ?? { hand: [] };
    play.player(seat, { hand: [...hand, event] });
    play.emit({ type: 'counter-drawn', seat, event, audience: [seat] });
    return;
  }
  const { bag, played } = play.state.counters;
  play.set({ counters: { bag: [...bag, ...played].sort(), played: ['remise'] } });
  play.emit({ type: 'remise-drawn', seat, count: played.length });
  drawOne(play, seat);
}

function take(play: Play): EventKind | null {
  const { bag, played } = play.state.counters;
  if (bag.length === 0) return null;
  // Nobody sees the face before the end, not even the drawer: together with his counter it would tell which others are
  // still in the bag.
  const face = play.dice.roll(bag.length, { what: 'draw', audience: [] });
  const event = bag[face - 1];
  if (event === undefined) return null;
  play.set({ counters: { bag: bag.filter((_, index) => index !== face - 1), played } });
  return event;
}

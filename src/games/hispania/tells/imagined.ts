import { type Dice, shuffled } from '../../../core/dice.js';
import type { SeatId } from '../../../core/seat.js';
import { EVENT_KINDS, type EventKind } from '../facts/ids.js';
import type { Frame } from '../state/frame.js';
import { book } from '../state/reading.js';
import type { Hispania, PlayerState } from '../state/state.js';
import { type HispaniaView, isView } from './view.js';

/**
 * A whole position of what a viewer sees. 10.3.25: hidden counters are dealt anew, to those who hold some and into the
 * bag. Nobody else has left an order, sealed a bid or passed.
 */
export function imagined(seen: Hispania, chance: Dice): Hispania {
  if (!isView(seen)) return seen;
  const { viewer, handSizes: _sizes, bagSize: _size, ...state } = seen;
  const frames = seen.frames.map((frame) => sealingAgain(frame, viewer));
  return { ...state, frames, ...(seen.options.events ? countersOf(seen, chance) : {}) };
}

function countersOf(seen: HispaniaView, chance: Dice): Pick<Hispania, 'players' | 'counters'> {
  const own = seen.viewer === null ? [] : (seen.players[seen.viewer]?.hand ?? []);
  const shown: EventKind[] = [...seen.counters.played, ...own];
  const hidden: EventKind[] = [];
  for (const kind of EVENT_KINDS) {
    const left = book(seen).events.counts[kind] - shown.filter((one) => one === kind).length;
    for (let count = 0; count < left; count++) hidden.push(kind);
  }
  const mixed = shuffled(chance, hidden, { what: 'thought' });
  const players: Record<SeatId, PlayerState> = {};
  for (const [seat, player] of Object.entries(seen.players)) {
    players[seat] = seat === seen.viewer ? player : { ...player, hand: mixed.splice(0, seen.handSizes[seat] ?? 0) };
  }
  // A position laid out by hand may have fewer in the bag.
  return { players, counters: { bag: mixed.slice(0, seen.bagSize), played: seen.counters.played } };
}

/** Until a lot is drawn a closed envelope of unknown bids is open again (10.1.1); later on nobody else bids on. */
function sealingAgain(frame: Frame, viewer: SeatId | null): Frame {
  if (frame.kind !== 'lots' || frame.drawn.length > 0) return frame;
  return { ...frame, closed: frame.closed.filter((seat) => seat === viewer) };
}

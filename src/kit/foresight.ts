import type { Foresight } from '../core/contract/foresight.js';
import type { Phrase } from '../core/result.js';
import type { SeatId } from '../core/seat.js';
import type { State } from '../core/state.js';

/** What a game foresees. A threat may be slow to work out and is shown again and again: once for a state and a seat. */
export function foresightOf<S extends State>(foresee: Partial<Foresight<S>> = {}): Foresight<S> {
  const { threat } = foresee;
  const all: Foresight<S> = { action: () => null, ...foresee };
  return threat === undefined ? all : { ...all, threat: onceEach(threat) };
}

type Threat<S extends State> = (state: S, seat: SeatId) => Phrase | null;

function onceEach<S extends State>(threat: Threat<S>): Threat<S> {
  const known = new WeakMap<S, Map<SeatId, Phrase | null>>();
  return (state, seat) => {
    const seats = known.get(state) ?? new Map<SeatId, Phrase | null>();
    known.set(state, seats);
    const earlier = seats.get(seat);
    if (earlier !== undefined) return earlier;
    const found = threat(state, seat);
    seats.set(seat, found);
    return found;
  };
}

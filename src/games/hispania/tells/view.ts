import type { JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import { hideFrame } from '../special/hiding.js';
import type { Hispania, PlayerState } from '../state/state.js';

/**
 * What a seat (or a spectator: null) may know: the state without the others' secrets, so that every question about a
 * state works on a view. Hidden: hands, standing orders, waivers, the bag, sealed bids.
 */
export type HispaniaView = Hispania & {
  readonly viewer: SeatId | null;
  /** How many event counters each seat holds, and how many are left in the bag. */
  readonly handSizes: Readonly<Record<SeatId, number>>;
  readonly bagSize: number;
};

export function viewOf(state: Hispania, viewer: SeatId | null): HispaniaView {
  const players: Record<SeatId, PlayerState> = {};
  const handSizes: Record<SeatId, number> = {};
  for (const seat of state.seats) {
    const player = state.players[seat];
    if (player === undefined) continue;
    handSizes[seat] = player.hand.length;
    players[seat] = seat === viewer ? player : withoutSecrets(player);
  }
  return {
    ...state,
    players,
    counters: { bag: [], played: state.counters.played },
    frames: state.frames.map((frame) => hideFrame(frame, viewer)),
    viewer,
    handSizes,
    bagSize: state.counters.bag.length,
  };
}

function withoutSecrets({ letPass: _, ...player }: PlayerState): PlayerState {
  return { ...player, hand: [], orders: [] };
}

/** A view from outside comes back as plain JSON; ours has fields only it has. */
export function isView(json: JsonObject): json is HispaniaView {
  return 'viewer' in json && 'handSizes' in json && 'areas' in json && 'ledger' in json && 'stage' in json;
}

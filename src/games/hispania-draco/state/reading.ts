import type { SeatId } from '../../../core/seat.js';
import type { Field } from '../battle/contest.js';
import type { Board } from '../facts/board.js';
import type { GeneralId, VariantId } from '../facts/ids.js';
import { boardWith } from '../facts/overrides.js';
import type { Draco } from './state.js';

export function playsVariant(state: Draco, variant: VariantId): boolean {
  return state.options.variants.includes(variant);
}

export function board(state: Pick<Draco, 'overrides'>): Board {
  return boardWith(state.overrides);
}

export function fieldOf(state: Draco): Field {
  return {
    board: board(state),
    pieces: state.pieces,
    imperivm: playsVariant(state, 'imperivm'),
    demonstration: state.demonstration,
  };
}

/** A general's current player: the borrower, the second of two who share the consul, or his own. */
export function seatOf(state: Draco, general: GeneralId): SeatId {
  const lent = state.lent[general];
  if (lent !== undefined) return lent;
  const shared = general === 'consul' && state.consulShared && state.turn.handedOver;
  return state.commands[shared ? 'praetor-citerior' : general];
}

/** The active seat of this turn's Roman phase. */
export function activeSeat(state: Draco): SeatId {
  return seatOf(state, state.turn.general);
}

export function romans(state: Draco): readonly SeatId[] {
  return state.seats.filter((seat) => seat !== state.hispano);
}

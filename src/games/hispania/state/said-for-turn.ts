import type { SeatId } from '../../../core/seat.js';
import type { Hispania } from './state.js';

/** A player's answers for the whole turn of the active nation. */

export function letsTurnPass(state: Hispania, seat: SeatId): boolean {
  return saidOfTurn(state, seat) !== null;
}

export function standsAllTurn(state: Hispania, seat: SeatId): boolean {
  return saidOfTurn(state, seat)?.stands === true;
}

function saidOfTurn({ players, turn, stage }: Hispania, seat: SeatId) {
  const told = players[seat]?.letPass;
  return told !== undefined && told.turn === turn && told.nation === stage.nation ? told : null;
}

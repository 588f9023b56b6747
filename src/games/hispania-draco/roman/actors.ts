import { COMMANDER_IDS, type CommanderId, type SpaceId } from '../facts/ids.js';
import { isCrowded } from '../state/pieces.js';
import { playsVariant } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/** Must the general of the turn first leave a shared space (5.1.10, 7.4)? */
export function mustLeave(state: Draco): boolean {
  return isCrowded(state.pieces, state.turn.general);
}

/** Who may besiege, attack and lay roads now: the general of the turn, and the proconsul (10.3.2, 10.3.4). */
export function commandersToAct(state: Draco): readonly CommanderId[] {
  return COMMANDER_IDS.filter(
    (id) => (id === state.turn.general || id === 'proconsul') && isOn(state, id) && !isCrowded(state.pieces, id),
  );
}

/** Movable figures: the same, and for the consul with Imperivm the praetors (10.2.3). */
export function commandersToMove(state: Draco): readonly CommanderId[] {
  const { general } = state.turn;
  if (mustLeave(state)) return [general];
  const mayMovePraetors = general === 'consul' && playsVariant(state, 'imperivm');
  return COMMANDER_IDS.filter((id) => isOn(state, id) && (id === general || id === 'proconsul' || mayMovePraetors));
}

function isOn(state: Draco, id: CommanderId): boolean {
  return state.pieces.commanders[id] !== null;
}

export function placeOf(state: Draco, commander: CommanderId): SpaceId | null {
  return state.pieces.commanders[commander];
}

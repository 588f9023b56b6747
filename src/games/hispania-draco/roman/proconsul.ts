import type { Verb } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { PROCONSUL_COST, PROCONSUL_SEA } from '../facts/level.js';
import { moveCommander } from '../state/changes.js';
import { commandersAt } from '../state/pieces.js';
import type { Draco } from '../state/state.js';
import { mustLeave } from './actors.js';

/** Once in the game, on a fleet without a general in Mare Balearicum (10.3.1). */
export const CALL: Verb<Draco, CampaignPlay, unknown> = {
  when: (state) =>
    state.proconsul === 'waiting' &&
    state.turn.denarii >= PROCONSUL_COST &&
    !mustLeave(state) &&
    state.pieces.fleets.includes(PROCONSUL_SEA) &&
    commandersAt(state.pieces, PROCONSUL_SEA).length === 0,
  does(play) {
    play.spend(PROCONSUL_COST);
    play.setPieces(moveCommander(play.pieces, 'proconsul', PROCONSUL_SEA));
    play.set({ proconsul: 'called' });
    play.emit({ type: 'proconsul-called', at: PROCONSUL_SEA });
  },
};

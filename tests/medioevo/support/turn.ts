import { endLasting } from '../../../src/games/medioevo/cards/lapse.js';
import { beginPhase } from '../../../src/games/medioevo/engine/turn.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { done } from './world.js';

/** The end of the turn: what lasts so long is over, cards and tokens are ready again. */
export function endOfTurn(state: Medioevo): Medioevo {
  return done({ ...state, frames: [] }, (play) => beginPhase(play, 'end'));
}

/** Only what cards and technologies have changed until now is over. */
export const lapsed = (state: Medioevo): Medioevo => done(state, endLasting);

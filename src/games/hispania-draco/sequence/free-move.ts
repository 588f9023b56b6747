import { named } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { type Route, routesOf } from '../movement/ways.js';
import { sensibleFreeMove } from '../policy/campaign.js';
import { march } from '../roman/moving.js';
import type { Frame } from '../state/frame.js';
import { board, playsVariant, seatOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';

const WHO = 'praetor-ulterior';
/** More than the cost of any connection. */
const FREE = 99;

/** One connection, or one chain of roads, without paying (10.2.1). */
export function freeRoutes(state: Draco): readonly Route[] {
  if (!playsVariant(state, 'imperivm') || state.turn.general !== WHO) return [];
  return routesOf(board(state), state.pieces, WHO, { denarii: FREE, legs: 1 });
}

export const FREE_MOVE = awaited<Draco, CampaignPlay, Extract<Frame, { readonly kind: 'free-move' }>>({
  what: 'free-move',
  who: (state) => [seatOf(state, WHO)],
  values: () => ({ general: { kind: 'commander', id: WHO } }),
  verbs: {
    move: {
      slots: [
        (state) => ({
          kind: 'one',
          slot: 'to',
          choices: freeRoutes(state).map(({ to, crosses }) => named('space', to, crosses ? 'lethe' : undefined)),
        }),
      ],
      does(play, _here, _seat, action) {
        const route = freeRoutes(play.state).find(({ to }) => to === action.to);
        play.pop();
        if (route !== undefined) march(play, WHO, route, true);
      },
    },
    done: {
      does: (play) => play.pop(),
      byDefault: (state) => sensibleFreeMove(state, freeRoutes(state)),
    },
  },
  settles(play) {
    if (freeRoutes(play.state).length > 0) return false;
    play.pop();
    return true;
  },
});

import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { SeatId } from '../../../core/seat.js';
import { shareOf } from '../../../kit/chance/hits.js';
import { numberIn, oneIn } from '../../../kit/offers/chosen.js';
import { contestAgainst, oddsPhrase } from '../answers/odds.js';
import { COMMANDER_IDS, SPACE_IDS } from '../facts/ids.js';
import { actionOf } from '../friends/proposing.js';
import { actors } from '../roman/actors.js';
import { filledOf, routeTo } from '../roman/moving.js';
import { isBribed } from '../roman/traitors.js';
import { freeRoutes } from '../sequence/free-move.js';
import type { Draco } from '../state/state.js';

/**
 * Before a siege or an attack: both sides, each support, and the exact chance; before a phase ends: what is left
 * unspent.
 */
export function preview(state: Draco, seat: SeatId, action: Action): Preview | null {
  switch (action.verb) {
    case 'siege':
    case 'attack': {
      const target = oneIn(SPACE_IDS, action.target);
      const denarii = numberIn(action, 'denarii');
      const named = oneIn(COMMANDER_IDS, action.figure);
      const commander =
        named ?? actors(state).find((id) => target !== null && contestAgainst(state, id, target, denarii) !== null);
      if (target === null || commander === undefined) return null;
      const contest = contestAgainst(state, commander, target, denarii);
      return contest === null ? null : { ...oddsPhrase(commander, contest, target, denarii), key: 'contest' };
    }
    case 'move':
      return crosses(state, action) ? { key: 'lethe', binds: true } : null;
    case 'proceed':
      return state.proposal === null ? null : preview(state, seat, actionOf(state.proposal));
    case 'done': {
      const { denarii } = state.turn;
      const spends = state.frames.at(-1)?.kind === 'roman' && denarii > 0;
      return spends ? { key: 'denarii-lost', values: { denarii }, loses: true } : null;
    }
    case 'bribe': {
      const share = shareOf(6, (face) => isBribed(numberIn(action, 'denarii'), face));
      return { key: 'bribe', values: { percent: Math.round(100 * share) } };
    }
    default:
      return null;
  }
}

/** The way lifts the stick from the Durius for good (11.river-of-oblivion.6). */
function crosses(state: Draco, action: Action): boolean {
  if (!state.pieces.stick) return false;
  if (state.frames.at(-1)?.kind === 'free-move')
    return freeRoutes(state).some((route) => route.crosses && route.to === action.to);
  return routeTo(state, filledOf(action))?.route.crosses === true;
}

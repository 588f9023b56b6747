import type { SeatId } from '../../../core/seat.js';
import { oneIn } from '../../../kit/offers/chosen.js';
import { askOne } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { provinceOf } from '../facts/board.js';
import { type GeneralId, SPACE_IDS, type SpaceId } from '../facts/ids.js';
import { canLeave } from '../movement/ways.js';
import { sensibleReturn } from '../policy/placing.js';
import { moveCommander } from '../state/changes.js';
import type { Frame } from '../state/frame.js';
import { commandersAt, revoltsAt } from '../state/pieces.js';
import { board, seatOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import type { CampaignPlay } from './play.js';

/** Where a general who was beaten may come back: beside another one only if he can pay his way out (7.1, 7.4). */
export function placesToReturn(state: Draco, general: GeneralId): readonly SpaceId[] {
  const { pieces, turn } = state;
  return homesOf(state, general).filter(
    (space) =>
      commandersAt(pieces, space).length === 0 ||
      canLeave(board(state), moveCommander(pieces, general, space), general, turn.denarii),
  );
}

/** The cities of a praetor's province that are not in revolt; for the consul every fleet. */
export function homesOf(state: Draco, general: GeneralId): readonly SpaceId[] {
  const province = provinceOf(general);
  if (province === null) return state.pieces.fleets;
  return board(state).citiesOf[province].filter((city) => revoltsAt(state.pieces, city) === 0);
}

/** Two who share the consul: the player of Ulterior places him (2.4). */
export const RETURN = awaited<Draco, CampaignPlay, Extract<Frame, { readonly kind: 'return' }>>({
  what: 'return',
  who: (state, { general }): readonly SeatId[] => [seatOf(state, general)],
  values: (_state, { general }) => ({ general: { kind: 'commander', id: general } }),
  verbs: {
    return: {
      slots: [(state, { general }) => askOne('at', 'space', placesToReturn(state, general))],
      does(play, { general }, _seat, action) {
        const at = oneIn(SPACE_IDS, action.at);
        play.pop();
        if (at === null) return;
        play.setPieces(moveCommander(play.pieces, general, at));
        play.emit({ type: 'returned', commander: general, at });
      },
      byDefault: (state, { general }) => ({ verb: 'return', at: sensibleReturn(state, general) }),
    },
  },
});

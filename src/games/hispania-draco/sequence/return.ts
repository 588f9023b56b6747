import type { SeatId } from '../../../core/seat.js';
import { oneIn } from '../../../kit/offers/chosen.js';
import { askOne } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { SPACE_IDS } from '../facts/ids.js';
import { sensibleReturn } from '../policy/placing.js';
import { placesToReturn } from '../setup/homes.js';
import { moveCommander } from '../state/changes.js';
import type { Frame } from '../state/frame.js';
import { seatOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/** If two share the consul, the player of Ulterior places him (2.4). */
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

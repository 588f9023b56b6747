import { oneIn } from '../../../kit/offers/chosen.js';
import { askOne } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { SPACE_IDS } from '../facts/ids.js';
import { sensibleStation } from '../policy/placing.js';
import { moveCommander } from '../state/changes.js';
import type { Frame } from '../state/frame.js';
import { seatOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { stationsOf } from './homes.js';

export const STATIONS = awaited<Draco, CampaignPlay, Extract<Frame, { readonly kind: 'stations' }>>({
  what: 'stations',
  who: (state, { general }) => [seatOf(state, general)],
  values: (_state, { general }) => ({ general: { kind: 'commander', id: general } }),
  verbs: {
    station: {
      slots: [(state, { general }) => askOne('at', 'space', stationsOf(state, general))],
      does(play, { general }, _seat, action) {
        const at = oneIn(SPACE_IDS, action.at);
        play.pop();
        if (at === null) return;
        play.setPieces(moveCommander(play.pieces, general, at));
        play.emit({ type: 'stationed', commander: general, at });
      },
      byDefault: (state, { general }) => ({ verb: 'station', at: sensibleStation(state, general) }),
    },
  },
});

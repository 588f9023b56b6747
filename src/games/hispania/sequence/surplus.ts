import { awaited } from '../../../kit/steps/awaited.js';
import type { Play } from '../engine/play.js';
import { OF_NATION } from '../engine/rules.js';
import { surplusAtRest } from '../movement/stack-limit.js';
import type { SurplusFrame } from '../state/frame.js';
import { isProvince } from '../state/reading.js';
import type { Piece } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { actRemoval, askRemoval, defaultRemoval } from './removing.js';

const removable = (piece: Piece) => piece !== 'berber';

/** A former capital holds too many: they go at once (4.3.3), in anybody's turn. */
export const SURPLUS = awaited<Hispania, Play, SurplusFrame>({
  what: 'capital',
  kind: 'reaction',
  ...OF_NATION,
  verbs: {
    remove: {
      ask: (state, { nation, area }, _seat, filled) => askRemoval(state, nation, [area], removable, filled),
      does: (play, { nation }, _seat, action) => actRemoval(play, nation, action, 'capital'),
      byDefault: (state, { nation, area }) => defaultRemoval(state, nation, [area], removable),
    },
  },
  settles(play, { nation, area }) {
    if (isProvince(area) && surplusAtRest(play.state, nation, area) > 0) return false;
    play.pop();
    return true;
  },
});

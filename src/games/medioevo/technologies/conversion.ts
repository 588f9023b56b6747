import * as kit from '../../../kit/index.js';
import { BRANCHES } from '../facts/kinds.js';
import { addPoints } from '../purchases/points.js';
import type { TechnologyUse } from './technology-use.js';

const OTHERS = BRANCHES.filter((colour) => colour !== 'violet');

/** A violet point that was made becomes one of another colour (Monasticism). */
export const monasticism: TechnologyUse = {
  fits: ({ realms }, seat) => (realms[seat]?.points.violet ?? 0) > 0,
  slots: [() => kit.askOne('colour', 'branch', OTHERS)],
  times: () => 1,
  does(play, seat, action) {
    const colour = kit.oneIn(OTHERS, action.colour);
    if (colour === null) return;
    addPoints(play, seat, [colour]);
    play.emit({ type: 'points-made', seat, made: [colour] });
  },
};

import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import type { FrameOf } from '../state/frame.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { beginBattle } from './begin.js';
import { enemiesAt, ownersAt, takeField } from './field.js';
import { orderAt } from './sides.js';

type Here = FrameOf<'foes'>;

function engage(play: Play, here: Here, defender: Owner): void {
  const { at, seat, held, pointsLeft } = here;
  play.pop();
  beginBattle(play, { at, attacker: seat, defender, pointsLeft, held });
}

function leave(play: Play, here: Here): void {
  play.pop();
  takeField(play, here);
}

/**
 * Several enemies in one place are fought one at a time (6.10.5): a horde must be fought, and first; among players the
 * newcomer chooses one on entering, and afterwards whether to go on.
 */
export const foes: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'foes',
  who: (_state, { seat }) => [seat],
  values: (_state, { at }) => ({ at: { kind: 'place', id: at } }),
  verbs: {
    'leave-be': { when: (_state, { must }) => !must, byDefault: true, does: leave },
    engage: {
      final: true,
      byDefault: true,
      slots: [(state, { seat, at }) => kit.askOne('enemy', 'seat', enemiesAt(state, seat, at))],
      does: (play, here, _seat, action) => engage(play, here, kit.textIn(action, 'enemy')),
    },
  },
  settles(play, here) {
    const { seat, at, must } = here;
    // Under a ban on combat all stand side by side, and nobody takes the land (card 1, RULINGS 86).
    if (isBanned(play.state, 'combat', at) && enemiesAt(play.state, seat, at).length > 0) {
      play.pop();
      return true;
    }
    const enemies = ownersAt(play.state, at).includes(seat) ? enemiesAt(play.state, seat, at) : [];
    const [first] = enemies;
    if (first === undefined) leave(play, here);
    else if (first === BARBARIANS || (must && enemies.length === 1)) engage(play, here, first);
    else if (orderAt(play.state, seat, at).ask !== 'none') return false;
    else if (must) engage(play, here, first);
    else leave(play, here);
    return true;
  },
});

import type * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import type { Medioevo } from '../state/state.js';
import { engineering, hasWork } from '../technologies/engineering.js';
import { affordable, carryOutTechnology } from '../technologies/technology-use.js';

/** On a list of purchases: a building or an engine gains a level for points alone (Engineering). */
export const engineer: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => affordable(state, seat, 'engineering') > 0 && hasWork(state, seat),
  slots: engineering.slots.map(
    (slot): NonNullable<kit.Verb<Medioevo, Play, unknown>['slots']>[number] =>
      (state, _here, seat, filled) =>
        slot(state, seat, filled),
  ),
  does: (play, _here, seat, action) => carryOutTechnology(play, seat, 'engineering', engineering, action),
};

import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { heldBy } from '../control/holder.js';
import type { Play } from '../engine/play.js';
import { BUILDING_CLASSES, type BuildingClass } from '../facts/kinds.js';
import { isTerritory } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';

/** For each destruction token (4.2). */
const REPAIR = 50;

const damaged = (state: Medioevo, seat: SeatId, at: unknown): readonly BuildingClass[] =>
  typeof at === 'string' && isTerritory(at) && state.lands[at].holder === seat
    ? BUILDING_CLASSES.filter((category) => (state.lands[at][category]?.damage ?? 0) > 0)
    : [];
const sites = (state: Medioevo, seat: SeatId) =>
  (state.realms[seat]?.cash ?? 0) < REPAIR
    ? []
    : heldBy(state, seat).filter((at) => damaged(state, seat, at).length > 0);

/** Removes destruction tokens from a building in a controlled territory (4.2). */
export const repair: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => sites(state, seat).length > 0,
  slots: [
    (state, _here, seat) => kit.askOne('at', 'territory', sites(state, seat)),
    (state, _here, seat, { at }) => kit.askOne('class', 'building-class', damaged(state, seat, at)),
    (state, _here, seat, { at, class: category }) => {
      const affordable = Math.floor((state.realms[seat]?.cash ?? 0) / REPAIR);
      const building = kit.oneIn(BUILDING_CLASSES, category);
      const damage =
        building === null || typeof at !== 'string' || !isTerritory(at) ? 1 : (state.lands[at][building]?.damage ?? 1);
      return kit.askNumber('tokens', 1, Math.min(affordable, damage));
    },
  ],
  does(play, _here, seat, action) {
    const at = kit.textIn(action, 'at');
    const category = kit.oneIn(BUILDING_CLASSES, action.class);
    const tokens = kit.numberIn(action, 'tokens');
    if (!isTerritory(at) || category === null) return;
    const building = play.land(at)[category];
    if (building === null) return;
    play.pay(seat, REPAIR * tokens, 'purchase');
    play.changeLand(at, { [category]: { ...building, damage: building.damage - tokens } });
    play.emit({ type: 'repaired', seat, at, tokens });
  },
};

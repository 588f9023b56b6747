import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { unitsLeft } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import { UNIT_IDS } from '../facts/kinds.js';
import { isTerritory } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { without } from '../state/units.js';
import { costOfUnit, muster, musterPlaces, unitsStillToBuy } from './units.js';

const half = (state: Medioevo, unit: (typeof UNIT_IDS)[number]) => costOfUnit(state, unit) / 2;

/** What a Surgeon lets a seat buy back this turn, as far as it can pay and has room (card 28). */
function lost(state: Medioevo, seat: SeatId): Tally {
  const realm = state.realms[seat];
  if (realm === undefined || realm.rebuyIn !== state.turn) return {};
  const counts = UNIT_IDS.map((unit) => {
    const affordable = Math.floor(realm.cash / half(state, unit));
    const most = Math.min(affordable, unitsLeft(state, seat, unit), unitsStillToBuy(state, seat));
    return [unit, Math.min(realm.rebuy[unit] ?? 0, most)] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Units lost in a round of last turn at half price, captains without points (card 28). */
export const buyBack: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => Object.keys(lost(state, seat)).length > 0 && musterPlaces(state, seat).length > 0,
  slots: [
    (state, _here, seat) => kit.askOne('unit', 'unit', Object.keys(lost(state, seat))),
    (state, _here, seat, { unit }) => kit.askNumber('count', 1, lost(state, seat)[String(unit)] ?? 1),
    (state, _here, seat) => kit.askOne('at', 'territory', musterPlaces(state, seat)),
  ],
  does(play, _here, seat, action) {
    const unit = kit.oneIn(UNIT_IDS, action.unit);
    const count = kit.numberIn(action, 'count');
    const at = kit.textIn(action, 'at');
    if (unit === null || !isTerritory(at)) return;
    play.pay(seat, count * half(play.state, unit), 'purchase');
    play.changeRealm(seat, { rebuy: without(play.realm(seat).rebuy, { [unit]: count }) });
    muster(play, seat, at, { [unit]: count });
  },
};

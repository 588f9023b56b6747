import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { UNIT_IDS } from '../facts/kinds.js';
import { isTerritory } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, tallyOf, unitsIn, without } from '../state/units.js';
import { costOfUnit, muster, musterPlaces, unitsStillToBuy } from './units.js';

/** Own units that surrendered in an earlier turn return to a muster place for free (4.8, 6.8). */
export const redeploy: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => {
    const realm = state.realms[seat];
    const waiting = realm !== undefined && realm.surrenderedIn < state.turn && sizeOf(realm.surrendered) > 0;
    return waiting && unitsStillToBuy(state, seat) > 0 && musterPlaces(state, seat).length > 0;
  },
  slots: [
    (state, _here, seat) =>
      kit.askSome('units', 'unit', tallyOf(state.realms[seat]?.surrendered ?? {}), {
        max: unitsStillToBuy(state, seat),
      }),
    (state, _here, seat) => kit.askOne('at', 'territory', musterPlaces(state, seat)),
  ],
  does(play, _here, seat, action) {
    const units = unitsIn(kit.tallyIn(action.units) ?? {});
    if (typeof action.at !== 'string' || !isTerritory(action.at)) return;
    play.changeRealm(seat, { surrendered: without(play.realm(seat).surrendered, units) });
    muster(play, seat, action.at, units);
  },
};

/** Holders of the seat's prisoners that it could ransom at double price (4.8). */
const holders = (state: Medioevo, seat: SeatId) =>
  state.seats.filter((other) => Object.keys(ransomable(state, seat, other)).length > 0);
function ransomable(state: Medioevo, seat: SeatId, holder: SeatId): Tally {
  const held = state.realms[holder]?.prisoners[seat] ?? {};
  const cash = state.realms[seat]?.cash ?? 0;
  const counts = UNIT_IDS.map((unit) => {
    const affordable = Math.floor(cash / (2 * costOfUnit(state, unit)));
    return [unit, Math.min(held[unit] ?? 0, affordable, unitsStillToBuy(state, seat))] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Prisoners are ransomed at double price; their holder cannot refuse (4.8). */
export const ransom: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => holders(state, seat).length > 0 && musterPlaces(state, seat).length > 0,
  slots: [
    (state, _here, seat) => kit.askOne('holder', 'seat', holders(state, seat)),
    (state, _here, seat, { holder }) =>
      kit.askOne('unit', 'unit', Object.keys(ransomable(state, seat, String(holder)))),
    (state, _here, seat, { holder, unit }) =>
      kit.askNumber('count', 1, ransomable(state, seat, String(holder))[String(unit)] ?? 1),
    (state, _here, seat) => kit.askOne('at', 'territory', musterPlaces(state, seat)),
  ],
  does(play, _here, seat, action) {
    const holder = kit.textIn(action, 'holder');
    const unit = kit.oneIn(UNIT_IDS, action.unit);
    const count = kit.numberIn(action, 'count');
    if (unit === null || typeof action.at !== 'string' || !isTerritory(action.at)) return;
    const florins = 2 * count * costOfUnit(play.state, unit);
    play.pay(seat, florins, 'ransom');
    play.receive(holder, florins);
    const { prisoners } = play.realm(holder);
    play.changeRealm(holder, {
      prisoners: { ...prisoners, [seat]: without(prisoners[seat] ?? {}, { [unit]: count }) },
    });
    muster(play, seat, action.at, { [unit]: count });
  },
};

import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { captainsLeft, standardsLeft } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import { captainOf } from '../facts/pieces.js';
import { isTerritory } from '../facts/place-ids.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { canPay, spendPoints } from './points.js';
import { owns, returnBorrowed } from './technology.js';
import { muster, musterPlaces, unitsStillToBuy } from './units.js';

const CAPTAIN_FLORINS = 100;
const captainLevels = (state: Medioevo, seat: SeatId) =>
  owns(state, seat, 'art-of-war') && unitsStillToBuy(state, seat) > 0
    ? [1, 2, 3].filter(
        (level) =>
          captainsLeft(state, seat, captainOf(level)) > 0 && canPay(state, seat, CAPTAIN_FLORINS * level, 'red', level),
      )
    : [];

/** A captain, with Art of war (4.5). */
export const buyCaptain: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => captainLevels(state, seat).length > 0 && musterPlaces(state, seat).length > 0,
  slots: [
    (state, _here, seat) => kit.askOne('level', 'level', captainLevels(state, seat).map(String)),
    (state, _here, seat) => kit.askOne('at', 'territory', musterPlaces(state, seat)),
  ],
  does(play, _here, seat, action) {
    const level = Number(action.level);
    if (typeof action.at !== 'string' || !isTerritory(action.at)) return;
    spendPoints(play, seat, 'red', level);
    play.pay(seat, CAPTAIN_FLORINS * level, 'purchase');
    returnBorrowed(play, seat, 'art-of-war');
    muster(play, seat, action.at, { [captainOf(level)]: 1 });
  },
};

/** Captains who can be raised, as `territory captain level`. */
function promotions(state: Medioevo, seat: SeatId): readonly string[] {
  if (!owns(state, seat, 'art-of-war')) return [];
  return musterPlaces(state, seat).flatMap((at) =>
    [1, 2].flatMap((from) =>
      (unitsOf(state.lands[at], seat)[captainOf(from)] ?? 0) === 0
        ? []
        : [2, 3].flatMap((to) => {
            const steps = to - from;
            const possible =
              steps > 0 &&
              standardsLeft(state, captainOf(to)) > 0 &&
              canPay(state, seat, CAPTAIN_FLORINS * steps, 'red', steps);
            return possible ? [`${at}:${from}:${to}`] : [];
          }),
    ),
  );
}

export const raiseCaptain: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => promotions(state, seat).length > 0,
  slots: [(state, _here, seat) => kit.askOne('captain', 'captain-raise', promotions(state, seat))],
  does(play, _here, seat, action) {
    const [at, from, to] = kit.textIn(action, 'captain').split(':');
    if (at === undefined || !isTerritory(at)) return;
    const steps = Number(to) - Number(from);
    spendPoints(play, seat, 'red', steps);
    play.pay(seat, CAPTAIN_FLORINS * steps, 'purchase');
    returnBorrowed(play, seat, 'art-of-war');
    play.takeUnits(at, seat, { [captainOf(Number(from))]: 1 });
    play.addUnits(at, seat, { [captainOf(Number(to))]: 1 });
    play.emit({ type: 'raised', seat, pieces: { [captainOf(Number(to))]: 1 }, at });
  },
};

import type { Choice, Filled } from '../../../core/offer.js';
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

/** The levels a captain can be raised to, for the difference in points and florins (4.5). */
function higherLevels(state: Medioevo, seat: SeatId, from: number): readonly number[] {
  return [2, 3].filter((to) => {
    const steps = to - from;
    return (
      steps > 0 && standardsLeft(state, captainOf(to)) > 0 && canPay(state, seat, CAPTAIN_FLORINS * steps, 'red', steps)
    );
  });
}

/** Captains who can be raised: named by level and place, `territory:level`. */
function raisable(state: Medioevo, seat: SeatId): readonly Choice[] {
  if (!owns(state, seat, 'art-of-war')) return [];
  return musterPlaces(state, seat).flatMap((at) =>
    [1, 2]
      .filter((from) => (unitsOf(state.lands[at], seat)[captainOf(from)] ?? 0) > 0)
      .filter((from) => higherLevels(state, seat, from).length > 0)
      .map((from) => ({
        ...kit.named('unit', captainOf(from), 'stands'),
        id: `${at}:${from}`,
        values: { at: { kind: 'place', id: at } },
      })),
  );
}

const captainIn = (captain: Filled[string] | undefined) => {
  const [at = '', from] = String(captain).split(':');
  return { at, from: Number(from) };
};

export const raiseCaptain: kit.Verb<Medioevo, Play, unknown> = {
  when: (state, _here, seat) => raisable(state, seat).length > 0,
  slots: [
    (state, _here, seat) => ({ kind: 'one', slot: 'captain', choices: raisable(state, seat) }),
    (state, _here, seat, filled) =>
      kit.askOne('level', 'level', higherLevels(state, seat, captainIn(filled.captain).from).map(String)),
  ],
  does(play, _here, seat, action) {
    const { at, from } = captainIn(action.captain);
    const to = Number(action.level);
    if (!isTerritory(at)) return;
    const steps = to - from;
    spendPoints(play, seat, 'red', steps);
    play.pay(seat, CAPTAIN_FLORINS * steps, 'purchase');
    returnBorrowed(play, seat, 'art-of-war');
    play.takeUnits(at, seat, { [captainOf(from)]: 1 });
    play.addUnits(at, seat, { [captainOf(to)]: 1 });
    play.emit({ type: 'raised', seat, pieces: { [captainOf(to)]: 1 }, at });
  },
};

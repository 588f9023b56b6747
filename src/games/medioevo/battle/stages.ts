import type { Play } from '../engine/play.js';
import { isTerritory } from '../facts/place-ids.js';
import { type Battle, bonusPoints, bothSides, otherSide, SIDES, type Side } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { abilitiesAt, type Fighting, meleeUsers } from './abilities.js';
import { waitingWithDice } from './lie.js';
import { wounded } from './losses/wounds.js';
import { captainUsesBy } from './policies.js';
import { galleysAt, inMelee, ordersOfSide } from './sides.js';
import { orderPenalty } from './throws/dice.js';
import { mannedLevels, navalBonus } from './throws/fire.js';
import { hitsOf, volley } from './throws/shots.js';

export type Here = FrameOf<'battle'>;

/** A side's bonus on top of its dice, without sacrifices (6.4.4, 6.6). */
export function bonusOf(state: Medioevo, battle: Battle, side: Side): number {
  const sea = (whose: Side) => mannedLevels(galleysAt(state, battle.at, battle[whose]));
  const naval = isTerritory(battle.at) ? 0 : navalBonus(sea(side), sea(otherSide(side)));
  return penaltyOf(state, battle[side]) + bonusPoints(battle, side, 'attack') + naval;
}

/** By turn order (6.4.4). */
export function penaltyOf({ order }: Medioevo, owner: Owner): number {
  const place = order.indexOf(owner);
  return owner === BARBARIANS || place < 0 ? 0 : orderPenalty(order.length, place);
}

export function fighting(state: Medioevo, here: Here, side: Side): Fighting {
  return {
    units: inMelee(state, here, side),
    captain: here.captain[side],
    majority: bonusPoints(here, side, 'majority') > 0,
  };
}

/** Automatic captain actions: a horde's as printed, a player's by his order (6.5.5, 6.12.1). */
export function captainsByOrder(play: Play, here: Here): Here {
  const units = (side: Side) => inMelee(play.state, here, side);
  const captain = bothSides((side) => {
    const lead = ordersOfSide(play.state, here, side);
    return captainUsesBy(lead, units(side), units(otherSide(side)), abilitiesAt(here.at), here.captain[side]);
  });
  return { ...here, captain };
}

/** All entitled archers shoot at once, with captains acting as archers (6.5.1). */
export function archers(play: Play, here: Here): Here {
  const side = (one: Side) => fighting(play.state, here, one);
  const shots = here.thrown ?? SIDES.flatMap((one) => volley(play, here, one, side(one), side(otherSide(one))));
  const open = waitingWithDice(play, here, shots);
  if (open !== null) return open;
  return SIDES.map((one) => ({ side: otherSide(one), points: hitsOf(here, one, shots) })).reduce(
    (after, shot) => wounded(play, after, { ...shot, by: 'archers', captured: false }),
    here,
  );
}

/** The melee begins by fixing which abilities are used in it (6.5.4). */
export function meleeBegins(play: Play, here: Here): Here {
  const side = (one: Side) => fighting(play.state, here, one);
  const users = bothSides((one) => meleeUsers(side(one), side(otherSide(one)), abilitiesAt(here.at)));
  return { ...here, heavy: bothSides((one) => users[one].heavy), cavalry: bothSides((one) => users[one].cavalry) };
}

import type { Play } from '../engine/play.js';
import { isTerritory } from '../facts/place-ids.js';
import { type Battle, effectOf, otherSide, SIDES, type Side } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { ABILITY_TYPES, type AbilityType, AT_SEA, type Fighting, usersOf } from './abilities.js';
import { lying } from './lie.js';
import { wounded } from './losses/wounds.js';
import { hordeCaptain, orderedCaptainUses } from './policies.js';
import { inMelee, orderOf } from './sides.js';
import { orderPenalty } from './throws/dice.js';
import { navalBonus } from './throws/fire.js';
import { hitsOf, volley } from './throws/shots.js';

export type Here = FrameOf<'battle'>;

/** What a side's attack value has on top of its dice, apart from sacrifices (6.4.4, 6.6). */
export function bonusOf(state: Medioevo, battle: Battle, side: Side): number {
  const owner = battle[side];
  const place = state.order.indexOf(owner);
  const penalty = owner === BARBARIANS || place < 0 ? 0 : orderPenalty(state.order.length, place);
  const galleys = (whose: Side) =>
    state.vehicles
      .filter(
        (one) => one.at === battle.at && one.owner === battle[whose] && one.kind === 'galley' && sizeOf(one.units) > 0,
      )
      .map(({ level }) => level);
  const sea = isTerritory(battle.at) ? 0 : navalBonus(galleys(side), galleys(otherSide(side)));
  return penalty + effectOf(battle, side, 'attack') + sea;
}

/** At sea archers and light infantry alone have an ability (6.6). */
export function abilitiesAt({ at }: Pick<Battle, 'at'>): readonly AbilityType[] {
  return isTerritory(at) ? ABILITY_TYPES : AT_SEA;
}

export function fighting(state: Medioevo, here: Here, side: Side): Fighting {
  return {
    units: inMelee(state, here, side),
    captain: here.captain[side],
    majority: effectOf(here, side, 'majority') > 0,
  };
}

/** What captains do by themselves: a horde's as printed, a player's by his order (6.5.5, 6.12.1). */
export function captainsByOrder(play: Play, here: Here): Here {
  const units = (side: Side) => inMelee(play.state, here, side);
  const uses = (side: Side) =>
    here[side] === BARBARIANS
      ? hordeCaptain(units(side), units(otherSide(side)))
      : orderedCaptainUses(
          units(side),
          units(otherSide(side)),
          abilitiesAt(here),
          orderOf(play.state, here, side),
          here.captain[side],
        );
  return { ...here, captain: { attacker: uses('attacker'), defender: uses('defender') } };
}

/** The archers that may shoot do so at once, a captain who shoots among them (6.5.1). */
export function archers(play: Play, here: Here): Here {
  const side = (one: Side) => fighting(play.state, here, one);
  const shots = here.thrown ?? SIDES.flatMap((one) => volley(play, here, one, side(one), side(otherSide(one))));
  const open = lying(play, here, shots);
  if (open !== null) return open;
  return SIDES.map((one) => ({ side: otherSide(one), points: hitsOf(here, one, shots) })).reduce(
    (after, shot) => wounded(play, after, { ...shot, by: 'archers', captured: false }),
    here,
  );
}

/** Who uses heavy infantry and cavalry is settled before any die, and holds for the round (6.5.4). */
export function meleeBegins(play: Play, here: Here): Here {
  const allowed = abilitiesAt(here);
  const users = (side: Side, type: 'heavy-infantry' | 'cavalry') =>
    allowed.includes(type)
      ? usersOf(fighting(play.state, here, side), fighting(play.state, here, otherSide(side)), type)
      : 0;
  const both = (type: 'heavy-infantry' | 'cavalry') => ({
    attacker: users('attacker', type),
    defender: users('defender', type),
  });
  return { ...here, heavy: both('heavy-infantry'), cavalry: both('cavalry') };
}

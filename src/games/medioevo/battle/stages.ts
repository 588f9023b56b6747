import type { Play } from '../engine/play.js';
import { isTerritory } from '../facts/place-ids.js';
import { type Battle, type BattleOrder, otherSide, SIDES, type Side, USUAL_BATTLE_ORDER } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';
import { BARBARIANS } from '../state/land.js';
import { countOf, sizeOf, together, type Units, without } from '../state/units.js';
import { ABILITY_TYPES, AT_SEA, captainUses, type Fighting, usersOf } from './abilities.js';
import { protectedSide } from './begin.js';
import { orderPenalty } from './dice.js';
import { fireOf, HITS, navalBonus, shielded } from './fire.js';
import { lightUnits, usualCaptainUses, usualCrews } from './policies.js';
import { armyOn, hurt, inMelee, setArmyOn } from './sides.js';
import { usableEngines } from './usable-engines.js';

export type Here = FrameOf<'battle'>;

export function orderOf(play: Play, battle: Battle, side: Side): BattleOrder {
  const owner = battle[side];
  return owner === BARBARIANS ? USUAL_BATTLE_ORDER : play.realm(owner).battleOrder;
}

/** What a side's attack value has on top of its dice, apart from sacrifices (6.4.4, 6.6). */
export function bonusOf(play: Play, battle: Battle, side: Side): number {
  const owner = battle[side];
  const place = play.state.order.indexOf(owner);
  const penalty = owner === BARBARIANS || place < 0 ? 0 : orderPenalty(play.state.order.length, place);
  const cards = battle.bonuses
    .filter((one) => one.side === side && one.what === 'attack')
    .reduce((sum, { points }) => sum + points, 0);
  const galleys = (whose: Side) =>
    play.state.vehicles
      .filter(
        (one) => one.at === battle.at && one.owner === battle[whose] && one.kind === 'galley' && sizeOf(one.units) > 0,
      )
      .map(({ level }) => level);
  const sea = isTerritory(battle.at) ? 0 : navalBonus(galleys(side), galleys(otherSide(side)));
  return penalty + cards + sea;
}

/** 1: protection and crews are named for the round; 2: both fire at once (6.4.1). */
export function fire(play: Play, here: Here): Here {
  const crews = { attacker: crewsFor(play, here, 'attacker'), defender: crewsFor(play, here, 'defender') };
  const guarded = protectedSide(play, here);
  const enemy = guarded === null ? null : otherSide(guarded);
  const protection =
    enemy === null
      ? null
      : crews[enemy].length > 0
        ? 'siege'
        : countOf(armyOn(play.state, here.at, here[enemy]), 'archer') > 0
          ? 'archers'
          : 'melee';
  const ready: Here = { ...here, crews, protection };
  const shots = SIDES.map((side) => {
    let points = 0;
    for (const battery of crews[side]) {
      const faces = Array.from({ length: battery.crew }, () =>
        play.die(8, 'siege', { side: { kind: 'side', id: side } }),
      );
      points += fireOf(play.book.pieces, battery, faces);
    }
    return { target: otherSide(side), points };
  });
  return shots.reduce((after, { target, points }) => strike(play, after, target, points, 'siege'), ready);
}

function crewsFor(play: Play, here: Here, side: Side): Here['crews']['attacker'] {
  if (here[side] === BARBARIANS) return [];
  const engines = usableEngines(play.state, here.at, here[side]);
  const crews = usualCrews(armyOn(play.state, here.at, here[side]), engines, orderOf(play, here, side));
  return engines.flatMap((engine, index) => {
    const units = crews[index] ?? {};
    const crew = sizeOf(units);
    return crew === 0 ? [] : [{ vehicle: engine.id, level: engine.level, crew, units, target: 'units' as const }];
  });
}

/** Damage that a building may take something off; what leaves the board is remembered. */
export function strike(
  play: Play,
  here: Here,
  target: Side,
  points: number,
  kind: 'siege' | 'archers' | 'melee' | 'losses',
  captured = false,
): Here {
  const level = isTerritory(here.at) ? (play.land(here.at).military?.level ?? 0) : 0;
  const guarded = protectedSide(play, here) === target;
  const left = kind !== 'losses' && guarded ? shielded(points, kind, here.protection, level) : points;
  if (left === 0) return here;
  const { lost } = hurt(play, here, target, left, orderOf(play, here, target).losses);
  play.emit({ type: 'damaged', side: target, owner: here[target], points: left, by: kind, lost: { ...lost } });
  return {
    ...here,
    lost: { ...here.lost, [target]: together(here.lost[target], lost) },
    taken: captured ? { ...here.taken, [target]: together(here.taken[target], lost) } : here.taken,
  };
}

/** Captains choose, then the archers that may shoot do so at once (6.4.2). */
export function archers(play: Play, here: Here): Here {
  const allowed = isTerritory(here.at) ? ABILITY_TYPES : AT_SEA;
  const units = (side: Side) => inMelee(play.state, here, side);
  const uses = (side: Side) =>
    here[side] === BARBARIANS
      ? hordeCaptain(units(side), units(otherSide(side)))
      : usualCaptainUses(units(side), units(otherSide(side)), allowed);
  const captain = { attacker: uses('attacker'), defender: uses('defender') };
  const side = (one: Side): Fighting => ({ units: units(one), captain: captain[one] });
  const shots = SIDES.map((one) => {
    const shooters = usersOf(side(one), side(otherSide(one)), 'archer');
    let hits = 0;
    for (let shot = 0; shot < shooters; shot++) {
      if (play.die(8, 'archer', { side: { kind: 'side', id: one } }, undefined) <= HITS) hits += 1;
    }
    return { target: otherSide(one), hits };
  });
  return shots.reduce((after, { target, hits }) => strike(play, after, target, hits, 'archers'), { ...here, captain });
}

/** A barbarian captain has the ability of an archer where he may use one at all (12.3). */
function hordeCaptain(horde: Units, enemy: Units): Here['captain']['attacker'] {
  return Array.from({ length: captainUses(horde, enemy) }, () => ({ use: 'own', type: 'archer' }) as const);
}

/** Who uses heavy infantry and cavalry is settled before any die, and holds for the round (6.4.3). */
export function meleeBegins(play: Play, here: Here): Here {
  const atSea = !isTerritory(here.at);
  const fighting = (side: Side): Fighting => ({ units: inMelee(play.state, here, side), captain: here.captain[side] });
  const users = (type: 'heavy-infantry' | 'cavalry') => ({
    attacker: atSea ? 0 : usersOf(fighting('attacker'), fighting('defender'), type),
    defender: atSea ? 0 : usersOf(fighting('defender'), fighting('attacker'), type),
  });
  return { ...here, heavy: users('heavy-infantry'), cavalry: users('cavalry') };
}

/** Light infantry that may be sacrificed by a side now (6.5.2). */
export function sacrificeable(play: Play, here: Here, side: Side): number {
  const fighting = (one: Side): Fighting => ({ units: inMelee(play.state, here, one), captain: here.captain[one] });
  const own = fighting(side);
  const users = usersOf(own, fighting(otherSide(side)), 'light-infantry');
  return Math.min(users, lightUnits(own.units));
}

export function sacrifice(play: Play, here: Here, side: Side, count: number): Here {
  if (count === 0) return here;
  const owner = here[side];
  const gone: Units = { 'light-infantry': count };
  const army = armyOn(play.state, here.at, owner);
  const left = without(army, gone);
  setArmyOn(play, here.at, owner, left);
  play.emit({ type: 'sacrificed', owner, count });
  return {
    ...here,
    sacrificed: { ...here.sacrificed, [side]: count },
    lost: { ...here.lost, [side]: together(here.lost[side], without(army, left)) },
  };
}

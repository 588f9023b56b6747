import { reserveOf } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import type { UnitType } from '../facts/kinds.js';
import { isTerritory } from '../facts/place-ids.js';
import type { Battle, Side } from '../state/battle.js';
import { BARBARIANS, type Owner, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { atMost, sizeOf, together, type Units, without } from '../state/units.js';
import { type Damage, damaged, HORDE_ORDER, type Reserve } from './damage.js';

type Field = Pick<Battle, 'at' | 'attacker' | 'defender' | 'crews'>;

/** Everybody of a side who is on the field: in the territory, or aboard its galleys in the sea. */
export function armyOn(state: Medioevo, at: Field['at'], owner: Owner): Units {
  if (isTerritory(at)) return unitsOf(state.lands[at], owner);
  return state.vehicles
    .filter((one) => one.at === at && one.owner === owner)
    .reduce<Units>((sum, { units }) => together(sum, units), {});
}

export function crewOf({ crews }: Pick<Battle, 'crews'>, side: Side): Units {
  return crews[side].reduce<Units>((sum, { units }) => together(sum, units), {});
}

/** Those of a side who are in the melee: crews are not (6.5.6). */
export function inMelee(state: Medioevo, battle: Field, side: Side): Units {
  return without(armyOn(state, battle.at, battle[side]), crewOf(battle, side));
}

export function reserveFor(state: Medioevo, owner: Owner): Reserve {
  const counted = new Map<UnitType, number>();
  return (type) => {
    const known = counted.get(type) ?? reserveOf(state, owner, type);
    counted.set(type, known);
    return known;
  };
}

/** Points of damage on a side: its melee first, its crews when nobody else is left (6.5.6). */
export function hurt(play: Play, battle: Field, side: Side, points: number, order: readonly UnitType[]): Damage {
  const owner = battle[side];
  const lossOrder = owner === BARBARIANS ? HORDE_ORDER : order;
  const atSea = !isTerritory(battle.at);
  const reserve = reserveFor(play.state, owner);
  const crew = crewOf(battle, side);
  const front = damaged(inMelee(play.state, battle, side), points, lossOrder, reserve, atSea);
  const back = damaged(crew, front.over, lossOrder, reserve, atSea);
  const left = together(front.left, back.left);
  setArmyOn(play, battle.at, owner, left);
  return { left, lost: together(front.lost, back.lost), over: back.over };
}

/** At sea whoever is left stays aboard as far as there is room, the lowest galley losing its men first. */
export function setArmyOn(play: Play, at: Field['at'], owner: Owner, left: Units): void {
  if (isTerritory(at)) {
    play.keepUnits(at, owner, left);
    return;
  }
  let open = left;
  const galleys = play.state.vehicles
    .filter((one) => one.at === at && one.owner === owner && one.kind === 'galley')
    .toSorted((one, other) => other.level - one.level);
  for (const galley of galleys) {
    const stay = atMost(galley.units, open);
    play.changeVehicle(galley.id, { units: stay });
    open = without(open, stay);
  }
  // A cavalry that became heavy infantry never happens at sea, so that all find their galley.
  if (sizeOf(open) > 0) throw new Error(`no galley carries ${JSON.stringify(open)}`);
}

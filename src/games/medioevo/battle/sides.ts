import { reserveOf } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import type { UnitType } from '../facts/kinds.js';
import { isTerritory } from '../facts/place-ids.js';
import type { Battle, Side } from '../state/battle.js';
import { type Owner, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { atMost, sizeOf, together, type Units, without } from '../state/units.js';
import { type Damage, damaged, type Reserve } from './damage.js';

type Field = Pick<Battle, 'at' | 'attacker' | 'defender' | 'crews' | 'trapped'>;

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

/** Crews that fight in the melee too do so by Machinery; the others are out of it (6.5.6). */
function apart({ lasting }: Medioevo, { crews }: Pick<Battle, 'crews'>, side: Side): Units {
  const both = lasting.flatMap((one) => (one.kind === 'machinery' ? [one.vehicle] : []));
  return crewOf({ crews: { ...crews, [side]: crews[side].filter(({ vehicle }) => !both.includes(vehicle)) } }, side);
}

/** Those of a side who are in the melee: crews and whoever is trapped are not (6.5.6, card 18). */
export function inMelee(state: Medioevo, battle: Field, side: Side): Units {
  return without(front(state, battle, side), battle.trapped[side]);
}

/** Whoever is hit before the crews. */
function front(state: Medioevo, battle: Field, side: Side): Units {
  return without(armyOn(state, battle.at, battle[side]), apart(state, battle, side));
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
  const atSea = !isTerritory(battle.at);
  const reserve = reserveFor(play.state, owner);
  const crew = apart(play.state, battle, side);
  const first = damaged(front(play.state, battle, side), points, order, reserve, atSea);
  const back = damaged(crew, first.over, order, reserve, atSea);
  const left = together(first.left, back.left);
  setArmyOn(play, battle.at, owner, left);
  return { left, lost: together(first.lost, back.lost), over: back.over };
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

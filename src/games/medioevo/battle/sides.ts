import type { SeatId } from '../../../core/seat.js';
import { reserveOf } from '../control/supply.js';
import type { Play } from '../engine/play.js';
import type { UnitType } from '../facts/kinds.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { capacityOf } from '../movement/movers.js';
import type { Battle, Side } from '../state/battle.js';
import { type BattleOrder, type Lead, USUAL_BATTLE_ORDER } from '../state/battle-order.js';
import { BARBARIANS, type Owner, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { atMost, firstOf, sizeOf, together, type Units, without } from '../state/units.js';
import type { Vehicle } from '../state/vehicle.js';
import { type Damage, damagedArmy, type Reserve } from './losses/damage.js';

type Field = Pick<Battle, 'at' | 'attacker' | 'defender' | 'crews' | 'trapped'>;

/** All of a side's units on the field: in the territory, or aboard its galleys. */
export function armyOn(state: Medioevo, at: Field['at'], owner: Owner): Units {
  if (isTerritory(at)) return unitsOf(state.lands[at], owner);
  return state.vehicles
    .filter((one) => one.at === at && one.owner === owner)
    .reduce<Units>((sum, { units }) => together(sum, units), {});
}

/** A side's units that serve an engine and are still unhurt: hit ones count among the others (6.5.6). */
export function crewOf(state: Medioevo, { at, crews, ...sides }: Field, side: Side): Units {
  const all = crews[side].reduce<Units>((sum, { units }) => together(sum, units), {});
  return atMost(all, armyOn(state, at, sides[side]));
}

/** With Machinery crews fight in the melee too; otherwise they are out of it (6.5.6). */
function apart(state: Medioevo, battle: Field, side: Side): Units {
  const both = state.lasting.flatMap((one) => (one.kind === 'machinery' ? [one.vehicle] : []));
  const crews = battle.crews[side].filter(({ vehicle }) => !both.includes(vehicle));
  return crewOf(state, { ...battle, crews: { ...battle.crews, [side]: crews } }, side);
}

/** A side's units in the melee: without crews and trapped units (6.5.6, card 18). */
export function inMelee(state: Medioevo, battle: Field, side: Side): Units {
  return without(front(state, battle, side), battle.trapped[side]);
}

/** Units hit before the crews. */
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

/** Damage to a side: its melee first, its crews when nobody else is left (6.5.6). */
export function damageSide(play: Play, battle: Field, side: Side, points: number, order: readonly UnitType[]): Damage {
  const owner = battle[side];
  const damage = damagedArmy(
    { units: armyOn(play.state, battle.at, owner), crew: apart(play.state, battle, side) },
    points,
    order,
    reserveFor(play.state, owner),
    !isTerritory(battle.at),
  );
  setArmyOn(play, battle.at, owner, damage.left);
  return damage;
}

/** An owner's galleys in a sea, highest first. */
export function galleysAt({ vehicles }: Pick<Medioevo, 'vehicles'>, at: PlaceId, owner: Owner): readonly Vehicle[] {
  return vehicles
    .filter((one) => one.at === at && one.owner === owner && one.kind === 'galley')
    .toSorted((one, other) => other.level - one.level);
}

/** At sea survivors stay aboard as far as there is room; the lowest galley loses its men first. */
export function setArmyOn(play: Play, at: Field['at'], owner: Owner, left: Units): void {
  if (isTerritory(at)) {
    play.keepUnits(at, owner, left);
    return;
  }
  const galleys = galleysAt(play.state, at, owner);
  stayAboard(
    galleys.map(({ units }) => units),
    left,
  ).forEach((units, index) => {
    const galley = galleys[index];
    if (galley !== undefined) play.changeVehicle(galley.id, { units });
  });
}

/** Units return aboard their owner's galleys there, as far as there is room; the rest go to his reserve. */
export function comeAboard(play: Play, at: Field['at'], owner: Owner, units: Units): void {
  let waiting = units;
  for (const galley of play.state.vehicles) {
    if (galley.kind !== 'galley' || galley.at !== at || galley.owner !== owner) continue;
    const cargo = play.state.vehicles.filter(({ aboard }) => aboard === galley.id).length;
    const room = capacityOf(play.state, galley) - sizeOf(galley.units) - cargo;
    const taken = firstOf(waiting, room);
    play.changeVehicle(galley.id, { units: together(galley.units, taken) });
    waiting = without(waiting, taken);
  }
}

/** Survivors stay where they were, filling the first galleys: the last lose their men first. */
export function stayAboard(galleys: readonly Units[], left: Units): readonly Units[] {
  let open = left;
  return galleys.map((units) => {
    const stay = atMost(units, open);
    open = without(open, stay);
    return stay;
  });
}

/** How a seat's army fights in a place: by an order for that place, else by the general one (6.12.2). */
export function orderAt(state: Medioevo, seat: SeatId, at: PlaceId): BattleOrder {
  const realm = state.realms[seat];
  return realm?.placeOrders[at] ?? realm?.battleOrder ?? USUAL_BATTLE_ORDER;
}

/** Barbarians have no orders: their behaviour is printed (12.3). */
export function ordersOfSide(state: Medioevo, battle: Battle, side: Side): Lead {
  const owner = battle[side];
  return owner === BARBARIANS ? null : orderAt(state, owner, battle.at);
}

export function orderOf(state: Medioevo, battle: Battle, side: Side): BattleOrder {
  return ordersOfSide(state, battle, side) ?? USUAL_BATTLE_ORDER;
}

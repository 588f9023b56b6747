import type { SeatId } from '../../../core/seat.js';
import { hordeOf } from '../barbarians/war-circle.js';
import { beginBattle } from '../battle/begin.js';
import { conquer } from '../battle/conquest.js';
import { unitsLeft } from '../control/supply.js';
import { attackUndeclared, atWar } from '../diplomacy/relations.js';
import { payToll } from '../diplomacy/rights.js';
import type { Play } from '../engine/play.js';
import { UNIT_IDS, type UnitId } from '../facts/kinds.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS, type Owner } from '../state/land.js';
import { sizeOf, together, type Units, without } from '../state/units.js';
import { capacityOf, type Group, vehiclesIn } from './movers.js';
import type { Entry, Reached } from './reach.js';

/** A group goes its way; what it meets at the end is settled by `arrive`. */
export function march(play: Play, seat: SeatId, from: PlaceId, group: Group, reached: Reached): void {
  const { at, cost, entry } = reached;
  payPassage(play, seat, reached.way);
  const vehicles = vehiclesIn(play.state, group);
  const galleys = vehicles.filter(({ kind }) => kind === 'galley');
  if (isTerritory(from)) play.takeUnits(from, seat, group.units);
  const stops = entry !== 'free';
  for (const vehicle of vehicles) {
    const carried = galleys.length > 0 && vehicle.kind !== 'galley';
    const carrier = galleys[0]?.id ?? null;
    play.changeVehicle(vehicle.id, {
      at,
      used: vehicle.used + (carried ? 0 : cost),
      stopped: stops || vehicle.stopped,
      aboard: carried && !isTerritory(at) ? carrier : null,
    });
  }
  const aboard = galleys.reduce<Units>((sum, { units }) => together(sum, units), {});
  const men = together(group.units, aboard);
  // What a galley carried at sea goes where it goes, and comes ashore with it.
  for (const one of play.state.vehicles) {
    if (one.aboard !== null && galleys.some(({ id }) => id === one.aboard)) {
      play.changeVehicle(one.id, { at, aboard: isTerritory(at) ? null : one.aboard });
    }
  }
  if (isTerritory(at)) {
    for (const { id } of galleys) play.changeVehicle(id, { units: {} });
    // On foot they leave a castle, once in a turn (6.1).
    if (sizeOf(men) > 0) play.addUnits(at, seat, men, stops || vehicles.length === 0);
  } else {
    board(
      play,
      galleys.map(({ id }) => id),
      men,
    );
  }
  play.emit({ type: 'marched', seat, from, to: at, units: { ...men }, vehicles: group.vehicles.length });
}

/** Whoever lets it pass is paid for it, once for a move (11.5, 11.10). */
function payPassage(play: Play, seat: SeatId, way: readonly PlaceId[]): void {
  const hosts = way.flatMap((at) => (isTerritory(at) ? (play.land(at).holder ?? []) : []));
  for (const host of new Set(hosts)) {
    if (host !== seat && !atWar(play.state, seat, host)) payToll(play, seat, host, 'passage');
  }
}

/** Men aboard, as many on each galley as it holds. */
function board(play: Play, galleys: readonly number[], men: Units): void {
  let open = men;
  for (const id of galleys) {
    const galley = play.vehicle(id);
    const cargo = play.state.vehicles.filter(({ aboard }) => aboard === id).length;
    const taken: { [Unit in UnitId]?: number } = {};
    let room = capacityOf(play.state, galley) - cargo;
    for (const unit of UNIT_IDS) {
      const count = Math.min(room, open[unit] ?? 0);
      if (count > 0) taken[unit] = count;
      room -= count;
    }
    play.changeVehicle(id, { units: taken });
    open = without(open, taken);
  }
}

/** All groups of a full move have come: a horde rises, a battle begins, or an empty land is taken (6.3). */
export function arrive(play: Play, seat: SeatId, at: PlaceId, entry: Entry, pointsLeft: number): void {
  switch (entry) {
    case 'free':
      return;
    case 'horde':
      if (isTerritory(at)) raiseHorde(play, at);
      beginBattle(play, { at, attacker: seat, defender: BARBARIANS, pointsLeft });
      return;
    case 'undeclared': {
      const holder = isTerritory(at) ? play.land(at).holder : null;
      if (holder !== null) attackUndeclared(play, seat, holder);
      meet(play, seat, at, pointsLeft);
      return;
    }
    case 'battle':
    case 'take':
      meet(play, seat, at, pointsLeft);
      return;
  }
}

/** A horde must be fought, and first; then whoever of the enemies comes first in the order; else the land is taken. */
function meet(play: Play, seat: SeatId, at: PlaceId, pointsLeft: number): void {
  const [enemy] = enemiesAt(play, seat, at);
  if (enemy !== undefined) {
    beginBattle(play, { at, attacker: seat, defender: enemy, pointsLeft });
    return;
  }
  if (!isTerritory(at)) return;
  const { holder } = play.land(at);
  if (holder !== null && holder !== seat) conquer(play, at, seat, holder);
}

export function enemiesAt({ state }: Pick<Play, 'state'>, seat: SeatId, at: PlaceId): readonly Owner[] {
  const owners = isTerritory(at)
    ? armiesIn(state.lands[at])
    : state.vehicles.filter((one) => one.at === at && sizeOf(one.units) > 0).map(({ owner }) => owner);
  return [BARBARIANS, ...state.order].filter((owner) => owners.includes(owner) && atWar(state, seat, owner));
}

/** As many of the horde of the turn as there are pieces for (12.1). */
export function raiseHorde(play: Play, at: TerritoryId): void {
  const circle = play.state.warCircle;
  if (circle === null) return;
  const horde: { [Unit in UnitId]?: number } = {};
  for (const [unit, count] of Object.entries(hordeOf(circle))) {
    const id = UNIT_IDS.find((known) => known === unit);
    if (id === undefined) continue;
    const there = Math.min(count, unitsLeft(play.state, BARBARIANS, id));
    if (there > 0) horde[id] = there;
  }
  play.addUnits(at, BARBARIANS, horde);
  play.emit({ type: 'horde', at, units: { ...horde } });
}

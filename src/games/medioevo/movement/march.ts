import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { hordeOf } from '../barbarians/war-circle.js';
import { beginBattle } from '../battle/begin.js';
import { enemiesAt } from '../battle/field.js';
import { openWindow } from '../cards/holding.js';
import { unitsLeft } from '../control/supply.js';
import { attackUndeclared } from '../diplomacy/relations.js';
import type { Play } from '../engine/play.js';
import { UNIT_IDS, type UnitId } from '../facts/kinds.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { BARBARIANS } from '../state/land.js';
import type { Entry } from '../state/realm.js';
import { sizeOf, tallyOf, together, type Units } from '../state/units.js';
import type { Vehicle } from '../state/vehicle.js';
import { disembark, embark, sailOn } from './aboard.js';
import { useWays } from './allowances.js';
import { keepHalfGoing } from './half.js';
import { type Group, vehiclesIn } from './movers.js';
import type { Reached } from './reach.js';
import { payPassage } from './tolls.js';

/** A group moves; `arrive` settles what it meets. `halts`: it moves no more this turn (6.3.1). */
export function march(
  play: Play,
  seat: SeatId,
  from: PlaceId,
  group: Group,
  { at, cost, entry, way }: Reached,
  halts = false,
): void {
  payPassage(play, seat, way);
  useWays(play, seat, from);
  const host = isTerritory(at) ? play.land(at).holder : null;
  const vehicles = vehiclesIn(play.state, group);
  const galleys = vehicles.filter(({ kind }) => kind === 'galley').map(({ id }) => id);
  if (isTerritory(from)) play.takeUnits(from, seat, group.units);
  const stops = halts || entry !== 'free';
  const cargo = [
    ...play.state.vehicles.filter(({ aboard }) => aboard !== null && galleys.includes(aboard)),
    ...vehicles.filter(({ kind }) => galleys.length > 0 && kind !== 'galley'),
  ].map(({ id }) => id);
  for (const { id, used, stopped } of vehicles) {
    // A galley's load spends no points of its own (6.2.5).
    const spent = cargo.includes(id) ? 0 : cost;
    play.changeVehicle(id, {
      at,
      used: used + spent,
      stopped: stops || stopped,
      aboard: null,
    });
  }
  const aboard = vehicles.reduce<Units>((sum, { units }) => together(sum, units), {});
  const men = together(group.units, aboard);
  if (isTerritory(at)) {
    disembark(play, at, galleys);
    // Units leaving a castle on foot go no farther (6.2.3).
    if (sizeOf(men) > 0) play.addUnits(at, seat, men, { stopped: stops || vehicles.length === 0 });
  } else if (isTerritory(from)) embark(play, at, galleys, cargo, men);
  else sailOn(play, at, cargo);
  const pieces = { ...tallyOf(men), ...kindsOf(vehicles) };
  play.emit({ type: 'marched', seat, from, to: at, units: { ...men }, vehicles: group.vehicles, pieces, way });
  if (stops && host !== null && host !== seat && isTerritory(at)) keepHalfGoing(play, seat, at, men, group.vehicles);
}

/** How many of each kind. */
function kindsOf(vehicles: readonly Vehicle[]): Tally {
  const kinds: Record<string, number> = {};
  for (const { kind } of vehicles) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
}

/** An arrival to be settled. */
export interface Coming {
  readonly seat: SeatId;
  readonly at: PlaceId;
  readonly entry: Entry;
  /** The previous holder. */
  readonly held: SeatId | null;
  readonly pointsLeft: number;
}

/**
 * All groups of a full move have arrived: a horde rises, a battle begins, or an empty land is taken (6.3.1 to 6.3.4).
 */
export function arrive(play: Play, { seat, at, entry, held, pointsLeft }: Coming): void {
  switch (entry) {
    case 'free':
      play.next({ kind: 'spoils', seat, at, from: null, conquered: false, attacking: true });
      return;
    case 'horde':
      if (isTerritory(at)) raiseHorde(play, at);
      if (enemiesAt(play.state, seat, at).includes(BARBARIANS)) {
        beginBattle(play, { at, attacker: seat, defender: BARBARIANS, pointsLeft, held });
        return;
      }
      break;
    case 'undeclared':
    case 'truce':
      if (held !== null) attackUndeclared(play, seat, held);
      break;
    case 'battle':
    case 'take':
      break;
  }
  play.next({ kind: 'foes', seat, at, held, beaten: null, pointsLeft, must: true });
  if (held !== null && held !== seat) openWindow(play, 'threat', at);
}

/** As many of the turn's horde as there are pieces for (1.2, 6.3.2). */
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
  if (sizeOf(horde) > 0) play.emit({ type: 'horde', at, units: { ...horde } });
}

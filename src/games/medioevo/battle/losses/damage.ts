import { UNIT_IDS, type UnitId, type UnitType } from '../../facts/kinds.js';
import { typeOf } from '../../facts/pieces.js';
import { together, type Units, without } from '../../state/units.js';

/** The order in which types take points of damage. */
export const USUAL_ORDER: readonly UnitType[] = ['light-infantry', 'cavalry', 'heavy-infantry', 'archer', 'captain'];
/** A horde's order is printed (12.3). */
export const HORDE_ORDER: readonly UnitType[] = ['light-infantry', 'archer', 'captain', 'heavy-infantry', 'cavalry'];

export interface Damage {
  readonly left: Units;
  /** Pieces that left the board, each as its last type: prisoners if they are taken (6.9). */
  readonly lost: Units;
  /** Points left when nobody remained. */
  readonly over: number;
}

/** Its owner's supply of a type beside the board: a hit unit becomes a lesser one only from there (6.5.4). */
export type Reserve = (type: UnitType) => number;

/**
 * Points of damage, one by one (6.5.4): cavalry becomes heavy infantry or, with none in reserve, light infantry; heavy
 * infantry becomes light; with none in reserve, and always at sea (6.6), the piece is lost.
 */
export function damaged(
  units: Units,
  points: number,
  order: readonly UnitType[],
  reserve: Reserve,
  atSea = false,
): Damage {
  const left: { [Unit in UnitId]?: number } = { ...units };
  const lost: { [Unit in UnitId]?: number } = {};
  const given: { [Type in UnitType]?: number } = {};
  const spare = (type: UnitType) => reserve(type) - (given[type] ?? 0);
  let open = points;
  for (; open > 0; open--) {
    const unit = nextToFall(left, order);
    if (unit === null) break;
    const type = typeOf(unit);
    const after = atSea ? null : becomes(type, spare);
    change(left, unit, -1);
    given[type] = (given[type] ?? 0) - 1;
    if (after === null) {
      change(lost, unit, 1);
    } else {
      change(left, after, 1);
      given[after] = (given[after] ?? 0) + 1;
    }
  }
  return { left, lost, over: open };
}

/** The points it takes to destroy all of these. */
export function endurance(units: Units, reserve: Reserve, atSea: boolean): number {
  const more = Object.values(units).reduce((sum, count) => sum + MOST_HITS * count, 0);
  return more - damaged(units, more, USUAL_ORDER, reserve, atSea).over;
}
/** Cavalry takes this many hits. */
const MOST_HITS = 3;

/** Does a hit unit of this type become a lesser one? */
export function becomesLesser(type: UnitType, reserve: Reserve, atSea: boolean): boolean {
  return !atSea && becomes(type, reserve) !== null;
}

/** The melee first, and crews when nobody else is left (6.5.6). */
export function damagedArmy(
  { units, crew }: { readonly units: Units; readonly crew: Units },
  points: number,
  order: readonly UnitType[],
  reserve: Reserve,
  atSea: boolean,
): Damage {
  const front = damaged(without(units, crew), points, order, reserve, atSea);
  if (front.over === 0) return { ...front, left: together(front.left, crew) };
  const back = damaged(crew, front.over, order, reserve, atSea);
  return { left: together(front.left, back.left), lost: together(front.lost, back.lost), over: back.over };
}

/** The lowest captain first. */
function nextToFall(units: Units, order: readonly UnitType[]): UnitId | null {
  for (const type of order) {
    const unit = UNIT_IDS.find((id) => typeOf(id) === type && (units[id] ?? 0) > 0);
    if (unit !== undefined) return unit;
  }
  return null;
}

function becomes(type: UnitType, spare: Reserve): 'heavy-infantry' | 'light-infantry' | null {
  if (type === 'cavalry' && spare('heavy-infantry') > 0) return 'heavy-infantry';
  if ((type === 'cavalry' || type === 'heavy-infantry') && spare('light-infantry') > 0) return 'light-infantry';
  return null;
}

function change(units: { [Unit in UnitId]?: number }, unit: UnitId, by: number): void {
  const count = (units[unit] ?? 0) + by;
  if (count === 0) delete units[unit];
  else units[unit] = count;
}

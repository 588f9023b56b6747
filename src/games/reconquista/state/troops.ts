import { isTally, type SlotValue } from '../../../core/action.js';
import { UNIT_KINDS, type UnitKind } from '../facts/ids.js';

/** Units of one side together, by kind; zero counts have no entry. */
export type Troops = { readonly [Kind in UnitKind]?: number };

export const NONE: Troops = {};

/** The order of losses in battles and sieges (12.2, 14.5). */
const LOSS_ORDER: readonly UnitKind[] = UNIT_KINDS;
/** The order of losses in a Famine (9.10): the others come last. */
export const FAMINE_ORDER: readonly UnitKind[] = ['army', 'garrison', 'order', 'rebel', 'mercenary', 'crusader'];
/** The unit that stays behind: an Army, preferably not hired (9.8, 13.13). */
export const STAY_ORDER: readonly UnitKind[] = ['army', 'mercenary'];

export function countOf(troops: Troops, kind: UnitKind): number {
  return troops[kind] ?? 0;
}

export function sizeOf(troops: Troops): number {
  const { mercenary = 0, crusader = 0, garrison = 0, rebel = 0, army = 0, order = 0 } = troops;
  return mercenary + crusader + garrison + rebel + army + order;
}

/** All kinds of Armies: their own, hired ones and Crusaders (9.7, 9.16). */
export function armiesOf(troops: Troops): number {
  return countOf(troops, 'army') + countOf(troops, 'mercenary') + countOf(troops, 'crusader');
}

/** Counts by kind, always in the same order; zero counts have no entry. */
function troopsOf(count: (kind: UnitKind) => number): Troops {
  const troops: { [Kind in UnitKind]?: number } = {};
  for (const kind of UNIT_KINDS) {
    const units = count(kind);
    if (units !== 0) troops[kind] = units;
  }
  return troops;
}

export function plus(troops: Troops, kind: UnitKind, by: number): Troops {
  return by === 0 ? troops : troopsOf((one) => countOf(troops, one) + (one === kind ? by : 0));
}

export function together(one: Troops, other: Troops): Troops {
  if (sizeOf(other) === 0) return one;
  return sizeOf(one) === 0 ? other : troopsOf((kind) => countOf(one, kind) + countOf(other, kind));
}

export function without(troops: Troops, gone: Troops): Troops {
  return sizeOf(gone) === 0 ? troops : troopsOf((kind) => countOf(troops, kind) - countOf(gone, kind));
}

export function onlyKinds(troops: Troops, kinds: readonly UnitKind[]): Troops {
  return troopsOf((kind) => (kinds.includes(kind) ? countOf(troops, kind) : 0));
}

/** The units in both. */
export function inBoth(one: Troops, other: Troops): Troops {
  return troopsOf((kind) => Math.min(countOf(one, kind), countOf(other, kind)));
}

/** This many units, or all, in the given order. */
export function firstOf(troops: Troops, count: number, order: readonly UnitKind[] = LOSS_ORDER): Troops {
  let taken = NONE;
  let left = count;
  for (const kind of order) {
    const here = Math.min(left, countOf(troops, kind));
    taken = plus(taken, kind, here);
    left -= here;
  }
  return taken;
}

/** The units chosen in an offer. */
export function troopsIn(value: SlotValue): Troops {
  if (!isTally(value)) return NONE;
  return troopsOf((kind) => value[kind] ?? 0);
}

import { isTally, type SlotValue } from '../../../core/action.js';
import { UNIT_KINDS, type UnitKind } from '../facts/ids.js';

/** Units of one side that stand together, by kind; none of a kind has no entry. */
export type Troops = { readonly [Kind in UnitKind]?: number };

export const NONE: Troops = {};

/** The order in which a battle or a siege takes units (12, 14). */
const LOSS_ORDER: readonly UnitKind[] = UNIT_KINDS;
/** The order in which Famine takes them (9): the others come last. */
export const FAMINE_ORDER: readonly UnitKind[] = ['army', 'garrison', 'order', 'rebel', 'mercenary', 'crusader'];
/** Whoever stays behind: an Army, as long as there is one that is not hired. */
export const STAY_ORDER: readonly UnitKind[] = ['army', 'mercenary'];

export function countOf(troops: Troops, kind: UnitKind): number {
  return troops[kind] ?? 0;
}

export function sizeOf(troops: Troops): number {
  return UNIT_KINDS.reduce((sum, kind) => sum + countOf(troops, kind), 0);
}

/** Armies in every respect: their own, hired ones and Crusaders. */
export function armiesOf(troops: Troops): number {
  return countOf(troops, 'army') + countOf(troops, 'mercenary') + countOf(troops, 'crusader');
}

export function plus(troops: Troops, kind: UnitKind, by: number): Troops {
  const { [kind]: before = 0, ...others } = troops;
  return before + by === 0 ? others : { ...others, [kind]: before + by };
}

export function together(one: Troops, other: Troops): Troops {
  return UNIT_KINDS.reduce((sum, kind) => plus(sum, kind, countOf(other, kind)), one);
}

export function without(troops: Troops, gone: Troops): Troops {
  return UNIT_KINDS.reduce((left, kind) => plus(left, kind, -countOf(gone, kind)), troops);
}

export function only(troops: Troops, kinds: readonly UnitKind[]): Troops {
  return kinds.reduce((kept, kind) => plus(kept, kind, countOf(troops, kind)), NONE);
}

/** What of these units is also among those. */
export function common(one: Troops, other: Troops): Troops {
  return UNIT_KINDS.reduce((both, kind) => plus(both, kind, Math.min(countOf(one, kind), countOf(other, kind))), NONE);
}

/** As many units as said, or all there are, in the order given. */
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

export function has(troops: Troops, wanted: Troops): boolean {
  return UNIT_KINDS.every((kind) => countOf(troops, kind) >= countOf(wanted, kind));
}

/** The units chosen in an offer. */
export function troopsIn(value: SlotValue): Troops {
  if (!isTally(value)) return NONE;
  return UNIT_KINDS.reduce((troops, kind) => plus(troops, kind, value[kind] ?? 0), NONE);
}

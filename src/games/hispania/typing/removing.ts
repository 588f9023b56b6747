import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { ok } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { pieceChoice } from '../engine/domain.js';
import { UNIT_KINDS } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { unitsIn } from './lexicon.js';
import { type Meant, one } from './meant.js';

/** `/remove count:2`, `/remove units:"2 infantry, cavalry"`: one by one, each as legal as the first. */
export function repeated(state: Hispania, seat: SeatId, options: TypedOptions): Meant {
  const { count, units, ...rest } = options;
  const named = typeof units === 'string' ? units : options.unit;
  if (typeof named === 'string' && count === undefined && /[\d,]/.test(named)) {
    const tally = unitsIn(named, REMOVABLE);
    if (!tally.ok) return tally;
    const all: Action[] = [];
    for (const [unit, times] of Object.entries(tally.value)) {
      const meant = repeated(state, seat, { ...rest, unit, count: times });
      if (!meant.ok) return meant;
      all.push(...meant.value);
    }
    return ok(all);
  }
  if (typeof units === 'string')
    return repeated(state, seat, { ...rest, unit: units, ...(count === undefined ? {} : { count }) });
  const first = one(state, seat, 'remove', rest);
  const times = typeof count === 'number' && count > 1 ? Math.min(count, 20) : 1;
  return first.ok ? ok(Array.from({ length: times }, () => first.value).flat()) : first;
}

const REMOVABLE = {
  kind: 'some',
  slot: 'units',
  choices: UNIT_KINDS.map((kind) => ({ ...pieceChoice(kind), count: 20 })),
  min: 1,
  max: 20,
} as const;

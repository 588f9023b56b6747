import type { Action, Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { ask } from '../engine/apply.js';
import type { Hispania } from '../state/state.js';
import { read } from './filling.js';
import { choiceNamed } from './names.js';
import { isAll, partsOf, unitsIn } from './units.js';

/** `/retreat`: everybody who can, to the only refuge, unless it is said otherwise. Leaders go with those who leave. */
export function meantRetreat(state: Hispania, seat: SeatId, options: TypedOptions): Result<readonly Action[]> {
  const where = ask(state, seat, 'retreat', {});
  if (where.kind !== 'one') return ok([{ verb: 'retreat' }]);
  const [only, second] = where.choices;
  const typed = options.to ?? options.province;
  if (typed === undefined && (only === undefined || second !== undefined)) {
    return refuse('slot-missing', { slot: { kind: 'slot', id: 'to' } });
  }
  const to = typed === undefined ? ok(only?.id ?? '') : read(where, typed);
  if (!to.ok) return to;
  const domain = ask(state, seat, 'retreat', { to: to.value });
  if (domain.kind !== 'some') return ok([{ verb: 'retreat', to: to.value }]);
  const text = String(options.units ?? 'all');
  const everybody = domain.choices.reduce((sum, { count }) => sum + count, 0);
  if (isAll(text) && everybody > domain.max) return refuse('too-many-units', { count: domain.max });
  const leaders = ask(state, seat, 'retreat', { to: to.value, units: {} });
  const known = leaders.kind === 'some' ? leaders.choices : [];
  const rest = isAll(text)
    ? text
    : partsOf(text)
        .filter((part) => choiceNamed(known, part) === null)
        .join(', ');
  const units: Result<Tally> = unitsIn(rest, domain);
  if (!units.ok) return units;
  const action: Action = { verb: 'retreat', to: to.value, units: units.value };
  return ok([known.length === 0 ? action : { ...action, leaders: Object.fromEntries(known.map(({ id }) => [id, 1])) }]);
}

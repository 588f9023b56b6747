import type { Action, Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Choice } from '../../../core/offer.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { ask } from '../engine/apply.js';
import type { Hispania } from '../state/state.js';
import { read } from './filling.js';
import { choiceNamed, hints, termOf } from './names.js';
import { isAll, partsOf, unitsIn } from './units.js';

/** `/retreat`: everybody who can, to the only refuge, unless it is said otherwise. Leaders go with those who leave. */
export function meantRetreat(state: Hispania, seat: SeatId, options: TypedOptions): Result<readonly Action[]> {
  const where = ask(state, seat, 'retreat', {});
  if (where.kind !== 'one') return ok([{ verb: 'retreat' }]);
  const [only, second] = where.choices;
  const typed = options.to ?? options.province;
  if (typed === undefined && (only === undefined || second !== undefined)) {
    return refuse('slot-missing', { slot: { kind: 'slot', id: 'to' }, ...hints(where.choices) });
  }
  const to = typed === undefined ? ok(only?.id ?? '') : read(where, typed);
  if (!to.ok) return to;
  const domain = ask(state, seat, 'retreat', { to: to.value });
  if (domain.kind !== 'some') return ok([{ verb: 'retreat', to: to.value }]);
  const text = String(options.units ?? 'all');
  const everybody = domain.choices.reduce((sum, { count }) => sum + count, 0);
  const leaders = ask(state, seat, 'retreat', { to: to.value, units: {} });
  const known = leaders.kind === 'some' ? leaders.choices : [];
  const staying: string[] = [];
  const going: string[] = [];
  const named: Choice[] = [];
  for (const part of isAll(text) ? [] : partsOf(text)) {
    const kept = STAYS.exec(part)?.[1];
    const leader = choiceNamed(known, kept ?? part);
    if (kept !== undefined && leader === null) return refuse('unit-unknown', { text: part.trim() });
    if (kept !== undefined && leader !== null) staying.push(leader.id);
    else if (leader === null) going.push(part);
    else named.push(leader);
  }
  const [alone] = named;
  if (alone !== undefined && going.length === 0 && staying.length === 0) {
    return refuse('leader-alone', { leader: termOf(alone), ...hints(domain.choices) });
  }
  if (going.length === 0 && everybody > domain.max) return refuse('too-many-units', { count: domain.max });
  const units: Result<Tally> = unitsIn(going.length === 0 ? 'all' : going.join(', '), domain);
  if (!units.ok) return units;
  const action: Action = { verb: 'retreat', to: to.value, units: units.value };
  const led = known.filter(({ id }) => !staying.includes(id));
  return ok([known.length === 0 ? action : { ...action, leaders: Object.fromEntries(led.map(({ id }) => [id, 1])) }]);
}

/** "2 infantry, without Tarik": his player keeps him (6.6.9). */
const STAYS = /^\s*(?:-|without\b|sans\b|sin\b)\s*(.+)$/iu;

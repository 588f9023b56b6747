import type { Action, Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Choice, CountedChoice, Domain } from '../../../core/offer.js';
import { ok, type Rejection, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { isAll, partsOf } from '../../../kit/typed/counted.js';
import { termOf } from '../../../kit/typed/names.js';
import { readValue } from '../../../kit/typed/reading.js';
import { pieceChoice } from '../engine/domain.js';
import { ask } from '../engine/steps.js';
import { UNIT_KINDS } from '../facts/ids.js';
import { ableToRetreat } from '../retreat/destinations.js';
import { type Retreating, retreating, whyNoRefuge, whyStays } from '../retreat/why-not.js';
import { yieldsNow } from '../special/viriathus.js';
import { seatOf } from '../state/reading.js';
import { leaderOf, unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areaNamed, areaTerm } from './areas.js';
import { choiceNamed, hints, LEXICON, unitsIn } from './lexicon.js';
import { offersVerb } from './meant.js';

type Some = Extract<Domain, { readonly kind: 'some' }>;

/** `/retreat`: everybody who can, to the only refuge, unless it is said otherwise. Leaders go with those who leave. */
export function meantRetreat(state: Hispania, seat: SeatId, options: TypedOptions): Result<readonly Action[]> {
  if (!offersVerb(state, seat, 'retreat')) {
    const why = whyNoRetreat(state, seat);
    return why === null ? ok([{ verb: 'retreat' }]) : { ok: false, rejection: why };
  }
  const to = refugeTyped(state, seat, options);
  if (!to.ok) return to;
  const domain = ask(state, seat, 'retreat', { to: to.value });
  if (domain.kind !== 'some') return ok([{ verb: 'retreat', to: to.value }]);
  const leaders = ask(state, seat, 'retreat', { to: to.value, units: {} });
  const known = leaders.kind === 'some' ? leaders.choices : [];
  const group = groupTyped(state, domain, known, String(options.units ?? 'all'));
  if (!group.ok) return group;
  const action: Action = { verb: 'retreat', to: to.value, units: group.value.units };
  if (known.length === 0) return ok([action]);
  return ok([{ ...action, leaders: Object.fromEntries(group.value.led.map(({ id }) => [id, 1])) }]);
}

function refugeTyped(state: Hispania, seat: SeatId, options: TypedOptions): Result<string> {
  const where = ask(state, seat, 'retreat', {});
  const choices = where.kind === 'one' ? where.choices : [];
  const typed = options.to ?? options.province;
  if (where.kind !== 'one' || typed === undefined) {
    const [only, second] = choices;
    return only !== undefined && second === undefined
      ? ok(only.id)
      : refuse('slot-missing', { slot: { kind: 'slot', id: 'to' }, ...hints(choices) });
  }
  const named = readValue(LEXICON, where, typed);
  if (named.ok) return ok(String(named.value));
  const who = retreating(state);
  const area = areaNamed(typed, 'to');
  if (who === null || !area.ok) return named;
  const why = { kind: 'choice', id: whyNoRefuge(state, who, area.value) };
  return { ok: false, rejection: { ...named.rejection, values: { ...named.rejection.values, why } } };
}

/** 11.lusitanien.5: with Viriathus the nation itself gives in; that is never by the way. */
function yields(state: Hispania, id: string): boolean {
  const who = retreating(state);
  const leader = leaderOf(id);
  return who !== null && leader !== null && yieldsNow(state, who.nation, leader);
}

type Group = { readonly units: Tally; readonly led: readonly Choice[] };

/** "2 infantry, without Tarik": who is not named stays, but for the Leaders (6.6.9). */
function groupTyped(state: Hispania, domain: Some, known: readonly CountedChoice[], text: string): Result<Group> {
  const who = retreating(state);
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
  // Of one kind alone as many are offered as have room: "all" is more than that.
  const everybody = who === null ? 0 : ableCount(state, who);
  if (going.length === 0 && everybody > domain.max) return refuse('too-many-units', { count: domain.max });
  const units = unitsIn(going.length === 0 ? 'all' : going.join(', '), domain);
  if (!units.ok) return { ok: false, rejection: stays(state, domain, going) ?? units.rejection };
  const count = Object.values(units.value).reduce((sum, some) => sum + some, 0);
  if (count > domain.max) return refuse('too-many-units', { count: domain.max });
  const led = known.filter(({ id }) => !staying.includes(id));
  const asked = led.find(({ id }) => !named.some((one) => one.id === id) && yields(state, id));
  if (asked !== undefined && count < everybody) return refuse('leader-goes', { leader: termOf(asked) });
  return ok({ units: units.value, led });
}

/** "2 infantry, without Tarik": his player keeps him (6.6.9). */
const STAYS = /^\s*(?:-|without\b|sans\b|sin\b)\s*(.+)$/iu;

/** Of what was named, what stands here and may not go. */
function stays(state: Hispania, domain: Some, parts: readonly string[]): Rejection | null {
  const who = retreating(state);
  if (who === null) return null;
  for (const text of parts) {
    const piece = choiceNamed(UNIT_KINDS.map(pieceChoice), text.replace(/^\s*(?:\d+|all)\s+/u, ''));
    const unit = UNIT_KINDS.find((kind) => kind === piece?.id);
    const why = unit === undefined ? null : whyStays(state, who, unit);
    if (why === null) continue;
    const values = { text: text.trim(), why: { kind: 'choice', id: why }, ...hints(domain.choices) };
    return refuse('retreat-stays', values).rejection;
  }
  return null;
}

/** It is this seat's to decide, and there is no retreat to choose. */
function whyNoRetreat(state: Hispania, seat: SeatId): Rejection | null {
  const who = retreating(state);
  if (who === null || seatOf(state, who.nation) !== seat) return null;
  return refuse(ableCount(state, who) === 0 ? 'retreat-nobody' : 'retreat-nowhere', { province: areaTerm(who.area) })
    .rejection;
}

function ableCount(state: Hispania, { nation, area, woundedKnights }: Retreating): number {
  return unitCount(ableToRetreat(state, nation, area, woundedKnights));
}

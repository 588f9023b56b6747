import type { Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { CountedChoice, Domain, Filled } from '../../../core/offer.js';
import { ok, type Rejection, type Result, refuse } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { ask } from '../engine/steps.js';
import { currentRetreat, type Retreating, unitsAbleToRetreat, whyNoRefuge, whyStays } from '../retreat/why-not.js';
import { yieldsNow } from '../special/viriathus.js';
import { leaderOf, unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areaNamed, choiceNamed, hints, LEXICON, unitNamed, unitsIn } from './lexicon.js';
import { offersVerb, onlyForSeats, usual } from './manners.js';

type Some = Extract<Domain, { readonly kind: 'some' }>;

/** `/retreat`: by default everybody who can, to the only refuge. Leaders go with departing units. */
export const retreatCommand = onlyForSeats((state, seat, options) => {
  const who = currentRetreat(state);
  if (who === null || !offersVerb(state, seat, 'retreat')) return usual(state, seat, 'retreat', options);
  const asked = (filled: Filled) => ask(state, seat, 'retreat', filled);
  const to = refugeTyped(state, who, asked({}), options.to ?? options.province);
  if (!to.ok) return to;
  const [domain, leaders] = [asked({ to: to.value }), asked({ to: to.value, units: {} })];
  if (domain.kind !== 'some') return refuse('not-offered');
  const known = leaders.kind === 'some' ? leaders.choices : [];
  const group = groupTyped(state, who, domain, known, String(options.units ?? 'all'));
  if (!group.ok) return group;
  const led = known.length === 0 ? {} : { leaders: group.value.leaders };
  return ok({ kind: 'actions', actions: [{ verb: 'retreat', to: to.value, units: group.value.units, ...led }] });
});

const REFUGE = { kind: 'wanted', id: 'retreat.to' };

type Typed = TypedOptions[string] | undefined;

function refugeTyped(state: Hispania, who: Retreating, where: Domain, typed: Typed): Result<string> {
  if (where.kind !== 'one') return refuse('not-offered');
  const named = typed === undefined ? kit.answerUntyped(LEXICON, where) : kit.readValue(LEXICON, where, typed);
  if (named.ok) return ok(String(named.value));
  const area = areaNamed(typed, 'to');
  if (!area.ok)
    return { ok: false, rejection: { ...named.rejection, values: { why: REFUGE, ...named.rejection.values } } };
  const why = { kind: 'choice', id: whyNoRefuge(state, who, area.value) };
  return { ok: false, rejection: { ...named.rejection, values: { ...named.rejection.values, why } } };
}

/** "2 infantry, without Tarik": unnamed units stay, but Leaders go unless their player keeps them (6.6.9). */
function groupTyped(
  state: Hispania,
  who: Retreating,
  domain: Some,
  known: readonly CountedChoice[],
  text: string,
): Result<{ readonly units: Tally; readonly leaders: Tally }> {
  const staying: string[] = [];
  const going: string[] = [];
  const named: CountedChoice[] = [];
  for (const part of kit.isAll(text) ? [] : kit.partsOf(text)) {
    const kept = STAYS.exec(part)?.[1];
    const leader = choiceNamed(known, kept ?? part);
    if (kept !== undefined && leader === null) return refuse('unit-unknown', { text: part.trim() });
    if (leader === null) going.push(part);
    else if (kept === undefined) named.push(leader);
    else staying.push(leader.id);
  }
  const [alone] = named;
  if (alone !== undefined && going.length === 0 && staying.length === 0)
    return refuse('leader-alone', { leader: kit.termOf(alone), ...hints(domain.choices) });
  const units = unitsIn(going.length === 0 ? 'all' : going.join(', '), domain);
  if (!units.ok) return { ok: false, rejection: whyKept(state, who, domain, going) ?? units.rejection };
  // Of a single kind only as many are offered as fit: "all" means more than that.
  const all = unitCount(unitsAbleToRetreat(state, who));
  const count = going.length === 0 ? all : kit.sumOf(units.value);
  if (count > domain.max) return refuse('too-many-units', { count: domain.max });
  const led = known.filter(({ id }) => !staying.includes(id));
  const asked = led.find((leader) => !named.includes(leader) && yields(state, who, leader.id));
  if (asked !== undefined && count < all) return refuse('leader-goes', { leader: kit.termOf(asked) });
  return ok({ units: units.value, leaders: Object.fromEntries(led.map(({ id }) => [id, 1])) });
}
const STAYS = /^\s*(?:-|without\b|sans\b|sin\b)\s*(.+)$/iu;

/** 11.lusitanien.5: with Viriathus's retreat the nation itself submits; that is never implied. */
function yields(state: Hispania, who: Retreating, id: string): boolean {
  const leader = leaderOf(id);
  return leader !== null && yieldsNow(state, who.nation, leader);
}

/** Of the named units, those here that may not go. */
function whyKept(state: Hispania, who: Retreating, domain: Some, parts: readonly string[]): Rejection | null {
  for (const text of parts) {
    const unit = unitNamed(text.replace(/^\s*(?:\d+|all)\s+/u, ''));
    const why = unit === null ? null : whyStays(state, who, unit);
    if (why === null) continue;
    const values = { text: text.trim(), why: { kind: 'choice', id: why }, ...hints(domain.choices) };
    return refuse('retreat-stays', values).rejection;
  }
  return null;
}

import type { Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { CountedChoice, Domain, Filled } from '../../../core/offer.js';
import { ok, type Rejection, type Result, refuse } from '../../../core/result.js';
import { partsOf } from '../../../kit/typed/counted.js';
import type { Filling } from '../../../kit/typed/filling.js';
import type { Value } from '../../../kit/typed/lexicon.js';
import { readValue } from '../../../kit/typed/reading.js';
import { pieceChoice } from '../engine/domain.js';
import { isUnitKind } from '../state/stack.js';
import { choiceNamed, hints, LEXICON, unitsIn } from './lexicon.js';

/** Slots that are named after kinds of units: the option `units` says of each what is meant of it. */

export function withinUnits(ask: (filled: Filled) => Domain, options: TypedOptions): NonNullable<Filling['within']> {
  let counts: Result<Tally | null> | null = null;
  let kinds: readonly CountedChoice[] = [];
  return (domain, filled) => {
    const { slot } = domain;
    if (!isUnitKind(slot)) return null;
    const answer = (value: Result<Value> | null) => ({ option: 'units', value });
    const of = saidOfKinds(options.units).find(({ kind }) => choiceNamed([pieceChoice(slot)], kind) !== null);
    if (of !== undefined) return answer(readValue(LEXICON, domain, of.said));
    if (domain.kind !== 'number') return answer(null);
    if (counts === null) {
      kinds = countedKinds((more) => ask({ ...filled, ...more }));
      counts = countsIn(options.units, kinds);
    }
    if (!counts.ok) return answer(counts);
    if (counts.value !== null) return answer(ok(counts.value[slot] ?? 0));
    return answer(domain.max === kinds.find(({ id }) => id === slot)?.count ? ok(domain.max) : null);
  };
}

/** "1 infantry, castle" where a number of each kind is asked for (`recruit`): null without a word on it. */
function countsIn(units: TypedOptions[string] | undefined, choices: readonly CountedChoice[]): Result<Tally | null> {
  if (typeof units !== 'string' || units === '') return ok(null);
  const wanted = partsOf(units).filter((part) => !NONE_OF.test(part));
  if (wanted.length === 0) return ok({});
  return unitsIn(wanted.join(', '), { kind: 'some', slot: 'units', choices, min: 0, max: MANY });
}
const MANY = 99;
const NONE_OF = /^\s*0\s/;

/** Every kind whose number is asked for, with the most there may be of it. */
function countedKinds(asked: (more: Filled) => Domain): readonly CountedChoice[] {
  const choices: CountedChoice[] = [];
  const least: Record<string, Value> = {};
  for (;;) {
    const domain = asked(least);
    if (domain.kind !== 'number' || !isUnitKind(domain.slot)) return choices;
    choices.push({ ...pieceChoice(domain.slot), count: domain.max });
    least[domain.slot] = domain.min;
  }
}

/** "infantry: 3 gibraltar; castle: badajoz": what is said of each kind. */
export type SaidOfKinds = readonly { readonly kind: string; readonly said: string }[];
export function saidOfKinds(units: TypedOptions[string] | undefined): SaidOfKinds {
  if (typeof units !== 'string') return [];
  return units.split(';').flatMap((part) => {
    const [kind, said] = part.split(/[:>=]/);
    return kind === undefined || said === undefined ? [] : [{ kind: kind.trim(), said: said.trim() }];
  });
}

/** Kinds that were named and are none of those that were asked for: null where there are none. */
export function strangeKind(units: TypedOptions[string] | undefined, slots: readonly string[]): Rejection | null {
  const choices = slots.flatMap((slot) => (isUnitKind(slot) ? [pieceChoice(slot)] : []));
  const strange = saidOfKinds(units).find(({ kind }) => choiceNamed(choices, kind) === null);
  if (strange === undefined || choices.length === 0) return null;
  return refuse('unit-unknown', { text: strange.kind, ...hints(choices, strange.kind) }).rejection;
}

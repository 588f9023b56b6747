import type { Action } from '../../core/action.js';
import type { TypedOptions } from '../../core/command.js';
import { ok, type Result } from '../../core/result.js';
import { countedIn } from './counted.js';
import type { Lexicon, Repeats } from './lexicon.js';
import { readValue } from './reading.js';

/** One action repeated by one command: `/remove count:2`, `/remove units:"2 infantry, cavalry"`. */

export function repeated(
  lexicon: Lexicon,
  verb: string,
  options: TypedOptions,
  once: (options: TypedOptions) => Result<Action>,
): Result<readonly Action[]> {
  const how = lexicon.repeats?.[verb];
  if (how === undefined) return times(1, once(options));
  const { [how.times]: count, ...single } = options;
  const { each, most } = how;
  const list = each === undefined ? undefined : (options[each.option] ?? options[each.slot]);
  if (each === undefined || list === undefined) return counted(lexicon, how, count, () => once(single));
  const { [each.option]: _list, ...rest } = single;
  if (count !== undefined || !/[\d,]/.test(String(list)))
    return counted(lexicon, how, count, () => once({ ...rest, [each.slot]: list }));
  const choices = each.things.map((choice) => ({ ...choice, count: most }));
  const tally = countedIn(lexicon, String(list), { kind: 'some', slot: each.option, choices, min: 1, max: most });
  if (!tally.ok) return tally;
  const all: Action[] = [];
  for (const [id, many] of Object.entries(tally.value)) {
    const some = times(many, once({ ...rest, [each.slot]: id }));
    if (!some.ok) return some;
    all.push(...some.value);
  }
  return ok(all);
}

function counted(
  lexicon: Lexicon,
  { times: slot, most }: Repeats,
  count: TypedOptions[string] | undefined,
  once: () => Result<Action>,
): Result<readonly Action[]> {
  const many = readValue(lexicon, { kind: 'number', slot, min: 1, max: most, step: 1 }, count ?? 1);
  return many.ok ? times(Number(many.value), once()) : many;
}

function times(many: number, once: Result<Action>): Result<readonly Action[]> {
  return once.ok ? ok(Array.from({ length: many }, () => once.value)) : once;
}

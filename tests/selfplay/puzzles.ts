import { type Action, isTally } from '../../src/core/action.js';

/** Some slots of an action: each one value or one of several; of units at least so many. */
export type Pattern = {
  readonly verb: string;
  readonly [slot: string]: string | number | readonly string[] | Readonly<Record<string, number>>;
};

/** One of `best` is done, each of `all`, none of `never`. */
export interface Right {
  readonly best?: readonly Pattern[];
  readonly all?: readonly Pattern[];
  readonly never?: readonly Pattern[];
}

export function rightAmong({ best, all = [], never = [] }: Right, actions: readonly Action[]): boolean {
  const done = (pattern: Pattern) => actions.some((action) => fits(pattern, action));
  return (best === undefined || best.some(done)) && all.every(done) && !never.some(done);
}

function fits(pattern: Pattern, action: Action): boolean {
  return Object.entries(pattern).every(([slot, wanted]) => {
    const value = action[slot];
    if (isTally(value)) {
      return isLeast(wanted) && Object.entries(wanted).every(([kind, least]) => (value[kind] ?? 0) >= least);
    }
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });
}

function isLeast(wanted: Pattern[string]): wanted is Readonly<Record<string, number>> {
  return typeof wanted === 'object' && !Array.isArray(wanted);
}

import type { Action, SlotValue } from '../../core/action.js';
import type { Domain, Filled } from '../../core/offer.js';

type Question = Exclude<Domain, { readonly kind: 'done' }>;
type Value = Exclude<SlotValue, undefined>;

/** The legal action that commits to least: the first choice, the lowest number, as few units as allowed. */
export function least(verb: string, ask: (filled: Filled) => Domain): Action {
  const filled: Record<string, Value> = {};
  for (;;) {
    const domain = ask(filled);
    if (domain.kind === 'done') return { verb, ...filled };
    filled[domain.slot] = leastOf(domain);
  }
}

export function leastOf(domain: Question): Value {
  switch (domain.kind) {
    case 'one':
      return domain.choices[0]?.id ?? '';
    case 'number':
      return domain.min;
    case 'text':
      return '';
    case 'some': {
      const tally: Record<string, number> = {};
      let open = domain.min;
      for (const { id, count } of domain.choices) {
        const some = Math.min(open, count);
        if (some > 0) tally[id] = some;
        open -= some;
      }
      return tally;
    }
  }
}

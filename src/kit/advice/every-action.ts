import type { Action, SlotValue } from '../../core/action.js';
import type { Domain, Filled, Offer } from '../../core/offer.js';

/** Every offered action, slot by slot, unless there are more than the limit; of counted units all or none. */
export function everyAction(
  offers: readonly Offer[],
  ask: (verb: string, filled: Filled) => Domain,
  most: number,
): readonly Action[] {
  const actions: Action[] = [];
  for (const { verb, optional } of offers) {
    if (optional === true) continue;
    const open: Filled[] = [{}];
    for (const filled of open) {
      if (actions.length + open.length > 2 * most) break;
      const domain = ask(verb, filled);
      if (domain.kind === 'done') actions.push({ verb, ...filled });
      else for (const value of valuesOf(domain)) open.push({ ...filled, [domain.slot]: value });
    }
  }
  return actions.slice(0, most);
}

function valuesOf(domain: Exclude<Domain, { readonly kind: 'done' }>): readonly Exclude<SlotValue, undefined>[] {
  switch (domain.kind) {
    case 'one':
      return domain.choices.map(({ id }) => id);
    case 'number':
      return Array.from({ length: domain.max - domain.min + 1 }, (_, place) => domain.min + place);
    case 'some':
    case 'text':
      return [];
  }
}

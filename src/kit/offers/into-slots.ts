import type { SlotValue, Tally } from '../../core/action.js';
import type { Domain, Filled } from '../../core/offer.js';

/**
 * Spreads a combined count over the next slots, each thing to the first slot that asks for it (leaders, units). The
 * rest goes into the last slot, where the validator finds it.
 */
export function intoSlots(ask: (filled: Filled) => Domain, filled: Filled, tally: Tally): Filled {
  const slots: Record<string, Exclude<SlotValue, undefined>> = { ...filled };
  let left = Object.entries(tally);
  for (let domain = ask(slots), last: string | null = null; ; domain = ask(slots)) {
    if (domain.kind !== 'some') {
      if (last !== null && left.length > 0) slots[last] = { ...own(slots[last]), ...Object.fromEntries(left) };
      return slots;
    }
    const { slot, choices } = domain;
    const isAsked = ([id]: readonly [string, number]) => choices.some((choice) => choice.id === id);
    slots[slot] = Object.fromEntries(left.filter(isAsked));
    left = left.filter((one) => !isAsked(one));
    last = slot;
  }
}
const own = (value: SlotValue): Tally => (typeof value === 'object' ? value : {});

import type { Medioevo } from '../state/state.js';

/** Everything but the pieces that a move depends on. */
function ground({ lands, vehicles, realms, pacts, lasting, turn, phase }: Medioevo): readonly unknown[] {
  return [lands, vehicles, realms, pacts, lasting, turn, phase];
}

/**
 * What was found for a position, asked again to offer it, to judge it and to do it: kept by the very object that it is
 * about, for as long as nothing else has changed that a move depends on.
 */
export function remembered<Found>(): (state: Medioevo, about: object, question: string, find: () => Found) => Found {
  const kept = new WeakMap<object, { readonly on: readonly unknown[]; readonly found: Map<string, Found> }>();
  return (state, about, question, find) => {
    const on = ground(state);
    const known = kept.get(about);
    const same = known?.on.every((part, index) => part === on[index]) === true ? known : null;
    const found = same?.found ?? new Map<string, Found>();
    if (same === null) kept.set(about, { on, found });
    const before = found.get(question);
    if (before !== undefined) return before;
    const now = find();
    found.set(question, now);
    return now;
  };
}

import type { Medioevo } from '../state/state.js';

/** Everything but the pieces that a move depends on. */
type Ground = Pick<Medioevo, 'lands' | 'vehicles' | 'realms' | 'pacts' | 'lasting' | 'turn' | 'phase'>;

function groundOf({ lands, vehicles, realms, pacts, lasting, turn, phase }: Medioevo): Ground {
  return { lands, vehicles, realms, pacts, lasting, turn, phase };
}

function isOn(state: Medioevo, ground: Ground): boolean {
  return (
    state.lands === ground.lands &&
    state.vehicles === ground.vehicles &&
    state.realms === ground.realms &&
    state.pacts === ground.pacts &&
    state.lasting === ground.lasting &&
    state.turn === ground.turn &&
    state.phase === ground.phase
  );
}

/**
 * What was found for a position, asked again to offer it, to judge it and to do it: kept by the very object that it is
 * about, for as long as nothing else has changed that a move depends on.
 */
export function remembered<Found>(): (state: Medioevo, about: object, question: string, find: () => Found) => Found {
  const kept = new WeakMap<object, { readonly on: Ground; readonly found: Map<string, Found> }>();
  return (state, about, question, find) => {
    let known = kept.get(about);
    if (known === undefined || !isOn(state, known.on)) {
      known = { on: groundOf(state), found: new Map() };
      kept.set(about, known);
    }
    const before = known.found.get(question);
    if (before !== undefined) return before;
    const now = find();
    known.found.set(question, now);
    return now;
  };
}

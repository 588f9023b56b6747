import type { Medioevo } from '../state/state.js';

/** Everything except the pieces that a move depends on. */
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

/** A position, its forecasts, and those of one or two other games. */
const LATEST = 4;

/** Results for a position, which offering, checking and doing all need: cached for the latest positions. */
export function cachedByState<Found>(): (state: Medioevo, question: string, find: () => Found) => Found {
  const kept: { readonly on: Ground; readonly found: Map<string, Found> }[] = [];
  return (state, question, find) => {
    let known = kept.find(({ on }) => isOn(state, on));
    if (known === undefined) {
      known = { on: groundOf(state), found: new Map() };
      kept.unshift(known);
      kept.splice(LATEST);
    }
    const before = known.found.get(question);
    if (before !== undefined) return before;
    const now = find();
    known.found.set(question, now);
    return now;
  };
}

/** The same for counts of one part of a state, such as the board. */
export function rememberedOf<Part extends object, Found>(count: (part: Part) => Found): (part: Part) => Found {
  const kept: { readonly part: Part; readonly found: Found }[] = [];
  return (part) => {
    const known = kept.find((one) => one.part === part);
    if (known !== undefined) return known.found;
    const found = count(part);
    kept.unshift({ part, found });
    kept.splice(LATEST);
    return found;
  };
}

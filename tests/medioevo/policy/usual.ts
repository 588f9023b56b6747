import type { Action } from '../../../src/core/action.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { hide } from '../../../src/games/medioevo/tells/view.js';
import { acted } from '../support/acts.js';

/** What is done for a seat that is away: offered, and found in what the seat may see. */
export function usual(state: Medioevo, seat: string): Action {
  const owed = MEDIOEVO.obligations(state).find(({ seats }) => seats.includes(seat));
  if (owed === undefined) throw new Error(`${seat} is not awaited`);
  const action = MEDIOEVO.fallback(state, { ...owed, seats: [seat] });
  const seen = MEDIOEVO.fallback(hide(state, seat), { ...owed, seats: [seat] });
  if (JSON.stringify(seen) !== JSON.stringify(action)) throw new Error(`${seat} sees ${JSON.stringify(seen)}`);
  return action;
}

/** All of it, one after the other, up to this verb. */
export function usualUpTo(state: Medioevo, seat: string, last: string): readonly Action[] {
  const found: Action[] = [];
  for (let now = state; found.at(-1)?.verb !== last; ) {
    const action = usual(now, seat);
    found.push(action);
    if (found.length > 50) throw new Error(`no ${last}`);
    if (action.verb !== last) now = acted(now, [[seat, action]]);
  }
  return found;
}

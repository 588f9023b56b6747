import type { Action, Tally } from '../../../core/action.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { leaderOf } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { findMove } from './asking.js';
import { countsAsStopped } from './force.js';
import { type Party, rangeOf } from './groups.js';
import { canGo, movableParties, oneOfEach, reachable } from './movable.js';

/** The parts of an absent player's move. */

/** Place Berbers first, then the shortest movers; leave far places to the rest. */
export function ableToMove(
  state: Hispania,
  nation: NationId,
  from: AreaId,
  leaders: readonly Party[],
): readonly Party[] {
  const able = movableParties(state, nation, from).filter(
    (party) => leaderOf(party.piece) === null && canGo(state, nation, from, oneOfEach([...leaders, party])),
  );
  const range = (party: Party) => (countsAsStopped(party.piece) ? rangeOf(state, from, [party]) : 0);
  return [...able].sort((one, other) => range(one) - range(other));
}

/** As many as there is room for; Berbers take none. */
export function asManyAsFit(parties: readonly Party[], room: number): Tally {
  const units: Record<string, number> = {};
  let left = room;
  for (const { id, piece, count } of parties) {
    const some = countsAsStopped(piece) ? Math.min(count, left) : count;
    if (some <= 0) continue;
    units[id] = some;
    if (countsAsStopped(piece)) left -= some;
  }
  return units;
}

/** The parties' units a tally names, with the same counts. */
export function chosenOf(parties: readonly Party[], units: Tally): readonly Party[] {
  return parties.flatMap((party) => {
    const count = units[party.id];
    return count === undefined ? [] : [{ ...party, count }];
  });
}

export function tallyOf(parties: readonly Party[]): Tally {
  return Object.fromEntries(parties.map(({ id, count }) => [id, count]));
}

/** The whole action, by the first way; null unless it is exactly one offered. `leaders` null: not asked. */
export function moveOf(
  state: Hispania,
  nation: NationId,
  from: AreaId,
  leaders: readonly Party[] | null,
  units: Tally,
  to: AreaId,
): Action | null {
  const going = chosenOf(movableParties(state, nation, from), units);
  const ways = reachable(state, nation, from, [...(leaders ?? []), ...going], to).get(to) ?? [];
  const via = ways.length > 1 ? ways[0]?.path.at(-2) : undefined;
  const led = leaders === null ? {} : { leaders: tallyOf(leaders) };
  const move = { verb: 'move', from, ...led, units, to };
  const action: Action = via === undefined ? move : { ...move, via };
  return findMove(state, nation, action) === null ? null : action;
}

import type { Action, Tally } from '../../../../core/action.js';
import type { AreaId, NationId } from '../../facts/ids.js';
import { findMove, leadersDomain } from '../../movement/asking.js';
import { chosenOf, tallyOf } from '../../movement/default-move.js';
import type { Party } from '../../movement/groups.js';
import { movableParties, reachable } from '../../movement/movable.js';
import type { Hispania } from '../../state/state.js';
import type { Plan } from './plans.js';
import type { Source } from './sources.js';

/** The next move of a plan: its largest part that can go together; null if none is offered. */
export function firstMove(state: Hispania, nation: NationId, { to, taken }: Plan): Action | null {
  const groups = new Map<string, { source: Source; count: number }[]>();
  for (const part of taken) {
    const key = `${part.source.from} ${part.source.led.length}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  const size = (parts: readonly { source: Source; count: number }[]) =>
    parts.reduce((sum, { source, count }) => sum + count + (source.led.length > 0 ? 100 : 0), 0);
  for (const parts of [...groups.values()].sort((one, other) => size(other) - size(one))) {
    const action = together(state, nation, to, parts);
    if (action !== null) return action;
  }
  return null;
}

function together(
  state: Hispania,
  nation: NationId,
  to: AreaId,
  parts: readonly { readonly source: Source; readonly count: number }[],
): Action | null {
  const [first] = parts;
  if (first === undefined) return null;
  const { from, led } = first.source;
  const all = Object.fromEntries(parts.map(({ source, count }) => [source.party.id, count]));
  for (const units of [all, ...parts.map(({ source, count }) => ({ [source.party.id]: count }))]) {
    const action = moveTo(state, nation, from, led, units, to);
    if (action !== null) return action;
  }
  return null;
}

/** Preferably by a way that crosses no river into the attack. */
export function moveTo(
  state: Hispania,
  nation: NationId,
  from: AreaId,
  led: readonly Party[],
  units: Tally,
  to: AreaId,
): Action | null {
  const going = chosenOf(movableParties(state, nation, from), units);
  const asked = leadersDomain(state, nation, from) !== null;
  const ways = reachable(state, nation, from, [...led, ...going], to).get(to) ?? [];
  const dry = ways.find(({ river }) => !river) ?? ways[0];
  const via = ways.length > 1 ? dry?.path.at(-2) : undefined;
  const move: Action = asked
    ? { verb: 'move', from, leaders: tallyOf(led), units, to }
    : { verb: 'move', from, units, to };
  const action: Action = via === undefined ? move : { ...move, via };
  return findMove(state, nation, action) === null ? null : action;
}

import type { Action } from '../../../core/action.js';
import { ok, type Rejection, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { noDice } from '../../../kit/position/lay-out.js';
import { apply, ask } from '../engine/steps.js';
import type { AreaId } from '../facts/ids.js';
import { chosen, type Party, partiesAt, rangeOf } from '../movement/groups.js';
import { freeWay, whyNot } from '../movement/why-not.js';
import { alliesAt } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { arranged, type Group } from './group.js';
import { areaTerm } from './lexicon.js';

/** A typed move, leg by leg: each by the same units, as far as they come. */

export function legs(
  state: Hispania,
  seat: SeatId,
  from: AreaId,
  stops: readonly AreaId[],
  group: Group,
): Result<readonly Action[]> {
  const [next, after, ...others] = stops;
  if (next === undefined) return ok([]);
  // The last waypoint may be the door rather than a stop: then the move ends behind it.
  if (after !== undefined && others.length === 0) {
    const through = ask(state, seat, 'move', { from, ...group, to: after });
    if (through.kind === 'one' && through.choices.some(({ id }) => id === next)) {
      return ok([{ verb: 'move', from, ...group, to: after, via: next }]);
    }
  }
  const crossed = after === undefined ? [] : friendly(state, stops);
  const beyond = stops.slice(crossed.length);
  const [end] = beyond;
  if (crossed.length > 0 && end !== undefined) {
    const far = wayLength(state, [from, ...crossed, end]);
    const range = rangeOf(state, from, partiesOf(state, from, group) ?? []);
    return far <= range
      ? legs(state, seat, from, beyond, group)
      : refuse('out-of-reach', { from: areaTerm(from), to: areaTerm(end), far, range });
  }
  const action = oneLeg(state, seat, from, next, group);
  if (!action.ok) return action;
  if (after === undefined) return ok([action.value]);
  const done = apply(state, seat, action.value, noDice());
  if (!done.ok) return done;
  const same = sameGroup(done.value.state, seat, from, next, group);
  const rest = legs(done.value.state, seat, next, [after, ...others], same);
  return rest.ok ? ok([action.value, ...rest.value]) : rest;
}

/** The friends' provinces with which the stops begin: waypoints, for one crosses them and does not stay (5.1.4). */
function friendly(state: Hispania, stops: readonly AreaId[]): readonly AreaId[] {
  const { nation } = state.stage;
  const other = stops.findIndex((area) => nation === null || alliesAt(state, area, nation).length === 0);
  return stops.slice(0, other === -1 ? 0 : other);
}

function wayLength(state: Hispania, stops: readonly AreaId[]): number {
  const { nation } = state.stage;
  let length = 0;
  for (const [at, to] of stops.entries()) {
    const from = stops[at - 1];
    if (from !== undefined && nation !== null)
      length += freeWay(state, nation, from, to)?.length ?? Number.POSITIVE_INFINITY;
  }
  return length;
}

function partiesOf(state: Hispania, from: AreaId, group: Group): readonly Party[] | null {
  const { nation } = state.stage;
  const parties = nation === null ? [] : partiesAt(state, nation, from);
  return chosen(parties, { ...group.leaders, ...group.units, ...group.along });
}

/**
 * Into an attack by the border between the two, else round about rather than across a river (6.4): which way it was, and
 * which river, is told with it, and may be taken back.
 */
function oneLeg(state: Hispania, seat: SeatId, from: AreaId, to: AreaId, group: Group): Result<Action> {
  const reach = ask(state, seat, 'move', { from, ...group });
  if (reach.kind === 'one' && !reach.choices.some(({ id }) => id === to)) {
    return { ok: false, rejection: reason(state, from, to, group) };
  }
  const ways = ask(state, seat, 'move', { from, ...group, to });
  if (ways.kind !== 'one') return ok({ verb: 'move', from, ...group, to });
  const way =
    ways.choices.find(({ id }) => id === from) ?? ways.choices.find(({ note }) => note !== 'river') ?? ways.choices[0];
  return way === undefined
    ? refuse('out-of-reach', { to: areaTerm(to) })
    : ok({ verb: 'move', from, ...group, to, via: way.id });
}

function reason(state: Hispania, from: AreaId, to: AreaId, group: Group): Rejection {
  const { nation } = state.stage;
  const moving = partiesOf(state, from, group);
  if (nation === null || moving === null) {
    return { code: 'out-of-reach', values: { from: areaTerm(from), to: areaTerm(to) } };
  }
  return whyNot(state, nation, from, to, moving);
}

/** The ids of the same units where they are now; Leaders keep theirs. */
function sameGroup(state: Hispania, seat: SeatId, from: AreaId, here: AreaId, group: Group): Group {
  const { nation } = state.stage;
  if (nation === null) return group;
  const parties = partiesAt(state, nation, here).filter(({ marched, halted }) => marched !== null && !halted);
  const now: Record<string, number> = {};
  for (const [id, count] of Object.entries({ ...group.units, ...group.along })) {
    const piece = id.split('/')[0] ?? id;
    let missing = count;
    const candidates = parties.filter((party) => party.piece === piece);
    candidates.sort((one, other) => Number(other.marched?.from === from) - Number(one.marched?.from === from));
    for (const party of candidates) {
      const taken = Math.min(missing, party.count - (now[party.id] ?? 0));
      if (taken > 0) now[party.id] = (now[party.id] ?? 0) + taken;
      missing -= taken;
    }
  }
  return arranged(state, seat, here, group.leaders ?? {}, now);
}

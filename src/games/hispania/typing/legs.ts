import type { Action, Tally } from '../../../core/action.js';
import { allows } from '../../../core/offer.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { apply, ask } from '../engine/steps.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { rangeOf } from '../movement/groups.js';
import { freeWay, whyNot } from '../movement/why-not.js';
import { alliesAt } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { inSlots, partiesOf, sameGroup } from './group.js';
import { areaTerm } from './lexicon.js';

/** A typed move, leg by leg: each by the same units, as far as they come. */
export function legs(
  state: Hispania,
  seat: SeatId,
  nation: NationId,
  from: AreaId,
  stops: readonly AreaId[],
  group: Tally,
): Result<readonly Action[]> {
  const [next, after, ...others] = stops;
  if (next === undefined) return ok([]);
  // The last waypoint may be the door rather than a stop: then the move ends behind it.
  if (after !== undefined && others.length === 0) {
    const filled = { ...inSlots(state, seat, from, group), to: after };
    const through = ask(state, seat, 'move', filled);
    if (through.kind === 'one' && allows(through, next)) return ok([{ verb: 'move', ...filled, via: next }]);
  }
  // Friends' provinces with which the stops begin are waypoints, for one crosses them and does not stay (5.1.4).
  const stay = stops.findIndex((area) => alliesAt(state, area, nation).length === 0);
  const end = stay > 0 ? stops[stay] : undefined;
  if (end !== undefined) {
    const far = wayLength(state, nation, [from, ...stops.slice(0, stay + 1)]);
    const range = rangeOf(state, from, partiesOf(state, from, group) ?? []);
    if (far > range) return refuse('out-of-reach', { from: areaTerm(from), to: areaTerm(end), far, range });
    return legs(state, seat, nation, from, stops.slice(stay), group);
  }
  const action = oneLeg(state, seat, nation, from, next, group);
  if (!action.ok) return action;
  if (after === undefined) return ok([action.value]);
  const done = apply(state, seat, action.value, kit.noDice());
  if (!done.ok) return done;
  const there = done.value.state;
  const rest = legs(there, seat, nation, next, [after, ...others], sameGroup(there, seat, from, next, group));
  return rest.ok ? ok([action.value, ...rest.value]) : rest;
}

function wayLength(state: Hispania, nation: NationId, stops: readonly AreaId[]): number {
  const ways = stops.slice(1).map((to, at) => freeWay(state, nation, stops[at] ?? to, to));
  return ways.reduce((sum, way) => sum + (way?.length ?? Number.POSITIVE_INFINITY), 0);
}

/**
 * Into an attack by the border between the two, else round about rather than across a river (6.4): which way it was, and
 * which river, is told with it, and may be taken back.
 */
function oneLeg(
  state: Hispania,
  seat: SeatId,
  nation: NationId,
  from: AreaId,
  to: AreaId,
  group: Tally,
): Result<Action> {
  const filled = inSlots(state, seat, from, group);
  const reach = ask(state, seat, 'move', filled);
  if (reach.kind === 'one' && !allows(reach, to)) {
    const moving = partiesOf(state, from, group);
    if (moving === null) return refuse('out-of-reach', { from: areaTerm(from), to: areaTerm(to) });
    return { ok: false, rejection: whyNot(state, nation, from, to, moving) };
  }
  const action = { verb: 'move', ...filled, to };
  const ways = ask(state, seat, 'move', { ...filled, to });
  if (ways.kind !== 'one') return ok(action);
  const dry = ways.choices.find(({ note }) => note !== 'river') ?? ways.choices[0];
  const way = ways.choices.find(({ id }) => id === from) ?? dry;
  return way === undefined ? refuse('out-of-reach', { to: areaTerm(to) }) : ok({ ...action, via: way.id });
}

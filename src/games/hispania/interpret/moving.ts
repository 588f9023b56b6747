import type { Action, Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { CountedChoice } from '../../../core/offer.js';
import { ok, type Rejection, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { apply, ask, offers } from '../engine/apply.js';
import { areaChoice, pieceChoice } from '../engine/domain.js';
import { AREA_IDS, type AreaId } from '../facts/ids.js';
import { chosen, partiesAt } from '../movement/groups.js';
import { whyNot } from '../movement/why-not.js';
import { noDice } from '../position/no-dice.js';
import { leaderOf } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { choiceNamed, hints } from './names.js';
import { isAll, partsOf, unitsIn } from './units.js';

/**
 * `/move`: units from one place to another. `via` names waypoints; the last of them, where it lies next to an attacked
 * province, is the side from which it is entered (6.4, 6.6). Each leg is an action of its own, by the same units.
 */
export function meantMoves(state: Hispania, seat: SeatId, options: TypedOptions): Result<readonly Action[]> {
  const { nation } = state.stage;
  if (nation === null || !offers(state, seat).some(({ verb }) => verb === 'move')) return ok([{ verb: 'move' }]);
  const from = areaNamed(options.from, 'from');
  if (!from.ok) return from;
  const to = areaNamed(options.to, 'to');
  if (!to.ok) return to;
  const group = groupTyped(state, seat, from.value, String(options.units ?? 'all'));
  if (!group.ok) return group;
  const stops = waypoints(options.via);
  if (!stops.ok) return stops;
  return legs(state, seat, from.value, [...stops.value, to.value], group.value);
}

/** The slots of a group: Leaders are asked for first, where there are any. */
type Group = { readonly leaders?: Tally; readonly units: Tally; readonly along?: Tally };

/** Leaders are told from units by their names; whoever says "all" or nothing takes everybody. */
function groupTyped(state: Hispania, seat: SeatId, from: AreaId, text: string): Result<Group> {
  const first = ask(state, seat, 'move', { from });
  if (first.kind !== 'some' || first.choices.length === 0) return refuse('nothing-to-move', { area: areaTerm(from) });
  if (first.slot !== 'leaders') {
    const units = unitsIn(text, first);
    return units.ok ? ok({ units: units.value }) : units;
  }
  const parts = partsOf(text);
  const named = parts.flatMap((part) => choiceNamed(first.choices, part) ?? []);
  const all = isAll(text);
  const leaders = Object.fromEntries((all ? first.choices : named).map(({ id }) => [id, 1]));
  const rest = all ? text : parts.filter((part) => choiceNamed(first.choices, part) === null).join(', ');
  const second = ask(state, seat, 'move', { from, leaders });
  if (second.kind !== 'some') return refuse('nothing-to-move', { area: areaTerm(from) });
  const choices = all ? second.choices : [...second.choices, ...beyond(state, from, second.choices)];
  const units: Result<Tally> =
    rest === '' ? ok({}) : unitsIn(rest, { ...second, choices }, [...choices, ...first.choices]);
  return units.ok ? ok(arranged(state, seat, from, leaders, units.value)) : units;
}

/** Units here that cannot go with the Leader alone: they may be named all the same. */
function beyond(state: Hispania, from: AreaId, known: readonly CountedChoice[]): readonly CountedChoice[] {
  const { nation } = state.stage;
  if (nation === null) return [];
  return partiesAt(state, nation, from)
    .filter(({ id, piece, halted }) => !halted && leaderOf(piece) === null && !known.some((choice) => choice.id === id))
    .map(({ id, piece, count }) => ({ ...pieceChoice(piece), id, count }));
}

/** Everybody in the slot that asks for him; what none asks for stays where the validator finds it. */
function arranged(state: Hispania, seat: SeatId, from: AreaId, leaders: Tally, wanted: Tally): Group {
  const first = ask(state, seat, 'move', { from });
  if (first.kind !== 'some' || first.slot !== 'leaders') return { units: wanted };
  const second = ask(state, seat, 'move', { from, leaders });
  const known = second.kind === 'some' ? second.choices : [];
  const isKnown = ([id]: readonly [string, number]) => known.some((choice) => choice.id === id);
  const units = Object.fromEntries(Object.entries(wanted).filter(isKnown));
  const along = Object.fromEntries(Object.entries(wanted).filter((entry) => !isKnown(entry)));
  const third = ask(state, seat, 'move', { from, leaders, units });
  if (third.kind === 'some' && third.slot === 'along') return { leaders, units, along };
  return { leaders, units: wanted };
}

function legs(
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
  const action = oneLeg(state, seat, from, next, group);
  if (!action.ok) return action;
  if (after === undefined) return ok([action.value]);
  const done = apply(state, seat, action.value, noDice());
  if (!done.ok) return done;
  const same = sameGroup(done.value.state, seat, from, next, group);
  const rest = legs(done.value.state, seat, next, [after, ...others], same);
  return rest.ok ? ok([action.value, ...rest.value]) : rest;
}

/** Straight in, where there are several ways into an attack; round about rather not across a river (6.4). */
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
  const parties = nation === null ? [] : partiesAt(state, nation, from);
  const moving = chosen(parties, { ...group.leaders, ...group.units, ...group.along });
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

function waypoints(via: TypedOptions[string] | undefined): Result<readonly AreaId[]> {
  const stops: AreaId[] = [];
  for (const part of String(via ?? '').split(/[,;>]/)) {
    if (part.trim() === '') continue;
    const area = areaNamed(part, 'via');
    if (!area.ok) return area;
    stops.push(area.value);
  }
  return ok(stops);
}

export function areaNamed(typed: TypedOptions[string] | undefined, slot: string): Result<AreaId> {
  if (typed === undefined || typed === '') return refuse('slot-missing', { slot: { kind: 'slot', id: slot } });
  const found = choiceNamed(ALL_AREAS, String(typed));
  const area = AREA_IDS.find((id) => id === found?.id);
  return area === undefined
    ? refuse('province-unknown', { text: String(typed), ...hints(ALL_AREAS, String(typed)) })
    : ok(area);
}
const ALL_AREAS = AREA_IDS.map((area) => areaChoice(area));

export function areaTerm(area: AreaId): { readonly kind: string; readonly id: string } {
  return areaChoice(area).name ?? { kind: 'area', id: area };
}

import type { Action, Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { allows, type CountedChoice, type Filled } from '../../../core/offer.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { pieceChoice } from '../engine/domain.js';
import { apply, ask } from '../engine/steps.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { chosenParties, type Party, partiesAt, rangeOf } from '../movement/groups.js';
import { freeWay, whyNot } from '../movement/why-not.js';
import { alliesAt } from '../state/reading.js';
import { isLeader } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areaNamed, areaTerm, choiceNamed, LEXICON, unitsIn } from './lexicon.js';
import { offersVerb, onlyForSeats, usual, usuallySuggested } from './manners.js';

type Moves = Result<readonly Action[]>;
interface Mover {
  readonly seat: SeatId;
  readonly nation: NationId;
}

/**
 * `/move`: units from one place to another. `via` names waypoints; the last one, if adjacent to an attacked province,
 * is the side it is entered from (6.4, 6.6). Each leg is a separate action, by the same units.
 */
export const moveCommand = onlyForSeats((state, seat, options) => {
  const actions = isMarch(state, seat) ? marched(state, seat, options) : moved(state, seat, options);
  if (actions === null) return usual(state, seat, 'move', options);
  return actions.ok ? ok({ kind: 'actions', actions: actions.value }) : actions;
});

function moved(state: Hispania, seat: SeatId, options: TypedOptions): Moves | null {
  const { nation } = state.stage;
  if (nation === null || !offersVerb(state, seat, 'move')) return null;
  const from = areaNamed(options.from, 'from');
  if (!from.ok) return from;
  const stops = stopsTyped(options);
  if (!stops.ok) return stops;
  const group = groupTyped(state, seat, from.value, String(options.units ?? 'all'));
  return group.ok ? legs(state, { seat, nation }, from.value, stops.value, group.value) : group;
}

/** VANDALE's march (11.vandale.2): chosen province by province; typed as a move, `via` names the earlier ones. */
function marched(state: Hispania, seat: SeatId, options: TypedOptions): Moves {
  const stops = stopsTyped(options);
  if (!stops.ok) return stops;
  const [first, ...rest] = stops.value;
  if (first === undefined) return ok([]);
  const asked = (filled: Filled) => ask(state, seat, 'choose', filled);
  const begun = kit.fillIn(LEXICON, 'choose', asked, { province: first });
  return begun.ok ? ok([begun.value, ...rest.map((choice) => ({ verb: 'choose', choice }))]) : begun;
}

function isMarch(state: Hispania, seat: SeatId): boolean {
  return state.frames.at(-1)?.kind === 'march' && !offersVerb(state, seat, 'move') && offersVerb(state, seat, 'choose');
}

/** The waypoints and the destination. */
function stopsTyped({ via = '', to }: TypedOptions): Result<readonly AreaId[]> {
  const end = areaNamed(to, 'to');
  if (!end.ok) return end;
  const stops: AreaId[] = [];
  for (const part of String(via).split(/[,;>]/)) {
    if (part.trim() === '') continue;
    const area = areaNamed(part, 'via');
    if (!area.ok) return area;
    stops.push(area.value);
  }
  return ok([...stops, end.value]);
}

/** A typed move, leg by leg, by the same units, as far as they can go. */
function legs(state: Hispania, mover: Mover, from: AreaId, stops: readonly AreaId[], group: Tally): Moves {
  const { seat, nation } = mover;
  const [next, after, ...others] = stops;
  if (next === undefined) return ok([]);
  // The last waypoint may be the side to enter from rather than a stop: then the move ends behind it.
  if (after !== undefined && others.length === 0) {
    const filled = { ...inSlots(state, seat, from, group), to: after };
    const through = ask(state, seat, 'move', filled);
    if (through.kind === 'one' && allows(through, next)) return ok([{ verb: 'move', ...filled, via: next }]);
  }
  // Leading stops in friends' provinces are waypoints: these may be crossed, but not stayed in (5.1.4).
  const stay = stops.findIndex((area) => alliesAt(state, area, nation).length === 0);
  const end = stay > 0 ? stops[stay] : undefined;
  if (end !== undefined) {
    const far = wayLength(state, nation, [from, ...stops.slice(0, stay + 1)]);
    const range = rangeOf(state, from, partiesOf(state, from, group) ?? []);
    if (far > range) return refuse('out-of-reach', { from: areaTerm(from), to: areaTerm(end), far, range });
    return legs(state, mover, from, stops.slice(stay), group);
  }
  const action = oneLeg(state, mover, from, next, group);
  if (!action.ok) return action;
  if (after === undefined) return ok([action.value]);
  const done = apply(state, seat, action.value, kit.noDice());
  if (!done.ok) return done;
  const there = done.value.state;
  const rest = legs(there, mover, next, [after, ...others], sameGroup(there, seat, from, next, group));
  return rest.ok ? ok([action.value, ...rest.value]) : rest;
}

function wayLength(state: Hispania, nation: NationId, stops: readonly AreaId[]): number {
  const ways = stops.slice(1).map((to, at) => freeWay(state, nation, stops[at] ?? to, to));
  return ways.reduce((sum, way) => sum + (way?.length ?? Number.POSITIVE_INFINITY), 0);
}

/**
 * Into an attack over the direct border, or around rather than across a river (6.4): the way and any river are told,
 * and can be undone.
 */
function oneLeg(state: Hispania, { seat, nation }: Mover, from: AreaId, to: AreaId, group: Tally): Result<Action> {
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

/** "3 infantry, tarik": Leaders are recognized by name; without units, or with "all", everybody goes. */
function groupTyped(state: Hispania, seat: SeatId, from: AreaId, text: string): Result<Tally> {
  const first = ask(state, seat, 'move', { from });
  const nobody = refuse('nothing-to-move', { area: areaTerm(from) });
  if (first.kind !== 'some' || first.choices.length === 0) return nobody;
  if (first.slot !== 'leaders') return unitsIn(text, first);
  const all = kit.isAll(text);
  const parts = kit.partsOf(text);
  const named = parts.flatMap((part) => choiceNamed(first.choices, part) ?? []);
  const leaders = Object.fromEntries((all ? first.choices : named).map(({ id }) => [id, 1]));
  const rest = all ? text : parts.filter((part) => choiceNamed(first.choices, part) === null).join(', ');
  const second = ask(state, seat, 'move', { from, leaders });
  if (second.kind !== 'some') return nobody;
  if (rest === '') return ok(leaders);
  const choices = all ? second.choices : [...second.choices, ...beyond(state, from, second.choices)];
  const units = unitsIn(rest, { ...second, choices }, [...choices, ...first.choices]);
  return units.ok ? ok({ ...leaders, ...units.value }) : units;
}

/** Units here that cannot go with the Leader alone: they may still be named. */
function beyond(state: Hispania, from: AreaId, known: readonly CountedChoice[]): readonly CountedChoice[] {
  return partiesHere(state, from)
    .filter(({ id, piece, halted }) => !halted && !isLeader(piece) && !known.some((choice) => choice.id === id))
    .map(({ id, piece, count }) => ({ ...pieceChoice(piece), id, count }));
}

/** Puts each piece into the slot that asks for it. */
function inSlots(state: Hispania, seat: SeatId, from: AreaId, group: Tally): Filled {
  const slots = kit.intoSlots((filled) => ask(state, seat, 'move', filled), { from }, group);
  return 'units' in slots ? slots : { ...slots, units: group };
}

function partiesOf(state: Hispania, from: AreaId, group: Tally): readonly Party[] | null {
  return chosenParties(partiesHere(state, from), group);
}

/** The same units at their present place: those from there come first. A Leader who is not asked for stays. */
function sameGroup(state: Hispania, seat: SeatId, from: AreaId, here: AreaId, group: Tally): Tally {
  const parties = partiesHere(state, here).filter(({ marched, halted }) => marched !== null && !halted);
  const first = ask(state, seat, 'move', { from: here });
  const led = first.kind === 'some' && first.slot === 'leaders';
  const now: Record<string, number> = {};
  for (const [id, count] of Object.entries(group)) {
    const piece = id.split('/')[0] ?? id;
    if (isLeader(piece)) {
      if (led) now[id] = count;
      continue;
    }
    let missing = count;
    const candidates = parties.filter((party) => party.piece === piece);
    candidates.sort((one, other) => Number(other.marched?.from === from) - Number(one.marched?.from === from));
    for (const party of candidates) {
      const taken = Math.min(missing, party.count - (now[party.id] ?? 0));
      if (taken > 0) now[party.id] = (now[party.id] ?? 0) + taken;
      missing -= taken;
    }
  }
  return now;
}

function partiesHere(state: Hispania, area: AreaId): readonly Party[] {
  const { nation } = state.stage;
  return nation === null ? [] : partiesAt(state, nation, area);
}

/** Leaders and units are two slots of a move, but one option. */
export const suggest: typeof usuallySuggested = (state, seat, command, option, options, locale, room) => {
  const asked = (slot: string) =>
    seat === null || !offersVerb(state, seat, 'move')
      ? null
      : kit.questionFor(LEXICON, (filled) => ask(state, seat, 'move', filled), slot, options);
  const [units, leaders] = command === 'move' && option === 'units' ? [asked('units'), asked('leaders')] : [];
  if (units?.kind !== 'some' || leaders?.kind !== 'some')
    return usuallySuggested(state, seat, command, option, options, locale, room);
  const all = { ...units, choices: [...units.choices, ...leaders.choices] };
  return kit.suggestionsFor(LEXICON, all, 'units', options, locale, room);
};

import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { apply, ask, offers } from '../engine/apply.js';
import { areaChoice } from '../engine/domain.js';
import { AREA_IDS, type AreaId } from '../facts/ids.js';
import { partiesAt } from '../movement/groups.js';
import { NO_DICE } from '../position/no-dice.js';
import type { Hispania } from '../state/state.js';
import { read } from './filling.js';
import { choiceNamed } from './names.js';

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
  const domain = ask(state, seat, 'move', { from: from.value });
  if (domain.kind !== 'some') return refuse('nothing-to-move', { area: areaTerm(from.value) });
  if (domain.choices.length === 0) return refuse('nothing-to-move', { area: areaTerm(from.value) });
  const units = read(domain, options.units ?? 'all');
  if (!units.ok) return units;
  const stops = waypoints(options.via);
  if (!stops.ok) return stops;
  return legs(state, seat, from.value, [...stops.value, to.value], units.value);
}

type Units = Exclude<Action[string], undefined>;

function legs(
  state: Hispania,
  seat: SeatId,
  from: AreaId,
  stops: readonly AreaId[],
  units: Units,
): Result<readonly Action[]> {
  const [next, after, ...others] = stops;
  if (next === undefined) return ok([]);
  // The last waypoint may be the door rather than a stop: then the move ends behind it.
  if (after !== undefined && others.length === 0) {
    const through = ask(state, seat, 'move', { from, units, to: after });
    if (through.kind === 'one' && through.choices.some(({ id }) => id === next)) {
      return ok([{ verb: 'move', from, units, to: after, via: next }]);
    }
  }
  const action = oneLeg(state, seat, from, next, units);
  if (!action.ok) return action;
  if (after === undefined) return ok([action.value]);
  const done = apply(state, seat, action.value, NO_DICE);
  if (!done.ok) return done;
  const same = sameUnits(done.value.state, from, next, units);
  const rest = legs(done.value.state, seat, next, [after, ...others], same);
  return rest.ok ? ok([action.value, ...rest.value]) : rest;
}

/** Straight in, where there are several ways into an attack. */
function oneLeg(state: Hispania, seat: SeatId, from: AreaId, to: AreaId, units: Units): Result<Action> {
  const reach = ask(state, seat, 'move', { from, units });
  if (reach.kind === 'one' && !reach.choices.some(({ id }) => id === to)) {
    return refuse('out-of-reach', { from: areaTerm(from), to: areaTerm(to) });
  }
  const ways = ask(state, seat, 'move', { from, units, to });
  if (ways.kind !== 'one') return ok({ verb: 'move', from, units, to });
  const way = ways.choices.find(({ id }) => id === from) ?? ways.choices[0];
  return way === undefined
    ? refuse('out-of-reach', { to: areaTerm(to) })
    : ok({ verb: 'move', from, units, to, via: way.id });
}

/** The ids of the same units where they are now. */
function sameUnits(state: Hispania, from: AreaId, here: AreaId, units: Units): Units {
  const { nation } = state.stage;
  if (nation === null || typeof units !== 'object') return units;
  const parties = partiesAt(state, nation, here).filter(
    ({ marched }) => marched?.from !== undefined && !isHalted(marched),
  );
  const now: Record<string, number> = {};
  for (const [id, count] of Object.entries(units)) {
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
  return now;
}
function isHalted(marched: { readonly halted: boolean }): boolean {
  return marched.halted;
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
  if (typed === undefined) return refuse('slot-missing', { slot: { kind: 'slot', id: slot } });
  const found = choiceNamed(ALL_AREAS, String(typed));
  const area = AREA_IDS.find((id) => id === found?.id);
  return area === undefined ? refuse('province-unknown', { text: String(typed) }) : ok(area);
}
const ALL_AREAS = AREA_IDS.map((area) => areaChoice(area));

export function areaTerm(area: AreaId): { readonly kind: string; readonly id: string } {
  return areaChoice(area).name ?? { kind: 'area', id: area };
}

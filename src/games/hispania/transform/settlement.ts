import type { Action } from '../../../core/action.js';
import type { Choice, CountedChoice, Domain, Filled } from '../../../core/offer.js';
import { tallyIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { areaChoice, areaIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { OF_NATION } from '../engine/rules.js';
import { type NationId, type ProvinceId, UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { Settlement } from '../special/frame.js';
import type { Units } from '../state/battle.js';
import { book, isArea, unusedCounters } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/**
 * A new nation's free units, placed in its provinces without stack or population limit (11.saragosse.4, 11.valence.3,
 * 11.grenade.3).
 */
export const SETTLEMENT = awaited<Hispania, Play, Settlement>({
  what: 'settlement',
  ...OF_NATION,
  verbs: {
    choose: {
      final: true,
      ask: (state, frame, _seat, filled) => ask(state, frame, filled),
      does: (play, frame, _seat, action) => carryOut(play, frame, action),
      byDefault: evenly,
    },
  },
  settles(play, frame) {
    const { provinces, replace } = frame;
    const open = provinces.length > 0 && ask(play.state, frame, {}).kind !== 'done';
    if (open && (provinces.length > 1 || replace.length > 0)) return false;
    // A single province leaves no choice.
    if (open) carryOut(play, frame, evenly(play.state, frame));
    else play.pop();
    return true;
  },
});

export function carryOut(play: Play, frame: Settlement, action: Action): void {
  play.pop();
  for (const kind of UNIT_KINDS) {
    for (const [area, count] of Object.entries(tallyIn(action[kind]) ?? {})) {
      if (isArea(area)) place(play, frame, area, kind, count);
    }
  }
  const replaced = areaIn(action.replace);
  if (replaced === null) return;
  play.discard(replaced, frame.nation, 'infantry', 1, 'rebuilding');
  place(play, frame, replaced, 'castle', 1);
}

/** The default: spread over the provinces, nothing replaced. */
function evenly(state: Hispania, frame: Settlement): Action {
  const filled: Record<string, string | Record<string, number>> = {};
  for (;;) {
    const domain = ask(state, frame, filled);
    if (domain.kind === 'one') filled[domain.slot] = 'none';
    else if (domain.kind === 'some') filled[domain.slot] = spread(state, domain);
    else return { verb: 'choose', ...filled };
  }
}

/**
 * One slot per kind, Castles first (one per province), then where an OMEYYAD Castle is replaced (11.valence.4,
 * 11.grenade.4).
 */
function ask(state: Hispania, frame: Settlement, filled: Filled): Domain {
  for (const kind of kinds(frame.units)) {
    if (filled[kind] !== undefined) continue;
    const choices = sites(state, frame, kind);
    const room = choices.reduce((sum, { count }) => sum + count, 0);
    const count = Math.min(frame.units[kind] ?? 0, room);
    if (count > 0) return { kind: 'some', slot: kind, choices, min: count, max: count };
  }
  if (frame.replace.length === 0 || filled.replace !== undefined) return DONE;
  const manned = replaceable(state, frame, filled);
  if (manned.length === 0) return DONE;
  const none: Choice = { id: 'none' };
  return { kind: 'one', slot: 'replace', choices: [none, ...manned.map((id) => areaChoice(id))] };
}

function kinds(units: Units): readonly UnitKind[] {
  const order: readonly UnitKind[] = ['castle', 'knight', 'infantry'];
  return order.filter((kind) => (units[kind] ?? 0) > 0);
}

function sites(state: Hispania, { nation, provinces, units }: Settlement, kind: UnitKind): readonly CountedChoice[] {
  const count = kind === 'castle' ? 1 : (units[kind] ?? 0);
  return provinces
    .filter((id) => kind !== 'castle' || (state.areas[id][nation]?.castle ?? 0) === 0)
    .map((id) => ({ ...areaChoice(id), count }));
}

/** Where an Infantry stands, or was just chosen to, that can be given up. */
function replaceable(state: Hispania, { nation, replace }: Settlement, filled: Filled): readonly ProvinceId[] {
  const infantry = tallyIn(filled.infantry) ?? {};
  const castles = Object.values(tallyIn(filled.castle) ?? {}).reduce((sum, count) => sum + count, 0);
  if (unusedCounters(state, nation, 'castle') <= castles) return [];
  return replace.filter(
    (id) =>
      (infantry[id] ?? 0) + (state.areas[id][nation]?.infantry ?? 0) > 0 &&
      (state.areas[id][nation]?.castle ?? 0) === 0,
  );
}

/** The richest provinces first, as evenly as possible. */
function spread(state: Hispania, domain: Extract<Domain, { kind: 'some' }>): Record<string, number> {
  const { provinces } = book(state);
  const income = (id: string) => Object.values(provinces).find((one) => one.id === id)?.income ?? 0;
  const order = [...domain.choices].sort((one, other) => income(other.id) - income(one.id));
  const tally: Record<string, number> = {};
  for (let left = domain.min; left > 0; ) {
    const before = left;
    for (const { id, count } of order) {
      if (left === 0 || (tally[id] ?? 0) >= count) continue;
      tally[id] = (tally[id] ?? 0) + 1;
      left -= 1;
    }
    if (before === left) break;
  }
  return tally;
}

function place(
  play: Play,
  { nation }: Settlement,
  area: Parameters<Play['add']>[0],
  kind: UnitKind,
  count: number,
): void {
  play.add(area, nation, kind, count);
  play.emit({ type: 'placed', nation, unit: kind, count, to: area });
}

export function settle(
  play: Play,
  nation: NationId,
  provinces: readonly ProvinceId[],
  units: Units,
  replace: readonly ProvinceId[] = [],
): void {
  if (provinces.length === 0) return;
  play.push({ kind: 'settlement', id: play.nextId(), nation, provinces, units, replace });
}

import type { Action } from '../../../core/action.js';
import type { Domain, Filled, Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { numberIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { areaIn, oneOfAreas } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Verbs } from '../engine/rules.js';
import { type NationId, type ProvinceId, UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import { book, enemiesAt, isProvince, provincesOf, seatOf } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { allied } from '../state/vassals.js';
import { companyOf, mercenaryOf } from './company.js';
import { noteOf } from './notes.js';

/** A recruiter asks EL CID for a fight (11.el-cid.2 to 11.el-cid.5). */

type Target = { readonly province: ProvinceId; readonly against: NationId };

/**
 * Provinces adjacent to the recruiter's land, including by arrows, with enemies EL CID may fight, possibly for another
 * recruiter too (11.el-cid.16).
 */
export function missionTargets(state: Hispania, recruiter: NationId): readonly Target[] {
  const hired = mercenaryOf(state);
  if (hired === null || !mayRecruit(state, recruiter, hired.nation, hired.power.barredWhenBid)) return [];
  const cid = seatOf(state, hired.nation);
  const beside = new Set<ProvinceId>();
  for (const own of provincesOf(state, recruiter)) {
    for (const { to } of book(state).neighbours.get(own) ?? []) if (isProvince(to)) beside.add(to);
    for (const to of book(state).straits.get(own) ?? []) if (isProvince(to)) beside.add(to);
  }
  return [...beside].flatMap((province) => {
    const [against] = enemiesAt(state, province, recruiter);
    if (against === undefined || allied(state, recruiter, against)) return [];
    // Neutrals are nobody's nation, whoever rolls for them (9.7.1).
    if (seatOf(state, against) === cid && state.nations[against].status !== 'neutral') return [];
    const payable = affordableFees(state).some(
      ([kind, fee]) => fee <= state.nations[recruiter].gold && (state.areas[province][against]?.[kind] ?? 0) > 0,
    );
    return payable ? [{ province, against }] : [];
  });
}

/**
 * Once a turn (11.el-cid.2), with gold (11.el-cid.17), another player's nation (11.el-cid.3), not one barred
 * (11.byzance.5).
 */
function mayRecruit(state: Hispania, recruiter: NationId, cid: NationId, barred: readonly NationId[]): boolean {
  const { status, seat, gold } = state.nations[recruiter];
  if (status !== 'playing' || seat === null || gold < 1) return false;
  if (seat === seatOf(state, cid) || seatOf(state, cid) === null || state.nations[cid].status === 'gone') return false;
  if (noteOf(state, recruiter, 'asked') === state.turn) return false;
  const bidFor = state.options.version === 'advanced' || state.options.groupBids;
  if (bidFor && barred.includes(recruiter)) return false;
  return unitCount(companyOf(state, cid)) > 0;
}

/** Affordable kinds there, the most expensive last. */
export function affordableFees(state: Hispania): readonly (readonly [UnitKind, number])[] {
  const table = mercenaryOf(state)?.power.fees ?? {};
  return UNIT_KINDS.flatMap((kind) => {
    const fee = table[kind];
    return fee === undefined ? [] : [[kind, fee] as const];
  });
}

export const RECRUITING: Verbs = {
  offers(state, seat): readonly Offer[] {
    const recruiter = recruiting(state, seat);
    return recruiter !== null && missionTargets(state, recruiter).length > 0
      ? [{ verb: 'recruit', optional: true }]
      : [];
  },
  ask(state, seat, _verb, filled): Domain {
    const recruiter = recruiting(state, seat);
    if (recruiter === null) return DONE;
    const open = missionTargets(state, recruiter);
    if (filled.province === undefined)
      return oneOfAreas(
        'province',
        open.map(({ province }) => province),
      );
    const target = open.find(({ province }) => province === filled.province);
    return target === undefined ? DONE : askKind(state, recruiter, target, filled);
  },
  act(play, seat, action) {
    const recruiter = recruiting(play.state, seat);
    const target = missionTargets(play.state, recruiter ?? 'el-cid').find(
      ({ province }) => province === areaIn(action.province),
    );
    if (recruiter !== null && target !== undefined) propose(play, recruiter, target, action);
  },
};

function recruiting(state: Hispania, seat: SeatId): NationId | null {
  const { nation, phase, pass } = state.stage;
  if (nation === null || seatOf(state, nation) !== seat || state.frames.length > 0 || pass !== 1) return null;
  if (phase === 'income' || phase === 'place') return nation;
  return phase === 'move' && Object.values(state.march).every((list) => list.length === 0) ? nation : null;
}

/** How many of each kind to attack; never more than the gold pays for (11.el-cid.4). */
function askKind(state: Hispania, recruiter: NationId, { province, against }: Target, filled: Filled): Domain {
  const here = state.areas[province][against];
  let gold = Math.floor(state.nations[recruiter].gold);
  let named = 0;
  const kinds = affordableFees(state).filter(([kind]) => (here?.[kind] ?? 0) > 0);
  for (const [index, [kind, fee]] of kinds.entries()) {
    const value = filled[kind];
    if (typeof value === 'number') {
      gold -= value * fee;
      named += value;
      continue;
    }
    const max = Math.min(here?.[kind] ?? 0, Math.floor(gold / fee));
    // Something must be named: here, if nothing more expensive is affordable.
    const last = !kinds.slice(index + 1).some(([, price]) => price <= gold);
    return { kind: 'number', slot: kind, min: last && named === 0 ? 1 : 0, max, step: 1 };
  }
  return DONE;
}

function propose(play: Play, recruiter: NationId, { province, against }: Target, action: Action): void {
  const targets: Record<string, number> = {};
  let fee = 0;
  for (const [kind, price] of affordableFees(play.state)) {
    const count = numberIn(action, kind);
    if (count > 0) targets[kind] = count;
    fee += count * price;
  }
  play.note(recruiter, 'asked', play.state.turn);
  play.emit({ type: 'mission-offered', nation: recruiter, province, targets, fee });
  const frame = { recruiter, province, against, targets, purse: play.state.nations[recruiter].gold };
  play.push({ kind: 'mission', id: play.nextId(), ...frame, accepted: false });
}

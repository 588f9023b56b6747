import type { Action, Tally } from '../../../core/action.js';
import type { Domain, Filled, Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { numberIn, tallyIn, textIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { startBattle } from '../combat/opening.js';
import { areaIn, nationChoice, oneOfAreas } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation, Verbs } from '../engine/rules.js';
import { type NationId, type ProvinceId, UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import { missionOrder } from '../orders/following.js';
import type { BattleReport } from '../state/events.js';
import { book, enemiesAt, isProvince, provincesOf, seatOf } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { allied } from '../state/vassals.js';
import {
  companyDomain,
  companyOf,
  companyRoom,
  enterProvince,
  joined,
  leaveArea,
  mercenaryOf,
  setCompany,
  strongest,
} from './company.js';
import type { Mission } from './frame.js';
import { note } from './notes.js';

/** EL CID as a mercenary on turn 17 (11.el-cid.2-9). */

type Target = { readonly province: ProvinceId; readonly against: NationId };

/** Provinces beside the recruiter's land, arrows too, with enemies that EL CID may fight. */
export function missions(state: Hispania, recruiter: NationId): readonly Target[] {
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
    const payable = fees(state).some(
      ([kind, fee]) => fee <= state.nations[recruiter].gold && (state.areas[province][against]?.[kind] ?? 0) > 0,
    );
    return payable ? [{ province, against }] : [];
  });
}

function mayRecruit(state: Hispania, recruiter: NationId, cid: NationId, barred: readonly NationId[]): boolean {
  const { status, seat, gold } = state.nations[recruiter];
  if (status !== 'playing' || seat === null || gold < 1) return false;
  if (seat === seatOf(state, cid) || seatOf(state, cid) === null || state.nations[cid].status === 'gone') return false;
  if (note(state, recruiter, 'asked') === state.turn) return false;
  const bidFor = state.options.version === 'advanced' || state.options.groupBids;
  if (bidFor && barred.includes(recruiter)) return false;
  return unitCount(companyOf(state, cid)) > 0;
}

/** What may be named: kinds there that the gold pays for, the dearest last. */
function fees(state: Hispania): readonly (readonly [UnitKind, number])[] {
  const table = mercenaryOf(state)?.power.fees ?? {};
  return UNIT_KINDS.flatMap((kind) => {
    const fee = table[kind];
    return fee === undefined ? [] : [[kind, fee] as const];
  });
}

export const RECRUITING: Verbs = {
  offers(state, seat): readonly Offer[] {
    const recruiter = recruiting(state, seat);
    return recruiter !== null && missions(state, recruiter).length > 0 ? [{ verb: 'recruit', optional: true }] : [];
  },
  ask(state, seat, _verb, filled): Domain {
    const recruiter = recruiting(state, seat);
    if (recruiter === null) return DONE;
    const open = missions(state, recruiter);
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
    const target = missions(play.state, recruiter ?? 'el-cid').find(
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

/** How many of each kind are to be attacked; never more than the gold pays for (11.el-cid.4). */
function askKind(state: Hispania, recruiter: NationId, { province, against }: Target, filled: Filled): Domain {
  const here = state.areas[province][against];
  let gold = Math.floor(state.nations[recruiter].gold);
  let named = 0;
  const kinds = fees(state).filter(([kind]) => (here?.[kind] ?? 0) > 0);
  for (const [index, [kind, fee]] of kinds.entries()) {
    const value = filled[kind];
    if (typeof value === 'number') {
      gold -= value * fee;
      named += value;
      continue;
    }
    const max = Math.min(here?.[kind] ?? 0, Math.floor(gold / fee));
    // Something must be named in the end: here, where nothing dearer can be paid for.
    const last = !kinds.slice(index + 1).some(([, price]) => price <= gold);
    return { kind: 'number', slot: kind, min: last && named === 0 ? 1 : 0, max, step: 1 };
  }
  return DONE;
}

function propose(play: Play, recruiter: NationId, { province, against }: Target, action: Action): void {
  const targets: Record<string, number> = {};
  let fee = 0;
  for (const [kind, price] of fees(play.state)) {
    const count = numberIn(action, kind);
    if (count > 0) targets[kind] = count;
    fee += count * price;
  }
  play.note(recruiter, 'asked', play.state.turn);
  play.emit({ type: 'mission-offered', nation: recruiter, province, targets, fee });
  const frame = { recruiter, province, against, targets, purse: play.state.nations[recruiter].gold };
  play.push({ kind: 'mission', id: play.nextId(), ...frame, accepted: false });
}

/** EL CID's player answers, and picks his units if he accepts. */
export const MISSION: Situation<Mission> = {
  owes(state, { recruiter, province }) {
    const seat = employed(state);
    const values = { nation: nationChoice(recruiter).name ?? recruiter, province: { kind: 'province', id: province } };
    return seat === null ? [] : [{ seats: [seat], kind: 'reaction', what: 'mission', values }];
  },
  offers: (state, _frame, seat) => (employed(state) === seat ? [{ verb: 'choose' }] : []),
  ask(state, { province }, _seat, _verb, filled) {
    if (filled.choice === undefined)
      return { kind: 'one', slot: 'choice', choices: [{ id: 'accept' }, { id: 'refuse' }] };
    const hired = mercenaryOf(state);
    if (filled.choice !== 'accept' || filled.units !== undefined || hired === null) return DONE;
    const company = companyOf(state, hired.nation);
    return companyDomain(company, companyRoom(state, hired.nation, company, province), 1);
  },
  act(play, frame, _seat, action) {
    answer(play, frame, textIn(action, 'choice') === 'accept' ? tallyIn(action.units) : null);
  },
  fallback: () => ({ verb: 'choose', choice: 'refuse' }),
  settle(play, frame) {
    const ordered = missionOrder(play.state, employed(play.state), frame.recruiter);
    const hired = mercenaryOf(play.state);
    if (ordered === null || hired === null) return 'wait';
    if (ordered === 'refuse') {
      answer(play, frame, null);
      return 'again';
    }
    const company = companyOf(play.state, hired.nation);
    const units = strongest(company, companyRoom(play.state, hired.nation, company, frame.province));
    if (Object.keys(units).length === 0) return 'wait';
    answer(play, frame, units);
    return 'again';
  },
};

/** He refuses (null), or comes with these units. */
function answer(play: Play, frame: Mission, units: Tally | null): void {
  play.pop();
  const hired = mercenaryOf(play.state);
  const accepted = units !== null && hired !== null;
  play.emit({ type: 'mission-answered', nation: frame.recruiter, accepted });
  if (!accepted) return;
  const { province, against, recruiter, targets, purse } = frame;
  const { left } = enterProvince(play, hired.nation, companyOf(play.state, hired.nation), units, province);
  setCompany(play, hired.nation, left);
  startBattle(play, province, hired.nation, against, { recruiter, targets, purse });
}

function employed(state: Hispania): SeatId | null {
  const hired = mercenaryOf(state);
  return hired === null ? null : seatOf(state, hired.nation);
}

/** The recruiter pays, EL CID's points are the gold, his units leave the board (11.el-cid.6, 7, 9). */
export function endMission(play: Play, nation: NationId, report: BattleReport): void {
  const { hire, province } = report;
  if (hire === null) return;
  let due = 0;
  for (const [kind, price] of fees(play.state)) {
    // What he destroyed is no longer among his targets; of those who fled only the ones he was set upon count.
    const fled = Math.min(report.defenderRetreated[kind] ?? 0, hire.targets[kind] ?? 0);
    due += price * ((report.defenderLost[kind] ?? 0) + fled);
  }
  const gold = Math.min(due, play.state.nations[hire.recruiter].gold);
  if (gold > 0) play.gold(hire.recruiter, -gold);
  play.emit({ type: 'mission-paid', nation: hire.recruiter, gold });
  play.score(nation, gold, 'mercenary', { province });
  const back = leaveArea(play, nation, province);
  setCompany(play, nation, joined(companyOf(play.state, nation), back));
}

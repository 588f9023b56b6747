import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { tallyIn, textIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { startBattle } from '../battle/opening.js';
import { nationChoice } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import { missionOrder } from '../orders/following.js';
import type { BattleReport } from '../state/events.js';
import { seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
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
import { fees } from './recruiting.js';

/**
 * EL CID as a mercenary on turn 17: his answer, his fight, his pay (11.el-cid.2 to 11.el-cid.9); `recruiting.ts` asks
 * him.
 */

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

/**
 * The recruiter pays, EL CID's points are the gold, his units leave the board (11.el-cid.6, 11.el-cid.7, 11.el-cid.9).
 */
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

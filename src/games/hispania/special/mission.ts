import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { tallyIn, textIn } from '../../../kit/offers/chosen.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { startBattle } from '../battle/opening.js';
import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { missionOrder } from '../orders/following.js';
import type { BattleReport } from '../state/events.js';
import { playersOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import {
  companyDomain,
  companyOf,
  companyRoom,
  enterProvince,
  joinedStacks,
  leaveArea,
  mercenaryOf,
  setCompany,
  strongestThatFit,
} from './company.js';
import type { Mission } from './frame.js';
import { affordableFees } from './recruiting.js';

/**
 * EL CID as a mercenary on turn 17: his answer, his fight, his pay (11.el-cid.2 to 11.el-cid.9); `recruiting.ts` asks
 * him.
 */

/** EL CID's player answers, and picks his units if he accepts. */
export const MISSION = awaited<Hispania, Play, Mission>({
  what: 'mission',
  kind: 'reaction',
  who: employed,
  values: (_state, { recruiter, province }) => ({
    nation: { kind: 'nation', id: recruiter },
    province: { kind: 'province', id: province },
  }),
  verbs: {
    choose: {
      slots: [
        () => ({ kind: 'one', slot: 'choice', choices: [{ id: 'accept' }, { id: 'refuse' }] }),
        (state, { province }, _seat, filled) => {
          const hired = mercenaryOf(state);
          if (filled.choice !== 'accept' || hired === null) return null;
          const company = companyOf(state, hired.nation);
          return companyDomain(company, companyRoom(state, hired.nation, company, province), 1);
        },
      ],
      does(play, frame, _seat, action) {
        answer(play, frame, textIn(action, 'choice') === 'accept' ? tallyIn(action.units) : null);
      },
      byDefault: () => ({ verb: 'choose', choice: 'refuse' }),
    },
  },
  settles(play, frame) {
    const [seat = null] = employed(play.state);
    const ordered = missionOrder(play.state, seat, frame.recruiter);
    const hired = mercenaryOf(play.state);
    if (ordered === null || hired === null) return false;
    if (ordered === 'refuse') {
      answer(play, frame, null);
      return true;
    }
    const company = companyOf(play.state, hired.nation);
    const units = strongestThatFit(company, companyRoom(play.state, hired.nation, company, frame.province));
    if (Object.keys(units).length === 0) return false;
    answer(play, frame, units);
    return true;
  },
});

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

function employed(state: Hispania): readonly SeatId[] {
  const hired = mercenaryOf(state);
  return hired === null ? [] : playersOf(state, hired.nation);
}

/**
 * The recruiter pays, the gold becomes EL CID's points, his units leave the board (11.el-cid.6, 11.el-cid.7,
 * 11.el-cid.9).
 */
export function endMission(play: Play, nation: NationId, report: BattleReport): void {
  const { hire, province } = report;
  if (hire === null) return;
  let due = 0;
  for (const [kind, price] of affordableFees(play.state)) {
    // Destroyed units are no longer among his targets; of those who fled, only his remaining targets count.
    const fled = Math.min(report.defenderRetreated[kind] ?? 0, hire.targets[kind] ?? 0);
    due += price * ((report.defenderLost[kind] ?? 0) + fled);
  }
  const gold = Math.min(due, play.state.nations[hire.recruiter].gold);
  if (gold > 0) play.gold(hire.recruiter, -gold);
  play.emit({ type: 'mission-paid', nation: hire.recruiter, gold });
  play.score(nation, gold, 'mercenary', { province });
  const back = leaveArea(play, nation, province);
  setCompany(play, nation, joinedStacks(companyOf(play.state, nation), back));
}

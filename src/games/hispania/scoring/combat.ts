import type { Play } from '../engine/play.js';
import { type AreaId, type NationId, UNIT_KINDS } from '../facts/ids.js';
import type { BattleReport } from '../state/events.js';
import { isProvince } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { earnPoints, killPoints } from './kills.js';

/**
 * Points for the active nation's battle (8.1): only the attacker scores, in its own turn (8.9). EL CID's recruiter
 * scores what his mercenary destroyed (11.el-cid.8).
 */
export function scoreCombat(play: Play, report: BattleReport): void {
  const by: NationId = report.hire?.recruiter ?? report.attacker;
  if (by !== play.state.stage.nation) return;
  const { points, count } = pointsOf(play.state, { ...report, by });
  earnPoints(play, by, points, 'combat', { province: report.province, count });
}

type Destroyed = Pick<BattleReport, 'defender' | 'defenderLost' | 'defenderLeaders' | 'ledBy'> & {
  readonly by: NationId;
};

/** The points for what was destroyed, with the number of units and Leaders. */
export function pointsOf(
  state: Hispania,
  { by, defender: of, defenderLost, defenderLeaders, ledBy }: Destroyed,
): { readonly points: number; readonly count: number } {
  let points = 0;
  let count = 0;
  for (const unit of UNIT_KINDS) {
    const lost = defenderLost[unit] ?? 0;
    const each = lost === 0 ? 0 : killPoints(state, { by, of, unit, ledBy });
    points += lost * each;
    if (each > 0) count += lost;
  }
  for (const leader of defenderLeaders) {
    const pv = killPoints(state, { by, of, unit: 'leader', leader, ledBy });
    points += pv;
    if (pv > 0) count += 1;
  }
  return { points, count };
}

/** Leaders killed without a battle, by units that found them alone (6.2.16). */
export function scoreLeaders(play: Play, by: NationId, of: NationId, leaders: readonly string[], area: AreaId): void {
  if (by !== play.state.stage.nation) return;
  const ledBy = play.state.areas[area][by]?.leaders ?? [];
  for (const leader of leaders) {
    const points = killPoints(play.state, { by, of, unit: 'leader', leader, ledBy });
    earnPoints(play, by, points, 'combat', isProvince(area) ? { province: area, count: 1 } : { count: 1 });
  }
}

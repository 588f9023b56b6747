import type { Play } from '../engine/play.js';
import { scoreCombat } from '../scoring/combat.js';
import type { BattleFrame, Side } from '../state/battle.js';
import type { BattleReport } from '../state/events.js';
import { enemiesAt, hasUnitIn } from '../state/reading.js';
import { leaderPiece, unitCount } from '../state/stack.js';
import { releaseOrphans } from '../submission/ending.js';
import { isDestroyed } from './losses.js';
import { otherSide, stackOfSide } from './targets.js';

/** The end of a battle: Leaders of a destroyed army fall (6.2.8), the wounded heal (6.2.7), points are scored (8.1). */
export function closeBattle(play: Play, battle: BattleFrame): 'again' {
  play.pop();
  const attackerLeaders = [...battle.attacker.leadersLost, ...killLeaders(play, battle, 'attacker')];
  const defenderLeaders = [...battle.defender.leadersLost, ...killLeaders(play, battle, 'defender')];
  const submitted = submittedIn(play, battle);
  const report: BattleReport = {
    province: battle.province,
    attacker: battle.attacker.nation,
    defender: battle.defender.nation,
    attackerLost: battle.attacker.lost,
    defenderLost: battle.defender.lost,
    attackerLeaders,
    defenderLeaders,
    attackerRetreated: battle.attacker.retreated,
    defenderRetreated: battle.defender.retreated,
    ledBy: battle.attacker.leaders,
    winner: submitted === null ? winnerOf(play, battle) : null,
    ...(submitted === null ? {} : { submitted }),
    hire: battle.hire,
    rounds: battle.round,
  };
  play.emit({ type: 'battle-ended', ...report });
  play.stage({ fought: [...play.state.stage.fought, battle.province] });
  scoreCombat(play, report);
  if (battle.surrendered) mustRebuild(play, battle);
  play.specials[report.attacker]?.fought?.(play, report);
  play.specials[report.defender]?.fought?.(play, report);
  const { winner } = report;
  // In somebody's pay EL CID has left the province again: he has not taken it (11.el-cid.9, 11.el-cid.15).
  const stays = report.hire === null;
  if (stays && winner === report.attacker && enemiesAt(play.state, battle.province, winner).length === 0) {
    play.specials[winner]?.entered?.(play, battle.province);
  }
  releaseOrphans(play);
  return 'again';
}

/** A surrendered Castle is rebuilt at once (11.omeyyad.5). */
function mustRebuild(play: Play, battle: BattleFrame): void {
  play.push({ kind: 'rebuild', id: play.nextId(), nation: battle.attacker.nation, province: battle.province });
}

/** The battle (9.6.5) ended because one side became the other's vassal. */
function submittedIn(play: Play, { attacker, defender }: BattleFrame) {
  const { nations } = play.state;
  if (nations[defender.nation].suzerain === attacker.nation) return defender.nation;
  return nations[attacker.nation].suzerain === defender.nation ? attacker.nation : null;
}

function winnerOf(play: Play, battle: BattleFrame) {
  const attacks = hasUnitIn(play.state, battle.attacker.nation, battle.province);
  const defends = hasUnitIn(play.state, battle.defender.nation, battle.province);
  if (attacks === defends) return null;
  return attacks ? battle.attacker.nation : battle.defender.nation;
}

/** Leaders without units before enemy troops, and those of a destroyed army. */
function killLeaders(play: Play, battle: BattleFrame, side: Side): readonly string[] {
  const stack = stackOfSide(play.state, battle, side);
  const enemies = unitCount(stackOfSide(play.state, battle, otherSide(side)));
  const leaders = isDestroyed(unitCount(stack), battle[side].lost, enemies) ? (stack.leaders ?? []) : [];
  for (const leader of leaders) play.destroy(battle.province, battle[side].nation, leaderPiece(leader), 1);
  return leaders;
}

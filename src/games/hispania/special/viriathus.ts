import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import { earnPoints } from '../scoring/kills.js';
import type { BattleReport } from '../state/events.js';
import { book, isPresent, leadersOf } from '../state/reading.js';
import type { Hispania, Stack } from '../state/state.js';
import { releaseVassal } from '../submission/ending.js';
import { submit } from '../submission/submitting.js';

/** LUSITANIEN's revolt and its Leader Viriathus (11.lusitanien.2 to 11.lusitanien.5). */
export function revolt(play: Play, nation: NationId): void {
  const { suzerain } = play.state.nations[nation];
  for (const power of book(play.state).nations[nation].powers ?? []) {
    if (power.power !== 'yields-with-leader' || !power.turns.includes(play.state.turn) || suzerain !== power.to)
      continue;
    play.emit({ type: 'revolted', nation, against: power.to });
    releaseVassal(play, nation);
  }
}

/** Viriathus has retreated from ROME's units: the nation submits, whatever its number of provinces. */
export function leaderRetreated(play: Play, nation: NationId, units: Stack): void {
  const battle = play.battle();
  if (battle === undefined) return;
  const enemy = battle.attacker.nation === nation ? battle.defender.nation : battle.attacker.nation;
  if ((units.leaders ?? []).length > 0) submitIfLeaderLost(play, nation, units.leaders ?? [], enemy);
}

/** Would the nation submit if this Leader retreated from the current battle? */
export function yieldsNow(state: Hispania, nation: NationId, leader: string): boolean {
  const battle = state.frames.findLast((frame) => frame.kind === 'battle');
  if (battle?.kind !== 'battle' || state.nations[nation].suzerain !== null) return false;
  const enemy = battle.attacker.nation === nation ? battle.defender.nation : battle.attacker.nation;
  return (book(state).nations[nation].powers ?? []).some(
    (power) =>
      power.power === 'yields-with-leader' &&
      power.turns.includes(state.turn) &&
      power.to === enemy &&
      power.leader === leader,
  );
}

/** They killed him. */
export function leaderFell(play: Play, nation: NationId, report: BattleReport): void {
  const attacked = report.attacker === nation;
  const killed = attacked ? report.attackerLeaders : report.defenderLeaders;
  submitIfLeaderLost(play, nation, killed, attacked ? report.defender : report.attacker);
}

/** If he leaves the field to them, or falls to them alone, the nation submits. */
export function submitIfLeaderLost(play: Play, nation: NationId, leaders: readonly string[], enemy: NationId): void {
  for (const power of book(play.state).nations[nation].powers ?? []) {
    if (power.power !== 'yields-with-leader' || !power.turns.includes(play.state.turn)) continue;
    if (power.to !== enemy || !leaders.includes(power.leader)) continue;
    if (play.state.nations[nation].suzerain !== null || !isPresent(play.state, nation)) continue;
    submit(play, nation, enemy);
  }
}

/** 5 PV at the end of turn 5 if he lives and ROME has not submitted the nation (11.lusitanien.4). */
export function scoreSurvivors(play: Play, nation: NationId): void {
  const { state } = play;
  for (const power of book(state).nations[nation].powers ?? []) {
    if (power.power !== 'survivor' || power.endOf !== state.turn) continue;
    const alive = leadersOf(state, nation).some(({ leader }) => leader === power.leader);
    const subdued = state.nations[nation].suzerain === power.unlessSubmittedTo;
    if (alive && !subdued) earnPoints(play, nation, power.pv, 'survivor');
  }
}

import { type Spread, surely } from '../../../kit/chance/spread.js';
import { crusadersFirst, isDestroyed } from '../battle/losses.js';
import { castleGivesUp, newBattle } from '../battle/opening.js';
import type { NationId, ProvinceId } from '../facts/ids.js';
import { pointsOf } from '../scoring/combat.js';
import type { BattleFrame, Units } from '../state/battle.js';
import { addUnits } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { duelOf } from './duel.js';
import { type Ending, fightToTheEnd, type Stays } from './fight.js';
import { type Force, type Forces, isLoneCastle, sizeOf, TYPES } from './force.js';
import { afterPresentRound, isRoundPast, presentForces } from './present-round.js';

/** The possible results of a battle: all exact chances, from its present state. */
export interface Odds {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly nobodyLeft: number;
  /** Both sides stop: one has left as planned. */
  readonly brokenOff: number;
  /** The chance to lose this many units from now on, by number. */
  readonly attackerLosses: readonly number[];
  readonly defenderLosses: readonly number[];
  /** The chance that it ends in this round, by number. */
  readonly rounds: readonly number[];
  /** The attacker's points for everything that falls in this battle, with their chances. */
  readonly points: readonly { readonly points: number; readonly chance: number }[];
}

const TO_THE_END: Stays = { attacker: 0, defender: 0 };

/** A current battle, without further events, and with retreats only as `stays` says. */
export function oddsOf(state: Hispania, battle: BattleFrame, stays: Stays = TO_THE_END): Odds {
  const now = presentForces(state, battle);
  const past = isRoundPast(battle) || battle.step === 'over';
  // A surrendering Castle does so before any die.
  const begins = battle.step === 'opening' || battle.step === 'round';
  const yields = begins && isLoneCastle(now.defender) && castleGivesUp(state, battle);
  const from = past || yields ? surely(now) : afterPresentRound(state, battle);
  const endings = fightToTheEnd(
    duelOf(state, battle, now),
    from,
    past ? battle.round : Math.max(1, battle.round),
    stays,
  );
  return summed(state, battle, now, endings);
}

/** A future battle between the given units, as if they were already there. */
export function oddsAhead(
  state: Hispania,
  province: ProvinceId,
  attacker: { readonly nation: NationId; readonly units: Stack; readonly crossed?: Units },
  defender: { readonly nation: NationId; readonly units: Stack },
  stays: Stays = TO_THE_END,
): Odds {
  const supposed: Hispania = {
    ...state,
    areas: { ...state.areas, [province]: { [attacker.nation]: attacker.units, [defender.nation]: defender.units } },
  };
  const battle = newBattle(supposed, province, attacker.nation, defender.nation);
  return oddsOf(supposed, attacker.crossed === undefined ? battle : { ...battle, crossed: attacker.crossed }, stays);
}

function summed(state: Hispania, battle: BattleFrame, now: Forces, endings: Spread<Ending>): Odds {
  const lost = { attacker: noneOf(sizeOf(now.attacker) + 1), defender: noneOf(sizeOf(now.defender) + 1) };
  const rounds = noneOf(1 + endings.reduce((most, { value }) => Math.max(most, value.rounds), 0));
  const points = new Map<number, number>();
  // By the defender's remaining force, with and without attackers left: many rounds share an ending.
  const [ahead, gone] = [new Map<Force, number>(), new Map<Force, number>()];
  let [attackerWins, defenderWins, nobodyLeft, brokenOff] = [0, 0, 0, 0];
  for (const { value, chance } of endings) {
    const [left, right] = [sizeOf(value.attacker), sizeOf(value.defender)];
    if (left > 0 && right > 0) brokenOff += chance;
    else if (left > 0) attackerWins += chance;
    else if (right > 0) defenderWins += chance;
    else nobodyLeft += chance;
    more(lost.attacker, lost.attacker.length - 1 - left, chance);
    more(lost.defender, lost.defender.length - 1 - right, chance);
    more(rounds, value.rounds, chance);
    const army = left > 0 ? ahead : gone;
    const earned = army.get(value.defender) ?? pointsFor(state, battle, now.defender, value.defender, left);
    army.set(value.defender, earned);
    points.set(earned, (points.get(earned) ?? 0) + chance);
  }
  return {
    attackerWins,
    defenderWins,
    nobodyLeft,
    brokenOff,
    attackerLosses: lost.attacker,
    defenderLosses: lost.defender,
    rounds,
    points: [...points].sort(([one], [other]) => one - other).map(([earned, chance]) => ({ points: earned, chance })),
  };
}

const noneOf = (length: number) => new Array<number>(length).fill(0);
function more(chances: number[], at: number, chance: number): void {
  chances[at] = (chances[at] ?? 0) + chance;
}

/** 8.1: everything fallen in this battle, and the Leaders of a destroyed army (6.2). */
function pointsFor(state: Hispania, battle: BattleFrame, now: Force, end: Force, attackersLeft: number): number {
  const { nation, lost, leadersLost } = battle.defender;
  const by = battle.hire?.recruiter ?? battle.attacker.nation;
  if (by !== state.stage.nation) return 0;
  const stack = state.areas[battle.province][nation] ?? {};
  const fallen = addUnits(lost, crusadersFirst(unitsLost(now, end), stack));
  const routed = isDestroyed(sizeOf(end), fallen, attackersLeft);
  return pointsOf(state, {
    by,
    defender: nation,
    defenderLost: fallen,
    defenderLeaders: routed ? [...leadersLost, ...(stack.leaders ?? [])] : leadersLost,
    ledBy: battle.attacker.leaders,
  }).points;
}

function unitsLost(now: Force, end: Force): Units {
  const lost = TYPES.map((type, at) => [type, (now.counts[at] ?? 0) - (end.counts[at] ?? 0)] as const);
  return Object.fromEntries(lost.filter(([, count]) => count > 0));
}

/** The mean of a distribution by number. */
export function meanOf(chances: readonly number[]): number {
  return chances.reduce((sum, chance, number) => sum + number * chance, 0);
}

export function meanPoints({ points }: Odds): number {
  return points.reduce((sum, one) => sum + one.points * one.chance, 0);
}

/** The share of these units that survives a victory. */
export function shareLeft(units: number, wins: number, losses: readonly number[]): number {
  let left = 0;
  for (const [lost, chance] of losses.entries()) if (lost < units) left += chance * (units - lost);
  return wins === 0 || units === 0 ? 0 : Math.min(1, left / (units * wins));
}

import type { Dice } from '../../core/dice.js';
import { startBattle } from './combat/opening.js';
import { Play } from './engine/play.js';
import { inSituation } from './engine/situation.js';
import type { NationId, ProvinceId } from './facts/ids.js';
import { unitCount } from './state/stack.js';
import type { Hispania, Stack } from './state/state.js';

/** What a battle may come to: fought many times to the end by the rules themselves, each with a different run of dice. */
type Odds = {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
  readonly rounds: number;
};

const BATTLES = 600;
/** A battle that neither side can end is given up. */
const MOST_STEPS = 2_000;

export function oddsOf(
  state: Hispania,
  province: ProvinceId,
  attacker: { readonly nation: NationId; readonly units: Stack },
  defender: { readonly nation: NationId; readonly units: Stack },
): Odds {
  const dice = new Reckoner();
  const before = laidOut(state, province, attacker, defender);
  const sum = { attackerWins: 0, defenderWins: 0, attackerLosses: 0, defenderLosses: 0, rounds: 0 };
  for (let battle = 0; battle < BATTLES; battle++) {
    const play = new Play(before, dice);
    startBattle(play, province, attacker.nation, defender.nation);
    const rounds = fightToTheEnd(play);
    const attackers = unitCount(play.state.areas[province][attacker.nation]);
    const defenders = unitCount(play.state.areas[province][defender.nation]);
    if (attackers > 0 && defenders === 0) sum.attackerWins += 1;
    if (attackers === 0 && defenders > 0) sum.defenderWins += 1;
    sum.attackerLosses += unitCount(attacker.units) - attackers;
    sum.defenderLosses += unitCount(defender.units) - defenders;
    sum.rounds += rounds;
  }
  return {
    attackerWins: sum.attackerWins / BATTLES,
    defenderWins: sum.defenderWins / BATTLES,
    attackerLosses: sum.attackerLosses / BATTLES,
    defenderLosses: sum.defenderLosses / BATTLES,
    rounds: sum.rounds / BATTLES,
  };
}

/** Only the two of them in the province, nobody to ask: neither retreats, each aims at what it hits most easily. */
function laidOut(
  state: Hispania,
  province: ProvinceId,
  attacker: { readonly nation: NationId; readonly units: Stack },
  defender: { readonly nation: NationId; readonly units: Stack },
): Hispania {
  const nobody = (nation: NationId) => ({ ...state.nations[nation], seat: null });
  return {
    ...state,
    frames: [],
    options: { ...state.options, events: false, signOfGod: false, submissionOfAll: false },
    stage: { ...state.stage, nation: attacker.nation },
    nations: {
      ...state.nations,
      [attacker.nation]: nobody(attacker.nation),
      [defender.nation]: { ...nobody(defender.nation), suzerain: attacker.nation },
    },
    areas: { ...state.areas, [province]: { [attacker.nation]: attacker.units, [defender.nation]: defender.units } },
  };
}

function fightToTheEnd(play: Play): number {
  for (let step = 0; step < MOST_STEPS; step++) {
    const battle = play.battle();
    if (battle === undefined) return 0;
    if (battle.step === 'over') return battle.round;
    if (inSituation(play.state, (rules, here) => rules.settle(play, here)) === 'wait') return battle.round;
  }
  return play.battle()?.round ?? 0;
}

/** Faces for reckoning only: never a throw of the game. Always the same run, so that the same question has the same answer. */
class Reckoner implements Dice {
  private last = 0x2545f491;
  roll(sides: number): number {
    this.last ^= this.last << 13;
    this.last ^= this.last >>> 17;
    this.last ^= this.last << 5;
    return ((this.last >>> 0) % sides) + 1;
  }
}

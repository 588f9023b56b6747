import { askedIn } from '../battle/battle.js';
import { otherSide, stackOfSide } from '../battle/targets.js';
import { meanPoints, oddsOf, shareLeft } from '../odds/odds.js';
import type { BattleFrame, Side } from '../state/battle.js';
import { unitCount } from '../state/stack.js';
import type { Outlook } from './outlook.js';
import { powerOf } from './unit-worth.js';

/** A current battle's worth to one side, fought on from here, by exact odds. */
export interface FightValue {
  readonly value: number;
  readonly wins: number;
}

/** A losing army may still leave in time. */
const WAY_OUT = 0.15;

export function fightValue(outlook: Outlook, battle: BattleFrame, side: Side): FightValue {
  const { state } = outlook;
  const odds = oddsOf(state, battle);
  const mine = stackOfSide(state, battle, side);
  const units = unitCount(mine);
  const wins = side === 'attacker' ? odds.attackerWins : odds.defenderWins;
  const losses = side === 'attacker' ? odds.attackerLosses : odds.defenderLosses;
  const share = shareLeft(units, wins, losses);
  const points = side === 'attacker' ? meanPoints(odds) : 0;
  const vassal = state.nations[battle[side].nation].suzerain !== null;
  const won = outlook.held(
    battle.province,
    powerOf(mine) * share,
    outlook.worth.of(mine, battle.province) * share,
    mine.castle ?? 0,
  );
  const lost = (1 - wins) * WAY_OUT * outlook.worth.of(mine, battle.province);
  return { value: wins * won + lost + (vassal ? points / 2 : points), wins };
}

/** Who decides in this step of the round. */
export function decidingSide(battle: BattleFrame): Side {
  return askedIn(battle)?.side ?? 'attacker';
}

export function enemyOf(battle: BattleFrame, side: Side) {
  return battle[otherSide(side)].nation;
}

import type { Phrase, Term, Terms } from '../../../core/result.js';
import { pieceChoice } from '../engine/domain.js';
import type { NationId } from '../facts/ids.js';
import type { BattleFrame } from '../state/battle.js';
import { piecesOf } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import type { Stays } from './fight.js';
import { meanOf, meanPoints, type Odds, oddsOf } from './odds.js';

/** The odds as a sentence: `answer.odds`, `preview.odds`. */
export function oddsPhrase(
  where: string,
  attacker: { readonly nation: NationId; readonly units: Stack },
  defender: { readonly nation: NationId; readonly units: Stack },
  odds: Odds,
  stays?: Stays,
): Phrase {
  return {
    key: 'odds',
    values: {
      province: { kind: 'province', id: where },
      attacker: { kind: 'nation', id: attacker.nation },
      defender: { kind: 'nation', id: defender.nation },
      attackers: unitTerms(attacker.units),
      defenders: unitTerms(defender.units),
      ...figures(odds),
      // A retreat is neither won nor lost: its chance is told separately.
      ...(stays === undefined
        ? { how: { kind: 'choice', id: 'fought-out' } }
        : { leaves: decimal(odds.brokenOff * 100), left: stays.defender }),
    },
  };
}

/** A current battle: the units left, and their chances from here. */
export function oddsNow(state: Hispania, battle: BattleFrame, stays?: Stays): Phrase {
  const side = (nation: NationId) => ({ nation, units: state.areas[battle.province][nation] ?? {} });
  const odds = oddsOf(state, battle, stays);
  return oddsPhrase(battle.province, side(battle.attacker.nation), side(battle.defender.nation), odds, stays);
}

export function figures(odds: Odds): Terms {
  const [wins = 0, loses = 0, nobody = 0] = inTenths([odds.attackerWins, odds.defenderWins, odds.nobodyLeft]);
  return {
    wins: decimal(wins / 10),
    loses: decimal(loses / 10),
    ...(nobody === 0 ? {} : { nobody: decimal(nobody / 10) }),
    attackerLosses: decimal(meanOf(odds.attackerLosses)),
    defenderLosses: decimal(meanOf(odds.defenderLosses)),
    rounds: decimal(meanOf(odds.rounds)),
    ...pointsOf(odds),
  };
}

function pointsOf(odds: Odds): Terms {
  const mean = meanPoints(odds);
  return mean === 0 ? {} : { points: decimal(mean), most: odds.points.at(-1)?.points ?? 0 };
}

/** Tenths of a per cent that add up to 100: rounding goes to the largest remainders. */
function inTenths(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => chance * 1000);
  const whole = exact.map(Math.floor);
  const missing =
    Math.round(exact.reduce((sum, value) => sum + value, 0)) - whole.reduce((sum, value) => sum + value, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, missing);
  return whole.map((value, index) => value + (order.some((one) => one.index === index) ? 1 : 0));
}

function decimal(value: number): Term {
  return { kind: 'decimal', id: value.toFixed(1) };
}

export function unitTerms(stack: Stack | undefined): readonly Term[] {
  return piecesOf(stack).flatMap(([piece, count]): Term[] => {
    // A nameless Leader is hypothetical, in odds only.
    const name = piece === 'leader:any' ? { kind: 'unit', id: 'leader' } : pieceChoice(piece).name;
    return name === undefined ? [] : count === 1 ? [[name]] : [[count, name]];
  });
}

import type { Phrase, Term, Terms } from '../../../core/result.js';
import { tenthsTerm, tenthsTogether } from '../../../kit/chance/percent.js';
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
        : { leaves: tenthsTerm(odds.brokenOff), left: stays.defender }),
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
  const [wins = '0', loses = '0', nobody = '0'] = tenthsTogether([
    odds.attackerWins,
    odds.defenderWins,
    odds.nobodyLeft,
  ]);
  return {
    wins: tenths(wins),
    loses: tenths(loses),
    ...(odds.nobodyLeft < HARDLY ? {} : { nobody: tenths(nobody) }),
    attackerLosses: decimal(meanOf(odds.attackerLosses)),
    defenderLosses: decimal(meanOf(odds.defenderLosses)),
    rounds: decimal(meanOf(odds.rounds)),
    ...pointsOf(odds),
  };
}

/** Not worth a word of its own: that the others are not certain says it. */
const HARDLY = 0.0005;

function pointsOf(odds: Odds): Terms {
  const mean = meanPoints(odds);
  return mean === 0 ? {} : { points: decimal(mean), most: odds.points.at(-1)?.points ?? 0 };
}

function tenths(id: string): Term {
  return { kind: 'decimal', id };
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

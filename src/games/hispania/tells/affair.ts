import type { Affair } from '../../../core/game-module.js';
import type { Phrase, Term } from '../../../core/result.js';
import { neededFace } from '../battle/shooting.js';
import { diceOf, stackOfSide, targetsFor } from '../battle/targets.js';
import { oddsOf } from '../odds/odds.js';
import { figures, unitTerms } from '../odds/phrase.js';
import { type BattleFrame, SIDES, type Side, type TargetType } from '../state/battle.js';
import { threadKey } from '../state/reading.js';
import { leaderPiece } from '../state/stack.js';
import type { Hispania } from '../state/state.js';

/** The current battle, for its card: both sides with their needed numbers, and the present chances. */
export function affair(state: Hispania): Affair | null {
  const battle = state.frames.findLast((frame) => frame.kind === 'battle');
  if (battle === undefined || battle.step === 'over') return null;
  const { province, attacker, defender } = battle;
  const place = { kind: 'province', id: province };
  const thread = threadKey(state.turn, province, attacker.nation, defender.nation);
  return {
    id: `battle-${battle.id}`,
    thread,
    begins: 'battle-began',
    title: { key: 'battle', values: { province: place, round: Math.max(1, battle.round) } },
    lines: [
      ...SIDES.map((side) => sidePhrase(state, battle, side)),
      { key: 'odds', values: figures(oddsOf(state, battle)) },
    ],
    picture: { show: 'battle', places: [province] },
  };
}

function sidePhrase(state: Hispania, battle: BattleFrame, side: Side): Phrase {
  const { nation, lost, leadersLost } = battle[side];
  const fallen = [
    ...unitTerms(lost),
    ...leadersLost.map((leader): Term => ({ kind: 'unit', id: leaderPiece(leader) })),
  ];
  const numbers = neededBy(state, battle, side);
  return {
    key: side,
    values: {
      nation: { kind: 'nation', id: nation },
      units: unitTerms(stackOfSide(state, battle, side)),
      ...(numbers.length === 0 ? {} : { numbers }),
      ...(fallen.length === 0 ? {} : { lost: fallen }),
    },
  };
}

/** The lowest hitting face by kind of unit; by target, where it differs. */
function neededBy(state: Hispania, battle: BattleFrame, side: Side): readonly Term[] {
  const targets = [...targetsFor(state, battle, side).keys()];
  return [...diceOf(state, battle, side).keys()].map((unit): Term => {
    const faces = new Map<number, TargetType[]>();
    for (const target of targets) {
      const face = neededFace(state, battle, side, unit, target);
      faces.set(face, [...(faces.get(face) ?? []), target]);
    }
    const needed = [...faces].map(([face, at]) => (faces.size === 1 ? `${face}` : `${face}:${at.join(',')}`));
    return [
      { kind: 'unit', id: unit },
      { kind: 'needed', id: needed.join(';') },
    ];
  });
}

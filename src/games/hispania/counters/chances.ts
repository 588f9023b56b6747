import type { SeatId } from '../../../core/seat.js';
import { diceOf, kindOf, otherSide, stackOfSide, targetsFor } from '../battle/targets.js';
import { mayRetreatFrom } from '../battle/ways-out.js';
import type { EventKind } from '../facts/ids.js';
import type { Moment } from '../special/frame.js';
import { type BattleFrame, SIDES, type Side } from '../state/battle.js';
import { isMountain } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** Which events a side could play at this moment of a battle, from what everybody sees (10.3.5 to 10.3.22). */
export function chancesOf(state: Hispania, battle: BattleFrame, side: Side, moment: Moment): readonly EventKind[] {
  const enemy = stackOfSide(state, battle, otherSide(side));
  const mountain = isMountain(state, battle.province);
  const { effects } = battle;
  const list: EventKind[] = [];
  switch (moment) {
    case 'battle-opening':
      if (side === 'defender' && !mountain && effects.ground === null) list.push('embuscade');
      if (side === 'attacker' && mountain && effects.ground === null) list.push('ruse');
      if ((enemy.castle ?? 0) > 0 && !effects.frailCastle[otherSide(side)]) list.push('traitrise');
      if ((enemy.knight ?? 0) + (enemy.crusader ?? 0) > effects.frailKnights[otherSide(side)])
        list.push('indiscipline');
      if (effects.leaves !== side && effects.leaves !== 'both' && mayRetreatFrom(state, battle, side))
        list.push('retraite');
      return list;
    case 'before-dice':
      if (!effects.tactic[side]) list.push('tactique');
      if (
        effects.brave === null &&
        braveUnits(state, battle, side).length > 0 &&
        braveTargets(state, battle, side).length > 0
      ) {
        list.push('bravoure');
      }
      return list;
    case 'after-dice':
      return effects.again ? [] : ['de'];
  }
}

/** Units that may attack twice: any but a Castle (10.3.5). */
export function braveUnits(state: Hispania, battle: BattleFrame, side: Side) {
  return [...diceOf(state, battle, side).keys()].filter((unit) => unit !== 'castle');
}
export function braveTargets(state: Hispania, battle: BattleFrame, side: Side) {
  return [...targetsFor(state, battle, side).keys()].filter((target) => kindOf(target) !== 'castle');
}

/** The sides that this seat fights for: both, where two nations of one player meet; neutrals are nobody's (9.7.1). */
export function sidesFoughtFor(state: Hispania, battle: BattleFrame, seat: SeatId): readonly Side[] {
  return SIDES.filter((side) => battle[side].seat === seat && state.nations[battle[side].nation].status !== 'neutral');
}

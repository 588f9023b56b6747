import { strikingAt } from '../../battle/lie.js';
import { lostThisRound, mayBuyBack } from '../../battle/losses/wounds.js';
import type { BattleEffect } from '../../state/battle.js';
import { BARBARIANS } from '../../state/land.js';
import { sizeOf } from '../../state/units.js';
import { type Ability, figureOf } from '../ability.js';
import { addBonus, beforeRound, beforeRoundOrDamage, type OwnBattle, ownBattle, unitsOn } from './own-battle.js';

type When = typeof beforeRound;

/** An effect for one's own side of a battle, where possible. */
function effect(
  what: BattleEffect,
  until: 'round' | 'battle',
  param: string,
  when: When,
  also: (own: OwnBattle, state: Parameters<When>[0]) => boolean = () => true,
): Ability {
  return {
    fits(state, use) {
      const own = when(state, use);
      return own !== null && also(own, state);
    },
    does(play, use) {
      const own = when(play.state, use);
      if (own !== null)
        addBonus(play, own.battle, { side: own.side, what, points: figureOf(use.card, param, 1), until });
    },
  };
}

/** Against a player: barbarians are never captured. */
const againstAPlayer = ({ battle, enemy }: OwnBattle) => battle[enemy] !== BARBARIANS;
/** He declared a capture without three to one. */
const capturesTooFew = ({ battle, side }: OwnBattle) => battle.capture[side] === 'halved';

/** The same, or when rolled shots hit his side. */
const beforeAnyDamage: When = (state, use) => {
  const own = ownBattle(state, use);
  return own !== null && strikingAt(own.battle, own.side).length > 0 ? own : beforeRoundOrDamage(state, use);
};

/** The first point of damage of the round is ignored (27). */
export const ignore = effect('ignore', 'round', 'points', beforeAnyDamage);
/** Hits by fire and archers are removed only at the end of the round (29). */
export const delay = effect('delay', 'round', 'points', beforeRound);
/** This round's losses may be bought back at half price in the next phase 4 (28). */
export const rebuy: Ability = {
  fits: (state, use) => beforeRoundOrDamage(state, use) !== null,
  does(play, use) {
    const own = beforeRoundOrDamage(play.state, use);
    if (own === null) return;
    mayBuyBack(play, use.seat, lostThisRound(own.battle, own.side));
    addBonus(play, own.battle, { side: own.side, what: 'rebuy', points: 1, until: 'round' });
  },
};
/** An enemy unit that would be destroyed in this battle is captured (39). */
export const take = effect('take', 'battle', 'units', beforeRoundOrDamage, againstAPlayer);
/** At two to one he captures at full value (40). */
export const captureRatio: Ability = {
  fits(state, use) {
    const own = beforeRound(state, use);
    if (own === null || !capturesTooFew(own)) return false;
    const [mine, his] = [sizeOf(unitsOn(state, own, own.side)), sizeOf(unitsOn(state, own, own.enemy))];
    return mine >= figureOf(use.card, 'ratio', 2) * his;
  },
  does(play, use) {
    const own = beforeRound(play.state, use);
    if (own !== null) play.replace({ ...own.battle, capture: { ...own.battle.capture, [own.side]: 'full' } });
  },
};
/** The capture penalty is reduced by two (41). */
export const capturePenalty = effect('capture-penalty', 'battle', 'minus', beforeRound, capturesTooFew);

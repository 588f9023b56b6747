import * as kit from '../../../../kit/index.js';
import { BATTLE_STAGES, SIDES } from '../../state/battle.js';
import { type Ability, figureOf } from '../ability.js';
import { battleNow } from '../holding.js';
import { addBonus } from './own-battle.js';

/** Two more for a side of any battle, this round (5): anybody may play it. */
export const attack: Ability = {
  fits(state) {
    const battle = battleNow(state);
    return battle !== null && BATTLE_STAGES.indexOf(battle.stage) <= BATTLE_STAGES.indexOf('compare');
  },
  slots: [
    (state, { seat }) => {
      const battle = battleNow(state);
      const sides = SIDES.toSorted((one, other) => Number(battle?.[other] === seat) - Number(battle?.[one] === seat));
      return kit.askOne('side', 'side', sides);
    },
  ],
  does(play, { card }, action) {
    const battle = battleNow(play.state);
    const side = kit.oneIn(SIDES, action.side);
    if (battle === null || side === null) return;
    addBonus(play, battle, { side, what: 'attack', points: figureOf(card, 'amount'), until: 'round' });
  },
};

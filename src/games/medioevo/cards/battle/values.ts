import * as kit from '../../../../kit/index.js';
import { BATTLE_STAGES, SIDES } from '../../state/battle.js';
import type { Medioevo } from '../../state/state.js';
import { type Ability, figureOf } from '../ability.js';
import { battleNow, underWay } from '../holding.js';
import { addBonus } from './own-battle.js';

/** Two more for a side of any battle, until the round is over (5): anybody may play it. */
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

const DICE = ['d4', 'd6', 'd8'] as const;

/** Dice that have just been thrown and show more than one: of a battle, of the war circle, of an event. */
function diceToLower(state: Medioevo): readonly string[] {
  const here = underWay(state);
  if (here?.kind === 'war-circle' && state.warCircle !== null) {
    const circle = state.warCircle;
    return DICE.filter((die) => circle[die] > 1).map((die) => `circle-${die}`);
  }
  if (here?.kind === 'event-loss') return here.left > 1 ? ['event-d6'] : [];
  if (here?.kind !== 'battle' || here.stage !== 'compare') return [];
  return SIDES.flatMap((side) =>
    DICE.filter((_, index) => (here.dice[side][index] ?? 0) > 1).map((die) => `${side}-${die}`),
  );
}

/** A die, or two, shows one less, never below one; equal dice that come of it count as such (46, 47). */
export const diceMinus: Ability = {
  fits: (state) => diceToLower(state).length > 0,
  slots: [
    (state, { card }) => {
      const dice = Object.fromEntries(diceToLower(state).map((id) => [id, 1]));
      return kit.askSome('dice', 'thrown-die', dice, { min: 1, max: figureOf(card, 'dice', 1) });
    },
  ],
  does(play, { card }, action) {
    const minus = figureOf(card, 'minus', 1);
    const chosen = Object.keys(kit.tallyIn(action.dice) ?? {});
    const less = (face: number, id: string) => (chosen.includes(id) ? Math.max(1, face - minus) : face);
    const here = underWay(play.state);
    const circle = play.state.warCircle;
    if (here?.kind === 'battle') {
      const lowered = (side: (typeof SIDES)[number]) =>
        here.dice[side].map((face, index) => less(face, `${side}-${DICE[index]}`));
      play.replace({ ...here, dice: { attacker: lowered('attacker'), defender: lowered('defender') } });
    } else if (here?.kind === 'event-loss') {
      play.replace({ ...here, left: less(here.left, 'event-d6') });
    } else if (circle !== null) {
      const [d4, d6, d8] = [less(circle.d4, 'circle-d4'), less(circle.d6, 'circle-d6'), less(circle.d8, 'circle-d8')];
      play.set({ warCircle: { d4, d6, d8 } });
      play.emit({ type: 'war-circle', d4, d6, d8 });
    }
  },
};

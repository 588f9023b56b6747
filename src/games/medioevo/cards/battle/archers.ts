import { missedBy } from '../../battle/lie.js';
import { inMelee } from '../../battle/sides.js';
import type { Shot } from '../../state/battle.js';
import { countOf } from '../../state/units.js';
import { type Ability, figureOf } from '../ability.js';
import { addBonus, beforeRound, ownBattle, unitsOn } from './own-battle.js';

/** For this round the side with more of a type may use it (4). */
export const majority: Ability = {
  fits(state, use) {
    const own = beforeRound(state, use);
    if (own === null) return false;
    const [mine, his] = [unitsOn(state, own, own.side), unitsOn(state, own, own.enemy)];
    return (['archer', 'light-infantry', 'heavy-infantry', 'cavalry'] as const).some(
      (type) => countOf(his, type) > 0 && countOf(mine, type) > countOf(his, type),
    );
  },
  does(play, use) {
    const own = beforeRound(play.state, use);
    if (own !== null) addBonus(play, own.battle, { side: own.side, what: 'majority', points: 1, until: 'round' });
  },
};

/** Half of a d6, rounded up (7). */
const SHOOTERS = 6;

/** Up to three units shoot as archers too, by a d6 (7). */
export const archers: Ability = {
  fits: (state, use) => beforeRound(state, use) !== null,
  throws: () => SHOOTERS,
  does(play, use, _action, face) {
    const own = beforeRound(play.state, use);
    if (own === null) return;
    const points = Math.ceil(face / 2);
    addBonus(play, own.battle, { side: own.side, what: 'archers', points, until: 'round' });
  },
};

/** Each pair of archers lowers their dice by one, three at most (8). */
export const archerDice: Ability = {
  fits(state, use) {
    const own = beforeRound(state, use);
    return own !== null && countOf(inMelee(state, own.battle, own.side), 'archer') > 1;
  },
  does(play, use) {
    const own = beforeRound(play.state, use);
    const points = -figureOf(use.card, 'max', -3);
    if (own !== null) addBonus(play, own.battle, { side: own.side, what: 'archer-dice', points, until: 'round' });
  },
};

/** Archers who missed shoot again, right after their roll and before any other die (9). */
export const archerReroll: Ability = {
  fits(state, use) {
    const own = ownBattle(state, use);
    return own !== null && missedBy(own.battle, own.side).length > 0;
  },
  does(play, use) {
    const own = ownBattle(play.state, use);
    if (own === null) return;
    const { battle, side } = own;
    const missed = missedBy(battle, side);
    const again = (shot: Shot): Shot =>
      missed.includes(shot) ? { ...shot, face: play.die(8, 'archer', { side: { kind: 'side', id: side } }) } : shot;
    const thrown = (battle.thrown ?? []).map(again);
    addBonus(play, { ...battle, thrown }, { side, what: 'archer-reroll', points: 1, until: 'round' });
  },
};

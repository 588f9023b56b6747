import { protectedSide } from '../../battle/begin.js';
import { usableEngines } from '../../battle/throws/usable-engines.js';
import { isTerritory } from '../../facts/place-ids.js';
import type { Medioevo } from '../../state/state.js';
import { type Ability, figureOf, type Use } from '../ability.js';
import { addBonus, beforeRound } from './own-battle.js';

function withEngines(state: Medioevo, use: Use) {
  const own = beforeRound(state, use);
  return own !== null && usableEngines(state, own.battle.at, use.seat).length > 0 ? own : null;
}

/** Crews count double this round, even beyond three (10). */
export const doubleCrew: Ability = {
  fits: (state, use) => withEngines(state, use) !== null,
  does(play, use) {
    const own = withEngines(play.state, use);
    const points = figureOf(use.card, 'factor', 2);
    if (own !== null) addBonus(play, own.battle, { side: own.side, what: 'crew-double', points, until: 'round' });
  },
};

/** Each engine fires as if one more served it, even without a crew, for the whole battle (52). */
export const extraCrew: Ability = {
  fits: (state, use) => withEngines(state, use) !== null,
  does(play, use) {
    const own = withEngines(play.state, use);
    const points = figureOf(use.card, 'crew', 1);
    if (own !== null) addBonus(play, own.battle, { side: own.side, what: 'crew-extra', points, until: 'battle' });
  },
};

/** The military building protects from a second kind of attack until the end of the turn (12). */
export const secondProtection: Ability = {
  fits(state, use) {
    const own = beforeRound(state, use);
    return own !== null && protectedSide(state, own.battle) === own.side;
  },
  does(play, use) {
    const own = beforeRound(play.state, use);
    if (own === null || !isTerritory(own.battle.at)) return;
    play.set({
      lasting: [...play.state.lasting, { kind: 'second-protection', seat: use.seat, at: own.battle.at }],
    });
  },
};

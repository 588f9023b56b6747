import { numberIn, oneIn } from '../../../kit/offers/chosen.js';
import { askNumber, askOne } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { CITY_IDS, type CityId } from '../facts/ids.js';
import { type Striking, sensibleStrike } from '../policy/revolt.js';
import type { Frame } from '../state/frame.js';
import type { Draco } from '../state/state.js';
import { strikers, strikes } from './destinations.js';
import { restOfTurn } from './effect.js';
import { attackOrBesiege } from './march.js';

export const STRIKE = awaited<Draco, CampaignPlay, Extract<Frame, { readonly kind: 'strike' }>>({
  what: 'strike',
  kind: 'window',
  who: ({ hispano }) => (hispano === null ? [] : [hispano]),
  values: (_state, { when }) => ({ when: { kind: 'strike-time', id: when } }),
  verbs: {
    strike: {
      final: true,
      slots: [
        (state) => askOne('army', 'space', strikers(state)),
        (state, _here, _seat, { army }) => {
          const at = oneIn(CITY_IDS, army);
          return askOne('target', 'space', at === null ? [] : strikes(state, at));
        },
        (state) => askNumber('denarii', 1, Math.min(2, state.turn.hispano)),
      ],
      does(play, _here, _seat, action) {
        strike(play, oneIn(CITY_IDS, action.army), oneIn(CITY_IDS, action.target), numberIn(action, 'denarii'));
      },
    },
    hold: {
      does: (play) => play.pop(),
      byDefault: (state) => sensibleStrike(state, strikers(state)),
    },
    rest: restOfTurn((play) => play.pop()),
  },
  settles(play) {
    const { hispano, turn, orders } = play.state;
    const possible = hispano !== null && turn.hispano > 0 && strikers(play.state).length > 0;
    if (possible && orders.strike === 'ask') return false;
    const answer: Striking =
      possible && orders.strike === 'sensible' ? sensibleStrike(play.state, strikers(play.state)) : { verb: 'hold' };
    if (answer.verb === 'hold') play.pop();
    else strike(play, answer.army, answer.target, answer.denarii);
    return true;
  },
});

function strike(play: CampaignPlay, army: CityId | null, target: CityId | null, denarii: number): void {
  if (army === null || target === null) return;
  play.spendOfHispano(denarii);
  attackOrBesiege(play, army, target, denarii);
}

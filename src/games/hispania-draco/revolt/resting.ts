import type { Verb } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../sequence/play.js';
import type { Draco } from '../state/state.js';

/**
 * Hispano leaves what is left of this turn as it comes: none of his denarii are kept for the next one anyway (10.7.4),
 * and without them he is asked nothing more (12.4). `hold` is how the present question is left.
 */
export function resting<Here>(hold: (play: CampaignPlay, here: Here) => void): Verb<Draco, CampaignPlay, Here> {
  return {
    final: true,
    does(play, here) {
      play.spendOfHispano(play.state.turn.hispano);
      play.emit({ type: 'rested' });
      hold(play, here);
    },
  };
}

import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import { doneOnce } from '../../../kit/steps/by-itself.js';
import type { CampaignPlay } from '../engine/play.js';
import { levelCode } from '../facts/level.js';
import { scenarioOf } from '../facts/scenario.js';
import type { Frame } from '../state/frame.js';
import type { Draco } from '../state/state.js';
import { drawArmies, drawListedArmies, drawUprising } from './draws.js';

type Of<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

/** The set-up by dice; with Hispano he decides, except for the scenario's part (3.2, 3.4, 10.7.2). */
export const DRAW = doneOnce<Draco, CampaignPlay, Of<'draw'>>((play) => {
  const { options, hispano } = play.state;
  const scenario = scenarioOf(options.scenario);
  play.emit({ type: 'campaign-began', level: levelCode(options.level), scenario: options.scenario });
  if (hispano === null) drawUprising(play);
  if (scenario?.initialArmies !== undefined) drawListedArmies(play, scenario);
  else if (hispano === null) drawArmies(play);
});

/** All is set up: the map is shown before the first turn. */
export const READY = doneOnce<Draco, CampaignPlay, Of<'ready'>>((play) => {
  play.emit({ type: CHAPTER_ENDED, what: 'set-up' });
});

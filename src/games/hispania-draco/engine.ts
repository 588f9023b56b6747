import { byFrames } from '../../kit/steps/by-frames.js';
import { engineOf } from '../../kit/steps/engine.js';
import type { Steps } from '../../kit/steps/situation.js';
import { COMBAT } from './combat/combat.js';
import { MARCH, MARCHES } from './revolt/march.js';
import { REVOLT_ROLL } from './revolt/roll.js';
import { STRIKE } from './revolt/strike.js';
import { ROMAN_PHASE } from './roman/roman-phase.js';
import { FREE_MOVE } from './sequence/free-move.js';
import { CampaignPlay, watchForVictory } from './sequence/play.js';
import { RETURN } from './sequence/return.js';
import { HISPANIC, ROUND, ROUND_END, TURN, TURN_END } from './sequence/rounds.js';
import { MUSTER, UPRISING } from './setup/choosing.js';
import { READY, ROADS } from './setup/roads.js';
import { STATIONS } from './setup/stations.js';
import type { Frame } from './state/frame.js';
import type { Draco } from './state/state.js';

const STEPS: Steps<Draco, CampaignPlay, Frame> = {
  uprising: UPRISING,
  muster: MUSTER,
  roads: ROADS,
  stations: STATIONS,
  ready: READY,
  round: ROUND,
  turn: TURN,
  return: RETURN,
  roman: ROMAN_PHASE,
  hispanic: HISPANIC,
  strike: STRIKE,
  'revolt-roll': REVOLT_ROLL,
  marches: MARCHES,
  march: MARCH,
  combat: COMBAT,
  'free-move': FREE_MOVE,
  'turn-end': TURN_END,
  'round-end': ROUND_END,
};

export const ENGINE = engineOf({
  ...byFrames({ steps: STEPS, play: (state: Draco, dice) => new CampaignPlay(state, dice) }),
  always: watchForVictory,
});

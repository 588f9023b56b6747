import { byFrames } from '../../../kit/steps/by-frames.js';
import { engineOf, type Procedure } from '../../../kit/steps/engine.js';
import type { Steps } from '../../../kit/steps/situation.js';
import { COMBAT } from '../battle/combat.js';
import { LENDING } from '../friends/lending.js';
import { ORDERING } from '../friends/ordering.js';
import { PROPOSING } from '../friends/proposing.js';
import { MARCH, MARCHES } from '../revolt/march.js';
import { REVOLT_ROLL } from '../revolt/roll.js';
import { STRIKE } from '../revolt/strike.js';
import { ROMAN_PHASE } from '../roman/roman-phase.js';
import { FREE_MOVE } from '../sequence/free-move.js';
import { RETURN } from '../sequence/return.js';
import { HISPANIC, ROUND, ROUND_END, TURN, TURN_END } from '../sequence/rounds.js';
import { MUSTER, UPRISING } from '../setup/choosing.js';
import { ROADS } from '../setup/roads.js';
import { STATIONS } from '../setup/stations.js';
import { DRAW, READY } from '../setup/steps.js';
import type { Frame } from '../state/frame.js';
import type { Draco } from '../state/state.js';
import { CampaignPlay, watchForVictory } from './play.js';

const STEPS: Steps<Draco, CampaignPlay, Frame> = {
  draw: DRAW,
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

export const PROCEDURE: Procedure<Draco, CampaignPlay, Frame> = {
  ...byFrames<Draco, CampaignPlay>(STEPS, (state, dice) => new CampaignPlay(state, dice), [
    LENDING,
    PROPOSING,
    ORDERING,
  ]),
  always: watchForVictory,
};

export const ENGINE = engineOf(PROCEDURE);

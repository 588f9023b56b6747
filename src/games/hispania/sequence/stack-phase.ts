import { awaited } from '../../../kit/steps/awaited.js';
import { inParts } from '../../../kit/steps/in-parts.js';
import { areaIn, oneOfAreas } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { type NationStage, OF_NATION } from '../engine/rules.js';
import { namesStack } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { AFTER_MOVE, checkPhase } from './checks.js';
import { enterPhase } from './course.js';
import { nameStack, stackLikelyNamed, stacksToName } from './invasion-stack.js';

/** The minor Invasion's stack is named (10.3.14) after the first movement, before its bonus counts. */
const NAMING = awaited<Hispania, Play, NationStage>({
  what: 'invasion-stack',
  ...OF_NATION,
  verbs: {
    choose: {
      slots: [(state, stage) => oneOfAreas('province', stacksToName(state, stage))],
      does(play, stage, _seat, action) {
        const area = areaIn(action.province);
        if (area !== null) nameStack(play, stage, area);
      },
      byDefault: (state, { nation }) => ({ verb: 'choose', province: stackLikelyNamed(state, nation) }),
    },
  },
  settles(play, stage) {
    const [only, second] = stacksToName(play.state, stage);
    if (second !== undefined) return false;
    if (only === undefined) play.stage({ second: null });
    else nameStack(play, stage, only);
    return true;
  },
});

export const STACK_PHASE = inParts<Hispania, Play, NationStage>(
  (_state, stage) => namesStack(stage),
  NAMING,
  checkPhase(AFTER_MOVE, (play) => enterPhase(play, 'battle')),
);

import { awaited } from '../../../kit/steps/awaited.js';
import { inParts } from '../../../kit/steps/in-parts.js';
import type { Play } from '../engine/play.js';
import { type NationStage, OF_NATION } from '../engine/rules.js';
import type { AreaId } from '../facts/ids.js';
import { rebuildable, scoringRebuild } from '../placement/rebuilding.js';
import type { Hispania } from '../state/state.js';
import { AFTER_COMBAT, checkPhase } from './checks.js';
import { afterLimits } from './course.js';

/** Before the turn goes on (9.5.2), a player who has just found or won a Ruin is asked whether to rebuild it. */
const REBUILD_OR_NOT = awaited<Hispania, Play, NationStage>({
  what: 'rebuild-or-not',
  ...OF_NATION,
  verbs: {
    done: {
      does: (play) => play.stage({ task: 1 }),
      byDefault: (state, { nation }) => scoringRebuild(state, nation) ?? { verb: 'done' },
    },
  },
});

export const LIMITS_PHASE = inParts<Hispania, Play, NationStage>(
  mayRebuildNow,
  REBUILD_OR_NOT,
  checkPhase(AFTER_COMBAT, afterLimits),
);

function mayRebuildNow(state: Hispania, stage: NationStage): boolean {
  if (stage.task > 0) return false;
  const come = (province: AreaId) => (state.march[province] ?? []).length > 0;
  return rebuildable(state, stage.nation).some((province) => stage.fought.includes(province) || come(province));
}

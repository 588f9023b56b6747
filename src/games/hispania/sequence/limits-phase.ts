import { DONE } from '../../../kit/offers/domain.js';
import type { Situation } from '../engine/rules.js';
import type { AreaId } from '../facts/ids.js';
import { rebuildable, scoringRebuild } from '../placement/rebuilding.js';
import { seatOf } from '../state/reading.js';
import type { Stage } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { AFTER_COMBAT, checkPhase } from './checks.js';
import { afterLimits } from './course.js';

const AFTER_COMBAT_PHASE = checkPhase(AFTER_COMBAT, afterLimits);

/** Before the turn runs on (9.5.2), whoever has just come upon a Ruin, or won it, is asked whether he rebuilds it. */
export const LIMITS_PHASE: Situation<Stage> = {
  ...AFTER_COMBAT_PHASE,
  owes(state, stage) {
    const seat = stage.nation === null ? null : seatOf(state, stage.nation);
    if (!mayRebuildNow(state, stage) || seat === null || stage.nation === null) {
      return AFTER_COMBAT_PHASE.owes(state, stage);
    }
    return [
      { seats: [seat], kind: 'turn', what: 'rebuild-or-not', values: { nation: { kind: 'nation', id: stage.nation } } },
    ];
  },
  offers(state, stage, seat) {
    if (!mayRebuildNow(state, stage)) return AFTER_COMBAT_PHASE.offers(state, stage, seat);
    return stage.nation !== null && seatOf(state, stage.nation) === seat ? [{ verb: 'done' }] : [];
  },
  ask(state, stage, seat, verb, filled) {
    return verb === 'done' ? DONE : AFTER_COMBAT_PHASE.ask(state, stage, seat, verb, filled);
  },
  act(play, stage, seat, action) {
    if (action.verb === 'done') play.stage({ task: 1 });
    else AFTER_COMBAT_PHASE.act(play, stage, seat, action);
  },
  fallback(state, stage, seat) {
    if (!mayRebuildNow(state, stage)) return AFTER_COMBAT_PHASE.fallback(state, stage, seat);
    return (stage.nation === null ? null : scoringRebuild(state, stage.nation)) ?? { verb: 'done' };
  },
  settle(play, stage) {
    return mayRebuildNow(play.state, stage) ? 'wait' : AFTER_COMBAT_PHASE.settle(play, stage);
  },
};

function mayRebuildNow(state: Hispania, stage: Stage): boolean {
  if (stage.nation === null || stage.task > 0) return false;
  const come = (province: AreaId) => (state.march[province] ?? []).length > 0;
  return rebuildable(state, stage.nation).some((province) => stage.fought.includes(province) || come(province));
}

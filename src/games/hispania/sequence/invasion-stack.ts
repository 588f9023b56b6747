import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { overfullPassages } from '../movement/force.js';
import { surplusAfterMove } from '../movement/stack-limit.js';
import { hasUnitIn } from '../state/reading.js';
import { namesStack, type Stage } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** 10.3.14: candidates for a minor Invasion's stack: one that relies on its bonus must be it. */
export function stacksToName(state: Hispania, stage: Stage): readonly AreaId[] {
  const { nation } = stage;
  if (nation === null) return [];
  const [leaning] = overfullPassages(state, nation);
  const gone = state.stage.forced.filter(({ through }) => through === leaning).map(({ to }) => to);
  return areasWith(state, nation).filter(
    (area) => hasUnitIn(state, nation, area) && (leaning === undefined || gone.includes(area)),
  );
}

/** The stack with most to lose in the check needs the bonus most. */
export function stackLikelyNamed(state: Hispania, nation: NationId): AreaId | undefined {
  const over = (area: AreaId) => surplusAfterMove(state, nation, area);
  return stacksToName(state, state.stage).toSorted((one, other) => over(other) - over(one))[0];
}

export function nameStack(play: Play, stage: Stage, at: AreaId): void {
  if (stage.second?.kind !== 'pile') return;
  const also = stage.forced.filter(({ to, through }) => to === at && through !== at).map(({ through }) => through);
  play.stage({ second: { ...stage.second, at, also: [...new Set(also)] } });
}

export function nameLikelyStack(play: Play, nation: NationId): void {
  if (!namesStack(play.state.stage)) return;
  const likely = stackLikelyNamed(play.state, nation);
  if (likely !== undefined) nameStack(play, play.state.stage, likely);
}

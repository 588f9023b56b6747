import type { TypedOptions } from '../../../core/command.js';
import type { Rejection, Terms } from '../../../core/result.js';
import { areaChoice } from '../engine/domain.js';
import { AREA_IDS } from '../facts/ids.js';
import { stayLimit } from '../movement/stack-limit.js';
import { holds } from '../state/reading.js';
import { stackedCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { choiceNamed } from './lexicon.js';

/** Says besides why a province that the nation holds takes no bought unit: it has had its own, or is too full (3.1). */
export function whyNotPlaced(state: Hispania, options: TypedOptions, rejection: Rejection): Rejection {
  const { nation } = state.stage;
  if (nation === null || rejection.code !== 'not-a-choice') return rejection;
  const typed = String(options.to ?? options.province ?? '');
  const named = choiceNamed(
    AREA_IDS.map((id) => areaChoice(id)),
    typed,
  );
  const area = AREA_IDS.find((id) => id === named?.id);
  if (area === undefined || !holds(state, nation, area)) return rejection;
  const because = (why: string): Terms => ({ ...rejection.values, why: { kind: 'choice', id: why } });
  if (state.stage.received.includes(area)) return { ...rejection, values: because('one-a-province') };
  if (stackedCount(state.areas[area][nation]) <= stayLimit(state, nation, area)) return rejection;
  return { ...rejection, values: because('over-the-limit') };
}

import type { TypedOptions } from '../../../core/command.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { areaChoice } from '../engine/domain.js';
import { AREA_IDS, type AreaId } from '../facts/ids.js';
import { choiceNamed, hints } from './lexicon.js';

/** Areas as they are typed, and as answers name them. */

export function areaNamed(typed: TypedOptions[string] | undefined, slot: string): Result<AreaId> {
  if (typed === undefined || typed === '') return refuse('slot-missing', { slot: { kind: 'slot', id: slot } });
  const found = choiceNamed(ALL_AREAS, String(typed));
  const area = AREA_IDS.find((id) => id === found?.id);
  return area === undefined
    ? refuse('province-unknown', { text: String(typed), ...hints(ALL_AREAS, String(typed)) })
    : ok(area);
}
const ALL_AREAS = AREA_IDS.map((area) => areaChoice(area));

export function areaTerm(area: AreaId): { readonly kind: string; readonly id: string } {
  return areaChoice(area).name ?? { kind: 'area', id: area };
}

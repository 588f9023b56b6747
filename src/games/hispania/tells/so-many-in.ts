import type { Term } from '../../../core/result.js';
import type { AreaId } from '../facts/ids.js';
import { isProvince } from '../state/reading.js';

/**
 * The places of the losses: for one place its name, since the sentence has the number; for several the number in each.
 */
export function soManyIn(areas: readonly AreaId[], count: (area: AreaId) => number): readonly Term[] {
  const [only, second] = areas;
  if (only !== undefined && second === undefined) return [place(only)];
  return areas.map((area) => [count(area), { kind: isProvince(area) ? 'in-province' : 'in-area', id: area }]);
}

function place(area: AreaId): Term {
  return { kind: isProvince(area) ? 'province' : 'area', id: area };
}

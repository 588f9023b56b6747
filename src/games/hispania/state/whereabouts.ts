import { AREA_IDS, type AreaId, type NationId } from '../facts/ids.js';
import type { Hispania } from './state.js';

/** Where each nation has pieces. Nothing is asked as often, mostly of the same board: what was read from it last is kept. */

type Areas = Hispania['areas'];
type Whereabouts = { [N in NationId]?: readonly AreaId[] };
let kept: { readonly areas: Areas | null; readonly known: Whereabouts } = { areas: null, known: {} };

/** Every area with pieces of the nation, Leaders alone too. */
export function areasWith({ areas }: Pick<Hispania, 'areas'>, nation: NationId): readonly AreaId[] {
  if (kept.areas !== areas) kept = { areas, known: {} };
  const found = kept.known[nation];
  if (found !== undefined) return found;
  const list: AreaId[] = [];
  for (const area of AREA_IDS) if (areas[area][nation] !== undefined) list.push(area);
  kept.known[nation] = list;
  return list;
}

/** What was read from a board holds for the next one too, but for what the nation has come to or left. */
export function handOn(before: Areas, after: Areas, nation: NationId, touched: readonly AreaId[]): void {
  if (kept.areas !== before) return;
  const { known } = kept;
  const list = known[nation];
  if (list !== undefined) known[nation] = touched.reduce((areas, area) => revised(areas, area, after, nation), list);
  kept = { areas: after, known };
}

function revised(list: readonly AreaId[], area: AreaId, areas: Areas, nation: NationId): readonly AreaId[] {
  const here = areas[area][nation] !== undefined;
  if (here === list.includes(area)) return list;
  return here ? AREA_IDS.filter((one) => one === area || list.includes(one)) : list.filter((one) => one !== area);
}

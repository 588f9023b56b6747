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

/** What was read from a board holds for the next one too, but for the nation that has come to an area or left one. */
export function handOn(before: Areas, after: Areas, changed: NationId | null): void {
  if (kept.areas !== before) return;
  kept = { areas: after, known: changed === null ? kept.known : { ...kept.known, [changed]: undefined } };
}

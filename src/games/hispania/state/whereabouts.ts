import { AREA_IDS, type AreaId, NATION_IDS, type NationId } from '../facts/ids.js';
import type { Hispania } from './state.js';

/** Where each nation has pieces. The most frequent question, mostly of the same board: the last result is cached. */

type Areas = Hispania['areas'];
type Whereabouts = { [N in NationId]?: readonly AreaId[] };
let kept: { readonly areas: Areas | null; readonly known: Whereabouts } = { areas: null, known: {} };
const NOWHERE: readonly AreaId[] = [];

/** Every area with the nation's pieces, including lone Leaders. */
export function areasWith({ areas }: Pick<Hispania, 'areas'>, nation: NationId): readonly AreaId[] {
  if (kept.areas !== areas) kept = { areas, known: readFrom(areas) };
  return kept.known[nation] ?? NOWHERE;
}

/** All nations at once: few stand in each area. */
function readFrom(areas: Areas): Whereabouts {
  const found = new Map<string, AreaId[]>();
  for (const area of AREA_IDS) {
    const occupation: Readonly<Record<string, unknown>> = areas[area];
    for (const nation in occupation) {
      if (occupation[nation] === undefined) continue;
      const list = found.get(nation);
      if (list === undefined) found.set(nation, [area]);
      else list.push(area);
    }
  }
  const known: Whereabouts = {};
  for (const nation of NATION_IDS) known[nation] = found.get(nation) ?? NOWHERE;
  return known;
}

/** A board's result holds for the next one, except for the areas the nation entered or left. */
export function updateKnownAreas(before: Areas, after: Areas, nation: NationId, touched: readonly AreaId[]): void {
  if (kept.areas !== before) return;
  const { known } = kept;
  let list = known[nation] ?? NOWHERE;
  for (const area of touched) list = revised(list, area, after, nation);
  known[nation] = list;
  kept = { areas: after, known };
}

function revised(list: readonly AreaId[], area: AreaId, areas: Areas, nation: NationId): readonly AreaId[] {
  const here = areas[area][nation] !== undefined;
  if (here === list.includes(area)) return list;
  if (!here) return list.filter((one) => one !== area);
  const behind = list.findIndex((one) => placeOf(one) > placeOf(area));
  return behind < 0 ? [...list, area] : list.toSpliced(behind, 0, area);
}

function placeOf(area: AreaId): number {
  return PLACES.get(area) ?? AREA_IDS.length;
}
const PLACES: ReadonlyMap<AreaId, number> = new Map(AREA_IDS.map((area, place) => [area, place]));

import { ofEach } from '../../../../kit/data/of-each.js';
import type { Book } from '../../facts/book.js';
import { AREA_IDS, type AreaId, PROVINCE_IDS, type ProvinceId } from '../../facts/ids.js';

/** Distance in provinces, ignoring enemies and stopping mountains. Beyond a turn's march: far. */
const FAR = 9;

type Distances = Readonly<Record<AreaId, Readonly<Record<AreaId, number>>>>;
const known = new WeakMap<Book, Distances>();

export function distances(book: Book): Distances {
  const before = known.get(book);
  if (before !== undefined) return before;
  const made = ofEach(AREA_IDS, (from) => distancesFrom(book, from));
  known.set(book, made);
  return made;
}

const near = new WeakMap<Book, Map<string, readonly ProvinceId[]>>();

/** The provinces within this distance, without the area itself. */
export function provincesWithin(book: Book, from: AreaId, reach: number): readonly ProvinceId[] {
  let lists = near.get(book);
  if (lists === undefined) {
    lists = new Map();
    near.set(book, lists);
  }
  const key = `${from}${reach}`;
  const before = lists.get(key);
  if (before !== undefined) return before;
  const far = distances(book)[from];
  const made = PROVINCE_IDS.filter((province) => province !== from && far[province] <= reach);
  lists.set(key, made);
  return made;
}

function distancesFrom(book: Book, from: AreaId): Readonly<Record<AreaId, number>> {
  const far = ofEach(AREA_IDS, () => FAR);
  far[from] = 0;
  const walk: AreaId[] = [from];
  for (let at = 0; at < walk.length; at++) {
    const here = walk[at];
    if (here === undefined) break;
    for (const to of stepsFrom(book, from, here)) {
      if (far[to] <= far[here] + 1) continue;
      far[to] = far[here] + 1;
      walk.push(to);
    }
  }
  return far;
}

/** Nobody enters an off-map area; from the sea one lands at an open anchor (3.2, 5.6). */
function stepsFrom(book: Book, from: AreaId, here: AreaId): readonly AreaId[] {
  if (here === 'sea') return PROVINCE_IDS.filter((id) => book.provinces[id].coast === 'landing');
  const near = (book.neighbours.get(here) ?? []).map(({ to }) => to);
  const over = here === from ? (book.straits.get(here) ?? []) : [];
  return [...near, ...over].filter((to) => to in book.provinces);
}

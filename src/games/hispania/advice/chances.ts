import { type AreaId, PROVINCE_IDS, type ProvinceId } from '../facts/ids.js';
import { alliesAt, book, enemiesAt, hasUnitIn, isMountain } from '../state/reading.js';
import { pointsForArmy } from './clash.js';
import { distances } from './moving/distances.js';
import type { Outlook } from './outlook.js';
import { powerOf } from './unit-worth.js';

/** What units in an area could win from there in one movement: the best targets, at two units each. */
const PER_TARGET = 2;
const REACH = 2;

export function advanceTargetsNear(outlook: Outlook, area: AreaId, already: number): number {
  return targetsNear(outlook, area)[Math.floor(already / PER_TARGET)] ?? 0;
}

const kept = new WeakMap<Outlook, Map<AreaId, readonly number[]>>();

function targetsNear(outlook: Outlook, area: AreaId): readonly number[] {
  let known = kept.get(outlook);
  if (known === undefined) {
    known = new Map();
    kept.set(outlook, known);
  }
  const before = known.get(area);
  if (before !== undefined) return before;
  const near = distances(book(outlook.state))[area];
  const reach = outlook.again ? 2 * REACH + 1 : REACH;
  const values = PROVINCE_IDS.filter((id) => near[id] > 0 && near[id] <= reach).map((id) => attraction(outlook, id));
  const list = values.filter((value) => value > 0).sort((one, other) => other - one);
  known.set(area, list);
  return list;
}

/** Its points and kills, less the expected cost of the fight. */
function attraction({ state, nation, prospects, worth }: Outlook, province: ProvinceId): number {
  if (hasUnitIn(state, nation, province) || alliesAt(state, province, nation).length > 0) return 0;
  const land = prospects.now[province] + prospects.later[province];
  const [enemy] = enemiesAt(state, province, nation);
  if (enemy === undefined) return land + 0.5 * worth.usual;
  const stack = state.areas[province][enemy] ?? {};
  const cost = powerOf(stack) * worth.usual * (isMountain(state, province) ? 1.3 : 1);
  return 0.7 * (land + pointsForArmy(state, nation, enemy, stack, [])) - 0.6 * cost;
}

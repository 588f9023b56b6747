import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { areasFor } from '../income/purchase.js';
import { hasCastle, hasUnitIn } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania, Waiting } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** Where a unit beside the board may go now (3.1.1, 3.2.2, 3.2.11, 3.3.5). */
export function roomFor(state: Hispania, nation: NationId, waiting: Waiting): readonly AreaId[] {
  if (waiting.to !== 'own') return waiting.to.filter((area) => !doubled(state, nation, waiting, area));
  if (waiting.bought) return isUnitKind(waiting.unit) ? areasFor(state, nation, waiting.unit) : [];
  return areasWith(state, nation).filter((area) => area !== 'sea' && hasUnitIn(state, nation, area));
}

/** Never a second Castle of the nation in a province, whatever its source (3.1.4, 4.2.2). */
function doubled(state: Hispania, nation: NationId, waiting: Waiting, area: AreaId): boolean {
  return waiting.unit === 'castle' && hasCastle(state, area, nation);
}

/** Places some of one kind from the pool; they may move in the same turn (3.1.3). */
export function placeFromPool(play: Play, nation: NationId, waiting: Waiting, area: AreaId, count: number): void {
  const rest = play.state.nations[nation].pool.flatMap((other) => {
    if (other !== waiting) return [other];
    return other.count > count ? [{ ...other, count: other.count - count }] : [];
  });
  play.nation(nation, { pool: rest });
  play.add(area, nation, waiting.unit, count);
  if (waiting.bought) play.stage({ received: [...play.state.stage.received, area] });
  play.emit({ type: 'placed', nation, unit: waiting.unit, count, to: area });
}

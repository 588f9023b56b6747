import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { capitalOrder, retreatOrders } from '../orders/following.js';
import { declareCapital } from '../sequence/capital.js';
import { book, othersAt, provincesOf, seatOf } from '../state/reading.js';
import { stackedCount } from '../state/stack.js';
import type { Stack } from '../state/state.js';
import { refugesFrom, roomIn } from './destinations.js';

/** A standing order makes a province the capital when retreating units need the room (4.3.2, 4.6.3). True: done. */
export function declareByOrder(
  play: Play,
  nation: NationId,
  from: AreaId,
  barred: readonly AreaId[],
  going: Stack,
): boolean {
  const { state } = play;
  const seat = seatOf(state, nation);
  const province = capitalOrder(state, seat, nation);
  if (province === null || state.nations[nation].status !== 'playing' || state.nations[nation].capital === province) {
    return false;
  }
  const wanted = retreatOrders(state, seat, nation, from);
  const sooner = wanted.slice(0, wanted.indexOf(province));
  if (wanted.length > 0 && !wanted.includes(province)) return false;
  if (refugesFrom(state, nation, from, barred).some((refuge) => sooner.some((area) => area === refuge))) return false;
  const near = [
    ...(book(state).neighbours.get(from) ?? []).map(({ to }) => to),
    ...(book(state).straits.get(from) ?? []),
  ];
  const reaches =
    near.includes(province) && !barred.includes(province) && othersAt(state, province, nation).length === 0;
  if (!reaches || !provincesOf(state, nation).includes(province)) return false;
  if (stackedCount(going) <= roomIn(state, nation, province)) return false;
  declareCapital(play, nation, province);
  return true;
}

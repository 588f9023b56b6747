import type { Action } from '../../../core/action.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { isOverpopulated, lastingRoom, PEOPLE_FED } from '../placement/room.js';
import { enemiesAt, hasUnitIn, isProvince } from '../state/reading.js';
import { stackedCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { leadersDomain } from './asking.js';
import { ableToMove, asManyAsFit, moveOf } from './default-move.js';
import { oneOfEach, reachable } from './movable.js';
import { stayLimit } from './stack-limit.js';

/**
 * For an absent player: only units a check would remove go where there is room: those over the limit (4.5), and surplus
 * people (7) two at a time to unheld land. No stack becomes too high and no province is given up, so this ends.
 */
export function reliefMove(state: Hispania, nation: NationId, from: AreaId): Action | null {
  if (!isProvince(from) || enemiesAt(state, from, nation).length > 0) return null;
  const here = stackedCount(state.areas[from][nation]);
  const over = here - stayLimit(state, nation, from);
  const many = isOverpopulated(state, nation);
  const hungry = many ? Math.min(PEOPLE_FED, here - 1) : 0;
  if (over <= 0 && hungry <= 0) return null;
  // The Leaders stay with the rest.
  const asked = leadersDomain(state, nation, from);
  if (asked !== null && asked.min > 0) return null;
  const parties = ableToMove(state, nation, from, []);
  const reaches = parties.map((party) => reachable(state, nation, from, oneOfEach([party])));
  const open = [...new Set(reaches.flatMap((reach) => [...reach.keys()]))].filter(isProvince);
  const targets = open.flatMap((to) => {
    const fresh = !hasUnitIn(state, nation, to);
    const leaving = Math.max(over, fresh ? hungry : 0);
    const fed = many && fresh ? PEOPLE_FED : Number.POSITIVE_INFINITY;
    const room = Math.min(leaving, fed, lastingRoom(state, nation, to));
    const going = asManyAsFit(
      parties.filter((_party, index) => reaches[index]?.has(to) === true),
      room,
    );
    const count = Object.values(going).reduce((sum, one) => sum + one, 0);
    return room > 0 && count > 0 ? [{ to, going, worth: count + (many && fresh ? FIRST : 0) }] : [];
  });
  for (const { to, going } of targets.sort((one, other) => other.worth - one.worth)) {
    const action = moveOf(state, nation, from, asked === null ? null : [], going, to);
    if (action !== null) return action;
  }
  return null;
}
/** More than ever go at once: land that feeds more comes before land that only has room. */
const FIRST = 100;

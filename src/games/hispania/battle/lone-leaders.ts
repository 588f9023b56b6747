import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { scoreLeaders } from '../scoring/combat.js';
import { isProvince, nationsIn } from '../state/reading.js';
import { leaderPiece, unitCount } from '../state/stack.js';
import { allied } from '../state/vassals.js';

/**
 * A Leader alone is killed by the first enemy units to arrive (6.2.16), by movement or retreat; in the nation's own
 * turn that is an attack, and scores (8).
 */
export function killLoneLeaders(play: Play, nation: NationId, area: AreaId): void {
  if (!isProvince(area)) return;
  for (const other of nationsIn(play.state.areas[area])) {
    const stack = play.state.areas[area][other];
    if (other === nation || unitCount(stack) > 0 || allied(play.state, nation, other)) continue;
    const leaders = stack?.leaders ?? [];
    for (const leader of leaders) play.destroy(area, other, leaderPiece(leader), 1);
    if (play.state.stage.nation === nation) scoreLeaders(play, nation, other, leaders, area);
    if (leaders.length > 0) play.specials[other]?.leadersFell?.(play, leaders, nation);
  }
}

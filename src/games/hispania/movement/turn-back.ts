import type { Play } from '../engine/play.js';
import type { AreaId } from '../facts/ids.js';
import { piecesOf } from '../state/stack.js';
import type { Marched, Stack } from '../state/state.js';
import { forgetMarchOfOne, spentFirst } from './forget.js';

/**
 * Units forced to retreat during their own movement, because the nation whose land they entered submits
 * (11.lusitanien.5): those left behind do not march on, and these stay where they are.
 */
export function turnBack(play: Play, from: AreaId, to: AreaId, group: Stack): void {
  if (play.state.stage.phase !== 'move') return;
  for (const [piece, count] of piecesOf(group)) {
    for (let one = 0; one < count; one++) forgetMarchOfOne(play, from, piece, spentFirst);
  }
  const halted: Marched[] = piecesOf(group).map(([unit, count]) => ({
    unit,
    count,
    used: 0,
    led: [],
    from,
    river: false,
    halted: true,
  }));
  play.set({ march: { ...play.state.march, [to]: [...(play.state.march[to] ?? []), ...halted] } });
}

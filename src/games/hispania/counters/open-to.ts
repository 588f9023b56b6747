import type { Play } from '../engine/play.js';
import type { BattleFrame } from '../state/battle.js';
import type { Hispania } from '../state/state.js';

/** The innermost battle under way. */
export function battleOf(state: Hispania): BattleFrame | undefined {
  return state.frames.findLast((frame) => frame.kind === 'battle');
}

/** After an event has changed the battle everybody in the window is asked anew; after a Dé nothing more is asked. */
export function reopenWindow(play: Play, closed: boolean): void {
  const frame = play.state.frames.at(-1);
  if (frame?.kind !== 'window') return;
  play.pop();
  if (!closed) play.push({ ...frame, id: play.nextId(), passed: [] });
}

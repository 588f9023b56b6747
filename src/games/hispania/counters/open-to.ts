import type { Play } from '../engine/play.js';
import type { BattleFrame } from '../state/battle.js';
import type { Hispania } from '../state/state.js';

/** The innermost current battle. */
export function battleOf(state: Hispania): BattleFrame | undefined {
  return state.frames.findLast((frame) => frame.kind === 'battle');
}

/** After an event changed the battle everybody in the window is asked again; after a Dé nobody is. */
export function reopenWindow(play: Play, closed: boolean): void {
  const frame = play.state.frames.at(-1);
  if (frame?.kind !== 'window') return;
  play.pop();
  if (!closed) play.push({ ...frame, id: play.nextId(), passed: [] });
}

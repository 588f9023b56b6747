import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { Owed } from '../../../kit/steps/situation.js';
import type { Play } from '../engine/play.js';
import type { BattleFrame } from '../state/battle.js';
import type { Hispania } from '../state/state.js';

/** All who might hold a fitting event, by what everybody knows, are asked at once and in the same words (10.3.17). */
export function openTo(seats: readonly SeatId[], what: string, values: Terms): readonly Owed[] {
  return seats.length === 0 ? [] : [{ seats, kind: 'window', what, values }];
}

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

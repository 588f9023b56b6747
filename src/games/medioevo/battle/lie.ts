import { holdersAt } from '../cards/holding.js';
import type { Play } from '../engine/play.js';
import type { Shot } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';

export function hits({ face, needed }: Shot): boolean {
  return face <= needed;
}

/** One less on it, and it would do something. */
export function nearlyHits({ face, needed }: Shot): boolean {
  return face === needed + 1;
}

/** Is anybody asked before anything comes of these dice: who could lower one (46, 47), where that would do something? */
export function isAsked(play: Play, shots: readonly Shot[]): boolean {
  return shots.some(nearlyHits) && holdersAt(play.state, 'thrown').length > 0;
}

/** The battle with the dice of its stage on the table, where somebody is asked about them first; else null. */
export function lying(play: Play, here: FrameOf<'battle'>, shots: readonly Shot[]): FrameOf<'battle'> | null {
  return here.thrown === undefined && isAsked(play, shots) ? { ...here, thrown: shots } : null;
}

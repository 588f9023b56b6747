import { holdsReady } from '../cards/holding.js';
import type { Play } from '../engine/play.js';
import { type Shot, SIDES, type Side } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';
import { isHit } from './throws/fire.js';

export function hits({ face, needed }: Shot): boolean {
  return isHit(face, needed);
}

/** One less on it, and it would do something. */
export function nearlyHits({ face, needed }: Shot): boolean {
  return face === needed + 1;
}

/** Is anybody asked before anything comes of these dice: who could lower one (46, 47), where that would do something? */
export function isAsked(play: Play, shots: readonly Shot[]): boolean {
  return shots.some(nearlyHits) && play.state.seats.some((seat) => holdsReady(play.state, seat, 'dice.minus'));
}

/** Archers who missed may shoot once more, when their dice lie and before any other (card 9). */
export function missedBy({ stage, thrown, bonuses }: FrameOf<'battle'>, side: Side): readonly Shot[] {
  const again = bonuses.some((bonus) => bonus.side === side && bonus.what === 'archer-reroll');
  return stage !== 'archers' || again ? [] : (thrown ?? []).filter((shot) => shot.side === side && !hits(shot));
}

/** Shots that lie and hit a side, before anything comes of them (card 27). */
export function strikingAt({ thrown }: FrameOf<'battle'>, side: Side): readonly Shot[] {
  return (thrown ?? []).filter((shot) => shot.side !== side && hits(shot));
}

const mayIgnore = (play: Play, here: FrameOf<'battle'>) =>
  SIDES.some((side) => strikingAt(here, side).length > 0 && holdsReady(play.state, here[side], 'damage.ignore'));

const mayShootAgain = (play: Play, here: FrameOf<'battle'>) =>
  SIDES.some((side) => missedBy(here, side).length > 0 && holdsReady(play.state, here[side], 'battle.archerReroll'));

/** The battle with the dice of its stage on the table, where somebody is asked about them first; else null. */
export function lying(play: Play, here: FrameOf<'battle'>, shots: readonly Shot[]): FrameOf<'battle'> | null {
  const lies = { ...here, thrown: shots };
  return here.thrown === undefined && (isAsked(play, shots) || mayShootAgain(play, lies) || mayIgnore(play, lies))
    ? lies
    : null;
}

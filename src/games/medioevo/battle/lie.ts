import { holdsReady } from '../cards/holding.js';
import type { Play } from '../engine/play.js';
import { type Shot, SIDES, type Side } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';
import { isHit } from './throws/fire.js';

export function hits({ face, needed }: Shot): boolean {
  return isHit(face, needed);
}

/** Would one less on the die have an effect? */
export function nearlyHits({ face, needed }: Shot): boolean {
  return face === needed + 1;
}

/** Is anybody asked before these dice take effect: a holder who could lower one to some purpose (46, 47)? */
export function someoneCanLower(play: Play, shots: readonly Shot[]): boolean {
  return shots.some(nearlyHits) && play.state.seats.some((seat) => holdsReady(play.state, seat, 'dice.minus'));
}

/** Archers who missed may shoot again, right after their roll and before any other (card 9). */
export function missedBy({ stage, thrown, bonuses }: FrameOf<'battle'>, side: Side): readonly Shot[] {
  const again = bonuses.some((bonus) => bonus.side === side && bonus.what === 'archer-reroll');
  return stage !== 'archers' || again ? [] : (thrown ?? []).filter((shot) => shot.side === side && !hits(shot));
}

/** Shots that hit a side, before they take effect (card 27). */
export function strikingAt({ thrown }: FrameOf<'battle'>, side: Side): readonly Shot[] {
  return (thrown ?? []).filter((shot) => shot.side !== side && hits(shot));
}

const mayIgnore = (play: Play, here: FrameOf<'battle'>) =>
  SIDES.some((side) => strikingAt(here, side).length > 0 && holdsReady(play.state, here[side], 'damage.ignore'));

const mayShootAgain = (play: Play, here: FrameOf<'battle'>) =>
  SIDES.some((side) => missedBy(here, side).length > 0 && holdsReady(play.state, here[side], 'battle.archerReroll'));

/** The battle with its stage's dice on the table, if somebody is asked about them first; else null. */
export function waitingWithDice(play: Play, here: FrameOf<'battle'>, shots: readonly Shot[]): FrameOf<'battle'> | null {
  const lies = { ...here, thrown: shots };
  return here.thrown === undefined &&
    (someoneCanLower(play, shots) || mayShootAgain(play, lies) || mayIgnore(play, lies))
    ? lies
    : null;
}

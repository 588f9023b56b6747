import { holdersAt, windowAt } from '../cards/holding.js';
import type { Play } from '../engine/play.js';
import type { Moment } from '../facts/card-moments.js';
import { SIDES } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';
import { anybodyPays } from '../technologies/payers.js';
import { leadAway } from './aftermath/end.js';

type Here = FrameOf<'battle'>;

/** When cards are asked for: before each round, before any die, and before damage is dealt (8.8). */
function momentOf({ stage, wounds }: Here): Moment | null {
  if (stage === 'plan') return 'meet';
  return stage === 'compare' && wounds.length === 0 ? 'damage' : null;
}

/** Opens a window, once per moment; false: already opened, or nobody holds a fitting card. */
export function opensWindow(play: Play, here: Here): boolean {
  const moment = momentOf(here);
  if (moment === null || here.windows.includes(moment)) return false;
  play.replace({ ...here, windows: [...here.windows, moment] });
  if (holdersAt(play.state, moment).length > 0 || anybodyPays(play.state, moment)) play.next(windowAt(moment, here.at));
  return true;
}

/** A Bishop forbids further fighting: both sides stay, and nobody has won (card 1, RULINGS 86). */
export function breakOff(play: Play, here: Here): void {
  play.pop();
  for (const side of SIDES) leadAway(play, here, side);
  play.emit({ type: 'battle-ended', at: here.at, winner: null, loser: null });
}

import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { addPoints } from '../purchases/points.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { abilityOf, useOf } from './use.js';

/** Everybody has answered: the card takes effect, unless it was cancelled or there is nothing left to do (8.1). */
export const cardPlayed: kit.Situation<Medioevo, Play, FrameOf<'card-played'>> = kit.doneOnce((play, here) => {
  if (here.cancelled) return;
  if (here.points.length > 0) {
    const made = here.doubled ? [...here.points, ...here.points] : here.points;
    addPoints(play, here.seat, made);
    play.emit({ type: 'points-made', seat: here.seat, made });
  }
  if (here.use === 'points') return;
  const use = useOf(play.state, here.seat, here.card, here.lender);
  if (use !== null && abilityOf(use).fits(play.state, use)) abilityOf(use).does(play, use, here.action);
});

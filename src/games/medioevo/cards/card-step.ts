import type { Action } from '../../../core/action.js';
import { type Filled, misfitOf } from '../../../core/offer.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { addPoints } from '../purchases/points.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import type { Use } from './ability.js';
import { abilityOf, askAbility, useOf } from './use.js';

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
  if (use !== null && canStillBe(play.state, use, here.action)) abilityOf(use).does(play, use, here.action);
});

/** What was answered when it was played may not be possible any more, by the cards of others. */
function canStillBe(state: Medioevo, use: Use, action: Action): boolean {
  if (!abilityOf(use).fits(state, use)) return false;
  const asked: Filled = { card: `${use.card.number}` };
  const answers = Object.fromEntries(
    Object.entries(action).filter(([slot]) => !['verb', 'card', 'technology', 'how'].includes(slot)),
  );
  const ask = (_seat: string, _verb: string, filled: Filled) => askAbility(state, use, { ...filled, ...asked });
  return misfitOf([{ verb: action.verb }], ask, use.seat, { ...answers, verb: action.verb }) === null;
}

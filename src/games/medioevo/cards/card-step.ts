import type { Action } from '../../../core/action.js';
import { type Filled, misfitOf } from '../../../core/offer.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { addPoints } from '../purchases/points.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import type { Use } from './ability.js';
import { holdersAt, windowAt } from './holding.js';
import { abilityOf, askAbility, useOf } from './use.js';

type Here = FrameOf<'card-played'>;

/** Everybody has answered: the card takes effect, unless cancelled or pointless by now (8.1). */
export const cardPlayed: kit.Situation<Medioevo, Play, Here> = kit.doneOnce((play, here) => {
  if (here.cancelled) return;
  if (here.die === undefined) givePoints(play, here);
  if (here.use === 'points') return;
  const use = useOf(play.state, here.seat, here.card, here.lender);
  if (use === null || !canStillBe(play.state, use, here.action)) return;
  const face = here.die ?? dieOf(play, use);
  // Holders who could lower the die are asked before it takes effect (46, 47).
  if (here.die === undefined && face > 1 && holdersAt(play.state, 'thrown').length > 0) {
    play.next(windowAt('thrown', null), { ...here, die: face });
    return;
  }
  abilityOf(use).does(play, use, here.action, face);
});

function givePoints(play: Play, here: Here): void {
  if (here.points.length === 0) return;
  const made = here.doubled ? [...here.points, ...here.points] : here.points;
  addPoints(play, here.seat, made);
  play.emit({ type: 'points-made', seat: here.seat, made });
}

/** Zero if it throws none. */
function dieOf(play: Play, use: Use): number {
  const sides = abilityOf(use).throws?.(use) ?? 0;
  return sides === 0 ? 0 : play.die(sides, 'card', { card: { kind: 'empire-card', id: `${use.card.number}` } });
}

/** Others' cards may have made the chosen answers impossible. */
function canStillBe(state: Medioevo, use: Use, action: Action): boolean {
  if (!abilityOf(use).fits(state, use)) return false;
  const asked: Filled = { card: `${use.card.number}` };
  const answers = Object.fromEntries(
    Object.entries(action).filter(([slot]) => !['verb', 'card', 'technology', 'how'].includes(slot)),
  );
  const ask = (_seat: string, _verb: string, filled: Filled) => askAbility(state, use, { ...filled, ...asked });
  return misfitOf([{ verb: action.verb }], ask, use.seat, { ...answers, verb: action.verb }) === null;
}

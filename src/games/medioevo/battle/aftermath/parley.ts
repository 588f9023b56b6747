import type { Play } from '../../engine/play.js';
import { otherSide, type Parley, type Side } from '../../state/battle.js';
import { BARBARIANS } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import { shouldGiveUp } from '../conditions.js';
import { orderOf } from '../sides.js';
import type { Here } from '../stages.js';
import { surrender } from './end.js';

/** Surrender is between players; each side may raise it once a round (6.8). */
export function maySpeak(here: Here, side: Side): boolean {
  const players = here.attacker !== BARBARIANS && here.defender !== BARBARIANS;
  return players && here.parley === null && here.spoken[side] < here.round;
}

export function beginParley(play: Play, here: Here, parley: Parley): void {
  play.emit({ type: 'parley', owner: here[parley.by], with: here[otherSide(parley.by)], way: parley.kind });
  play.replace({ ...here, parley, spoken: { ...here.spoken, [parley.by]: here.round } });
}

/** An army surrenders by its order, once a round. */
export function yieldsByOrder(state: Medioevo, here: Here, side: Side): boolean {
  return maySpeak(here, side) && shouldGiveUp(state, here, side, orderOf(state, here, side).yield);
}

/** Both must agree: then the battle ends at once (6.8). */
export function answerParley(play: Play, here: Here, agreed: boolean): void {
  const { parley } = here;
  if (parley === null) return;
  const settled: Here = { ...here, parley: null };
  if (agreed) surrender(play, settled, parley.kind === 'yield' ? parley.by : otherSide(parley.by));
  else {
    play.emit({ type: 'parley-refused', owner: here[otherSide(parley.by)] });
    play.replace(settled);
  }
}

/**
 * Asked to surrender, he follows his order's condition; an enemy's offer to surrender is accepted if the order says so.
 */
export function agreesByOrder(state: Medioevo, here: Here, { by, kind }: Parley): boolean {
  const side = otherSide(by);
  const order = orderOf(state, here, side);
  return kind === 'yield' ? order.quarter === 'give' : shouldGiveUp(state, here, side, order.yield);
}

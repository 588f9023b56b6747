import type { Domain, Filled } from '../../../core/offer.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Play } from '../engine/play.js';
import { submitOrder } from '../orders/following.js';
import type { BattleFrame, Side } from '../state/battle.js';
import type { Hispania } from '../state/state.js';
import { type Submission, submissionDue, whySubmits } from '../submission/conditions.js';
import { submit } from '../submission/submitting.js';
import { otherSide } from './targets.js';

/**
 * After a round's losses and before any retreat: does one nation submit to the other, the attacked one first (9.6.2,
 * 10.4.1)?
 */
export function considerSubmission(play: Play, battle: BattleFrame, side: Side): 'wait' | 'again' {
  const [nation, to] = [battle[side].nation, battle[otherSide(side)].nation];
  const due = dueFrom(play.state, battle, side);
  if (due === null) {
    stayFree(play, battle, side);
    return 'again';
  }
  const answer = due.must ? true : (submitOrder(play.state, nation, to) ?? (battle[side].seat === null ? false : null));
  if (answer === null) return 'wait';
  actSubmission(play, battle, side, answer);
  return 'again';
}

/** A hired EL CID neither accepts submission nor submits (11). An attacker may submit only voluntarily (10.4.1). */
function dueFrom(state: Hispania, battle: BattleFrame, side: Side): Submission | null {
  if (battle.hire !== null) return null;
  const [nation, to] = [battle[side].nation, battle[otherSide(side)].nation];
  if (side === 'attacker') return whySubmits(state, nation, to);
  return battle.effects.spared ? null : submissionDue(state, nation, to);
}

/** The other side answers next, or the retreats follow. */
function stayFree(play: Play, battle: BattleFrame, side: Side): void {
  const attackerMay = side === 'defender' && dueFrom(play.state, battle, 'attacker') !== null;
  play.replace({ ...battle, step: attackerMay ? 'submission-attacker' : 'retreat-attacker' });
}

/** The small nation chooses, not the large one (9.6.3, 9.6.4). */
export function askSubmission(filled: Filled): Domain {
  if (filled.answer !== undefined) return DONE;
  return { kind: 'one', slot: 'answer', choices: [{ id: 'yes' }, { id: 'no' }] };
}

export function actSubmission(play: Play, battle: BattleFrame, side: Side, yes: boolean): void {
  const [nation, suzerain] = [battle[side].nation, battle[otherSide(side)].nation];
  if (yes) {
    submit(play, nation, suzerain, dueFrom(play.state, battle, side)?.free ?? false);
    return;
  }
  play.emit({ type: 'submission-refused', nation, suzerain });
  stayFree(play, battle, side);
}

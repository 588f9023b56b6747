import type { Domain, Filled } from '../../../core/offer.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Play } from '../engine/play.js';
import { submitOrder } from '../orders/following.js';
import type { BattleFrame } from '../state/battle.js';
import { submissionDue } from '../submission/conditions.js';
import { submit } from '../submission/submitting.js';

/** After the losses of a round and before any retreat: does the attacked nation submit (9.6)? */
export function considerSubmission(play: Play, battle: BattleFrame): 'wait' | 'again' {
  const [nation, to] = [battle.defender.nation, battle.attacker.nation];
  const due = battle.hire === null && !battle.effects.spared ? submissionDue(play.state, nation, to) : null;
  if (due === null) {
    play.replace({ ...battle, step: 'retreat-attacker' });
    return 'again';
  }
  const answer = due.must
    ? true
    : (submitOrder(play.state, nation, to) ?? (battle.defender.seat === null ? false : null));
  if (answer === null) return 'wait';
  actSubmission(play, battle, answer);
  return 'again';
}

export function askSubmission(filled: Filled): Domain {
  if (filled.answer !== undefined) return DONE;
  return { kind: 'one', slot: 'answer', choices: [{ id: 'yes' }, { id: 'no' }] };
}

export function actSubmission(play: Play, battle: BattleFrame, yes: boolean): void {
  const [nation, suzerain] = [battle.defender.nation, battle.attacker.nation];
  if (yes) {
    const due = submissionDue(play.state, nation, suzerain);
    submit(play, nation, suzerain, due?.free ?? false);
    return;
  }
  play.emit({ type: 'submission-refused', nation, suzerain });
  play.replace({ ...battle, step: 'retreat-attacker' });
}

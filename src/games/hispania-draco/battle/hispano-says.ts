import { isCity } from '../facts/ids.js';
import { chancesOf, FACES, type Verdict, verdict } from '../odds/chances.js';
import type { CombatFrame } from '../state/frame.js';
import { fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { attack, type Contest, siege } from './contest.js';

/** The contest if Hispano added so much. */
export function raisedTo(
  state: Draco,
  { contest, commander, target, denarii }: CombatFrame,
  raise: number,
): Contest | null {
  if (commander === null) return null;
  if (contest === 'siege') return siege(fieldOf(state), commander, target, denarii, raise);
  return contest === 'attack' && isCity(target) ? attack(fieldOf(state), commander, target, denarii, raise) : null;
}

/** He is asked only of what a Roman declared, and where his denarii could change anything (10.7.8). */
export function isWorthRaising(state: Draco, here: CombatFrame): boolean {
  const most = Math.min(2, state.turn.hispano);
  if (state.hispano === null || most === 0) return false;
  const [now, then] = [raisedTo(state, here, 0), raisedTo(state, here, most)];
  if (now === null || then === null) return false;
  const [before, after] = [chancesOf(now), chancesOf(then)];
  return before.greater !== after.greater || before.less !== after.less;
}

/** He is asked only where another face would serve him better (10.7.6). */
export function isWorthThrowing(state: Draco, here: CombatFrame, contest: Contest): boolean {
  if (state.hispano === null || state.turn.hispano === 0) return false;
  return facesBetter(contest, here) > 0;
}

/** How many faces of the Hispanic die are better for him than what lies there. */
export function facesBetter(contest: Contest, here: CombatFrame): number {
  const { verdict: now } = here;
  if (now === null) return 0;
  return FACES.filter((face) => worth(contest, withFace(contest, here, face)) > worth(contest, now)).length;
}

function withFace(contest: Contest, { roman }: CombatFrame, face: number): Verdict {
  const faceOf = (die: 'roman' | 'hispanic' | null) => (die === 'hispanic' ? face : die === 'roman' ? (roman ?? 0) : 0);
  return verdict(contest, { attacker: faceOf(contest.attacker.die), defender: faceOf(contest.defender.die) });
}

/** What a verdict is worth to the revolt; in sieges only who is greater counts. */
function worth({ kind }: Contest, result: Verdict): number {
  const roman = kind === 'siege' || kind === 'attack';
  const sign = roman ? -1 : 1;
  const lossless = kind === 'siege' || kind === 'army-siege';
  if (result === 'greater') return sign;
  return result === 'equal' || lossless ? 0 : -sign;
}

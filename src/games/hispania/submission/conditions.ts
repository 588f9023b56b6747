import type { NationId } from '../facts/ids.js';
import type { SubmissionRule } from '../facts/nation.js';
import { cardOf, provincesOf } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** Whether the attacked nation may or must submit now (9.6.2, 9.6.3). 10.4.1 extends it to all. */
export type Submission = { readonly must: boolean; readonly free: boolean };

/** By its small number of provinces (9.6.1, 9.6.2); a vassal stays one however it grows (9.6.7). */
export function submissionDue(state: Hispania, nation: NationId, to: NationId): Submission | null {
  const { suzerain, status, notes } = state.nations[nation];
  if (status !== 'playing') return null;
  const rule = ruleFor(state, nation, to);
  // A voluntary vassal is not freed by the duties' own end in chapter 11 (10.4.4).
  const bound = rule?.must === true && notes.submittedFreely === true && suzerain !== to;
  if (suzerain !== null && !bound) return null;
  if (rule !== null && provincesOf(state, nation).length <= rule.most) return { must: rule.must, free: false };
  if (!state.options.submissionOfAll || suzerain !== null) return null;
  return submissionOfAll(state, nation, to);
}

function ruleFor(state: Hispania, nation: NationId, to: NationId): SubmissionRule | null {
  if (cardOf(state, to).submits?.includes(nation) !== true) return null;
  const rule = cardOf(state, nation).submit?.find((one) => one.to === to);
  if (rule === undefined || state.turn > rule.until) return null;
  if (rule.endsWithToledo === true && state.nations[to].notes.toledoFallen === true) return null;
  return rule.turns === undefined || rule.turns.includes(state.turn) ? rule : null;
}

/** Any nation may submit, even an attacker: to the one it attacks (10.4.1). */
export function whySubmits(state: Hispania, nation: NationId, to: NationId): Submission | null {
  const { suzerain, status } = state.nations[nation];
  if (!state.options.submissionOfAll || status !== 'playing' || suzerain !== null) return null;
  return state.nations[to].status === 'playing' ? submissionOfAll(state, nation, to) : null;
}

/** All nations except some (10.4.3); with at most half of the other's units (10.4.2). */
function submissionOfAll(state: Hispania, nation: NationId, to: NationId): Submission | null {
  const { neverSubmits, neverSubmitsTo } = cardOf(state, nation);
  if (neverSubmits === true || neverSubmitsTo?.includes(to) === true) return null;
  if (state.nations[to].suzerain !== null) return null;
  if (strength(state, nation) * 2 > strength(state, to)) return null;
  return { must: false, free: true };
}

/** Castles count, Leaders and Forts do not (10.4.2). */
export function strength(state: Hispania, nation: NationId): number {
  let total = 0;
  for (const area of areasWith(state, nation)) {
    const stack = state.areas[area][nation];
    total += unitCount(stack) - (stack?.fort ?? 0);
  }
  return total;
}

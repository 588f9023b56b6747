import { MUST_REBUILD } from '../castles/rebuilding.js';
import { BATTLE } from '../combat/battle.js';
import { PURCHASE } from '../income/overflow.js';
import { RETREAT } from '../retreat/forced.js';
import { BATTLE_PHASE } from '../sequence/battle-phase.js';
import { LIMITS_PHASE, POPULATION_PHASE, STACK_PHASE, SURPLUS } from '../sequence/checks.js';
import { CLOSING_PHASE, FINISH_PHASE, OPENING_PHASE, OVER_PHASE } from '../sequence/finish.js';
import { FURY_PHASE } from '../sequence/fury-phase.js';
import { INCOME_PHASE } from '../sequence/income-phase.js';
import { MOVE_PHASE } from '../sequence/move-phase.js';
import { PLACE_PHASE } from '../sequence/place-phase.js';
import { START_PHASE } from '../sequence/start.js';
import { inSpecial } from '../special/rules.js';
import type { Phase, Stage } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import type { Situation } from './rules.js';

function rulesOf(phase: Phase): Situation<Stage> {
  switch (phase) {
    case 'opening':
      return OPENING_PHASE;
    case 'start':
      return START_PHASE;
    case 'income':
      return INCOME_PHASE;
    case 'place':
      return PLACE_PHASE;
    case 'move':
      return MOVE_PHASE;
    case 'stack':
      return STACK_PHASE;
    case 'battle':
      return BATTLE_PHASE;
    case 'fury':
      return FURY_PHASE;
    case 'limits':
      return LIMITS_PHASE;
    case 'population':
      return POPULATION_PHASE;
    case 'finish':
      return FINISH_PHASE;
    case 'closing':
      return CLOSING_PHASE;
    case 'over':
      return OVER_PHASE;
  }
}

/** Does something with the rules of whatever the game is in now: the innermost frame, or the phase. */
export type Use<Result> = <Here>(rules: Situation<Here>, here: Here) => Result;

export function inSituation<Result>(state: Hispania, use: Use<Result>): Result {
  const frame = state.frames.at(-1);
  if (frame === undefined) return use(rulesOf(state.stage.phase), state.stage);
  switch (frame.kind) {
    case 'battle':
      return use(BATTLE, frame);
    case 'retreat':
      return use(RETREAT, frame);
    case 'surplus':
      return use(SURPLUS, frame);
    case 'purchase':
      return use(PURCHASE, frame);
    case 'rebuild':
      return use(MUST_REBUILD, frame);
    default:
      return inSpecial(frame, use);
  }
}

/** Is the same thing awaited still? */
export function sameSituation(before: Hispania, after: Hispania): boolean {
  const [was, is] = [before.frames.at(-1), after.frames.at(-1)];
  if (was === undefined || is === undefined) {
    const [then, now] = [before.stage, after.stage];
    if (was !== is || before.turn !== after.turn) return false;
    return then.nation === now.nation && then.phase === now.phase && then.pass === now.pass;
  }
  if (was.id !== is.id) return false;
  return was.kind !== 'battle' || is.kind !== 'battle' || (was.round === is.round && was.step === is.step);
}

import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { ok, type Result } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { offers } from '../engine/steps.js';
import type { Hispania } from '../state/state.js';
import { fillIn } from './filling.js';
import { ALIASES } from './lexicon.js';

/** What a typed command means, where its words are the slots of a verb. */

export type Meant = Result<readonly Action[]>;

export function offersVerb(state: Hispania, seat: SeatId, verb: string): boolean {
  return offers(state, seat).some((offer) => offer.verb === verb);
}

/** What is not offered goes on as it is: the validator says why not. */
export function one(
  state: Hispania,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  unsaid: TypedOptions = {},
): Meant {
  if (!offersVerb(state, seat, verb)) return ok([{ verb }]);
  const action = fillIn(state, seat, verb, options, ALIASES, unsaid);
  return action.ok ? ok([action.value]) : action;
}

import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { ok, type Result } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { offers } from '../engine/apply.js';
import type { Hispania } from '../state/state.js';
import { fillIn } from './filling.js';

/** What a typed command means, where its words are the slots of a verb. */

export type Meant = Result<readonly Action[]>;

/** What stands for which slot: a place is an area or a province, whatever the verb calls it. */
export const ALIASES: { readonly [slot: string]: readonly string[] } = {
  to: ['province'],
  area: ['province'],
  province: ['to', 'choice'],
  unit: ['units', 'choice'],
  nation: ['choice'],
  points: ['count'],
  target: ['units'],
  leader: ['unit', 'units', 'choice'],
  choice: ['province', 'nation', 'unit', 'count'],
  provinces: ['province', 'units', 'choice'],
  replace: ['choice', 'province'],
  count: ['choice'],
};

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

import type { TypedOptions } from '../../../core/command.js';
import type { Interpreted } from '../../../core/contract/typing.js';
import { type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { apply, ask, offers } from '../engine/steps.js';
import type { Hispania } from '../state/state.js';
import { LEXICON } from './lexicon.js';
import { isSettled } from './settled.js';
import { whyNot } from './why-not.js';

/** What a command means by the lexicon alone: the commands of Hispania's own come back to it. */
const COMMANDS = kit.commandsOf<Hispania>({ apply, ask, offers }, LEXICON, {}, { isSettled, whyNot });
export const { interpret: usual, suggest: usuallySuggested } = COMMANDS;

export function offersVerb(state: Hispania, seat: SeatId, verb: string): boolean {
  return offers(state, seat).some((offer) => offer.verb === verb);
}

/** A command that only somebody at the table can give. */
export function seated(
  meant: (state: Hispania, seat: SeatId, options: TypedOptions) => Result<Interpreted>,
): kit.Answer<Hispania> {
  return (state, seat, options) => (seat === null ? refuse('not-seated') : meant(state, seat, options));
}

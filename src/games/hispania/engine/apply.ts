import { engineOf } from '../../../kit/steps/engine.js';
import { PROCEDURE } from './procedure.js';

/** The questions of the table's contract, answered by the procedure. */
export const { obligations, offers, ask, apply, fallback, begin, carryOn, oneStep } = engineOf(PROCEDURE);
export const { play: playOf } = PROCEDURE;

import type { Action } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Filled } from '../../../core/offer.js';
import type { Result } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { fillIn as fillBy } from '../../../kit/typed/filling.js';
import type { Aliases } from '../../../kit/typed/lexicon.js';
import { ask } from '../engine/steps.js';
import { UNIT_KINDS } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { strangeKind, withinUnits } from './by-kind.js';
import { LEXICON } from './lexicon.js';
import { isSettled } from './settled.js';

/** An action of typed options, by walking the offers. `unsaid`: what is meant where a slot is not said. */
export function fillIn(
  state: Hispania,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  aliases: Aliases = {},
  unsaid: TypedOptions = {},
): Result<Action> {
  const unknown = strangeKind(options.units, UNIT_KINDS);
  if (unknown !== null) return { ok: false, rejection: unknown };
  const asked = (filled: Filled) => ask(state, seat, verb, filled);
  const action = fillBy(LEXICON, verb, asked, options, {
    aliases,
    unsaid,
    within: withinUnits(asked, options),
    isSettled: (made, option, value) => isSettled(state, seat, made, option, value),
  });
  if (!action.ok) return action;
  const strange = strangeKind(options.units, Object.keys(action.value));
  return strange === null ? action : { ok: false, rejection: strange };
}

import type { Suggestion, SuggestionRoom, TypedOptions } from '../../../core/command.js';
import type { Domain } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import { questionFor, suggestionsFor } from '../../../kit/typed/suggesting.js';
import { ask } from '../engine/steps.js';
import type { Hispania } from '../state/state.js';
import { ALIASES, LEXICON } from './lexicon.js';
import { offersVerb } from './meant.js';
import { ORDER_ALIASES } from './ordering.js';

/** What may be typed into an option now: the legal values of its slot, in the reader's language. */
export function suggest(
  state: Hispania,
  seat: SeatId | null,
  command: string,
  option: string,
  options: TypedOptions,
  locale: Locale,
  room: SuggestionRoom,
): readonly Suggestion[] {
  const verb = command === 'orders' ? 'order' : command;
  const domain = seat === null || !offersVerb(state, seat, verb) ? null : domainFor(state, seat, verb, option, options);
  return suggestionsFor(LEXICON, domain, option, options, locale, room);
}

/** Leaders and units are two slots of a move, but one option. */
function domainFor(state: Hispania, seat: SeatId, verb: string, option: string, options: TypedOptions): Domain | null {
  const aliases = verb === 'order' ? ORDER_ALIASES : ALIASES;
  const asked = (slot: string) =>
    questionFor(LEXICON, (filled) => ask(state, seat, verb, filled), slot, options, aliases);
  const domain = asked(option);
  if (verb !== 'move' || option !== 'units' || domain?.kind !== 'some') return domain;
  const leaders = asked('leaders');
  return leaders?.kind === 'some' ? { ...domain, choices: [...domain.choices, ...leaders.choices] } : domain;
}

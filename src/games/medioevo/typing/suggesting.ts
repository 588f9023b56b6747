import type { SuggestionRoom, TypedOptions } from '../../../core/command.js';
import type { Typing } from '../../../core/contract/typing.js';
import type { SeatId } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { PROCEDURE } from '../engine/steps.js';
import type { Medioevo } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { wareIn, waresOffered } from './buying.js';
import { LEXICON } from './lexicon.js';

const ENGINE = kit.engineOf(PROCEDURE);
const lexicon = { ...LEXICON, words: WORDS };
const usual = kit.commandsOf<Medioevo>(ENGINE, lexicon);

/** Completions; for `/buy` what is for sale now, and then where, how many, which. */
export const suggest: Typing<Medioevo>['suggest'] = (state, seat, command, option, options, locale, room) =>
  command === 'buy' && seat !== null
    ? forBuying(state, seat, option, options, locale, room)
    : usual.suggest(state, seat, command, option, options, locale, room);

function forBuying(
  state: Medioevo,
  seat: SeatId,
  option: string,
  options: TypedOptions,
  locale: Locale,
  room: SuggestionRoom,
) {
  const wares = waresOffered(state, seat);
  const choices = wares.map(({ choice }) => choice);
  if (option === 'unit') {
    const domain = { kind: 'one', slot: 'unit', choices } as const;
    return kit.suggestionsFor(lexicon, domain, option, options, locale, room);
  }
  const { unit, ...rest } = options;
  const { name, slots } = wareIn(String(unit ?? ''));
  const found = kit.choiceNamed(lexicon, choices, name);
  const ware = wares.find(({ choice }) => choice.id === found?.id);
  if (ware === undefined) return kit.suggestionsFor(lexicon, null, option, options, locale, room);
  const said = { ...rest, ...slots, ...ware.says };
  const ask = (filled: Parameters<typeof ENGINE.ask>[3]) => ENGINE.ask(state, seat, ware.verb, filled);
  return kit.suggestionsFor(lexicon, kit.questionFor(lexicon, ask, option, said), option, said, locale, room);
}

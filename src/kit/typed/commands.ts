import type { CommandSpec, TypedOptions } from '../../core/command.js';
import type { GameModule, Interpreted, State } from '../../core/game-module.js';
import { ok, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { fillIn } from './filling.js';
import type { Lexicon } from './lexicon.js';
import { questionFor, suggestionsFor } from './suggesting.js';

/** A question that is answered in private and changes nothing; spectators (null) may ask it too. */
export type Answer<S> = (state: S, seat: SeatId | null, options: TypedOptions) => Result<Interpreted>;

/** Reading typed commands and suggesting while they are typed, by walking the offers. */
export function commandsOf<S extends State>(
  game: Pick<GameModule<S>, 'offers' | 'ask'>,
  lexicon: Lexicon,
  answers: { readonly [command: string]: Answer<S> } = {},
): Pick<GameModule<S>, 'interpret' | 'suggest'> {
  const meant = (command: string) => lexicon.verbs?.[command] ?? [command];
  /** Those of the verbs which the command may mean that are offered. */
  const offered = (state: S, seat: SeatId, command: string) => {
    const offers = game.offers(state, seat);
    return meant(command).filter((verb) => offers.some((offer) => offer.verb === verb));
  };
  return {
    interpret(state, seat, command, options) {
      const answer = Object.hasOwn(answers, command) ? answers[command] : undefined;
      if (answer !== undefined) return answer(state, seat, options);
      if (seat === null) return refuse('not-seated');
      const verbs = offered(state, seat, command);
      const [first, ...others] = verbs.map((verb) =>
        fillIn(lexicon, verb, (filled) => game.ask(state, seat, verb, filled), options),
      );
      // What is not offered goes on as it is: the validator says why not.
      if (first === undefined) return ok({ kind: 'actions', actions: [{ verb: meant(command)[0] ?? command }] });
      const action = [first, ...others].find((read) => read.ok) ?? first;
      return action.ok ? ok({ kind: 'actions', actions: [action.value] }) : action;
    },
    suggest(state, seat, command, option, options, locale) {
      const asked = seat === null ? [] : offered(state, seat, command);
      const lists = asked.map((verb) =>
        suggestionsFor(
          lexicon,
          questionFor(lexicon, (filled) => game.ask(state, seat ?? '', verb, filled), option, options),
          option,
          options,
          locale,
        ),
      );
      const all = lists.length === 0 ? suggestionsFor(lexicon, null, option, options, locale) : lists.flat();
      return [...new Map(all.map((one) => [one.value, one])).values()].slice(0, MOST);
    },
  };
}
/** What Discord shows. */
const MOST = 25;

/** A command whose options are all names, suggested while they are typed. */
export function namesCommand(name: string, ...options: readonly string[]): CommandSpec {
  return { name, options: options.map((option) => ({ name: option, type: 'text', autocomplete: true })) };
}

import type { CommandSpec, TypedOptions } from '../../core/command.js';
import type { GameModule, Interpreted, State } from '../../core/game-module.js';
import { ok, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import { fillIn } from './filling.js';
import type { Lexicon } from './lexicon.js';
import { suggestionsFor } from './suggesting.js';

/** A question that is answered in private and changes nothing; spectators (null) may ask it too. */
export type Answer<S> = (state: S, seat: SeatId | null, options: TypedOptions) => Result<Interpreted>;

/** Reading typed commands and suggesting while they are typed, by walking the offers. */
export function commandsOf<S extends State>(
  game: Pick<GameModule<S>, 'offers' | 'ask'>,
  lexicon: Lexicon,
  answers: { readonly [command: string]: Answer<S> } = {},
): Pick<GameModule<S>, 'interpret' | 'suggest'> {
  const offers = (state: S, seat: SeatId, verb: string) =>
    game.offers(state, seat).some((offer) => offer.verb === verb);
  /** The verb that is offered, of those that the command may mean; else the first of them. */
  const verbOf = (state: S, seat: SeatId, command: string) => {
    const verbs = lexicon.verbs?.[command] ?? [command];
    return verbs.find((verb) => offers(state, seat, verb)) ?? verbs[0] ?? command;
  };
  return {
    interpret(state, seat, command, options) {
      const answer = answers[command];
      if (answer !== undefined) return answer(state, seat, options);
      if (seat === null) return refuse('not-seated');
      const verb = verbOf(state, seat, command);
      // What is not offered goes on as it is: the validator says why not.
      if (!offers(state, seat, verb)) return ok({ kind: 'actions', actions: [{ verb }] });
      const action = fillIn(lexicon, verb, (filled) => game.ask(state, seat, verb, filled), options);
      return action.ok ? ok({ kind: 'actions', actions: [action.value] }) : action;
    },
    suggest(state, seat, command, option, options, locale) {
      const verb = seat === null ? null : verbOf(state, seat, command);
      const ask =
        seat === null || verb === null || !offers(state, seat, verb)
          ? null
          : (filled: Parameters<typeof game.ask>[3]) => game.ask(state, seat, verb, filled);
      return suggestionsFor(lexicon, ask, option, options, locale);
    },
  };
}

/** A command whose options are all names, suggested while they are typed. */
export function namesCommand(name: string, ...options: readonly string[]): CommandSpec {
  return { name, options: options.map((option) => ({ name: option, type: 'text', autocomplete: true })) };
}

import type { Action } from '../../core/action.js';
import type { CommandSpec, TypedOptions } from '../../core/command.js';
import type { Interpreted, Typing } from '../../core/contract/typing.js';
import type { GameModule } from '../../core/game-module.js';
import type { Filled } from '../../core/offer.js';
import { wantedTerm, whenTerm } from '../../core/reasons.js';
import { ok, type Rejection, type Result, refuse } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import { noDice } from '../position/lay-out.js';
import { aliasesOf, type Filling, type Reading, readingOf } from './filling.js';
import type { Lexicon } from './lexicon.js';
import { calledBy } from './names.js';
import { normalized } from './numerals.js';
import { repeated } from './repeated.js';
import { questionFor, suggestionsFor } from './suggesting.js';

/** A question answered privately without changing anything; spectators (null) may ask it too. */
export type Answer<S> = (state: S, seat: SeatId | null, options: TypedOptions) => Result<Interpreted>;

/** The meaning of typed commands where it depends on the state. */
export interface Manners<S> {
  /** What a command silently does first: a move ends the purchases. Null: nothing. */
  first?(state: S, seat: SeatId, command: string, options: TypedOptions): Result<Action> | null;
  /** An option nothing asks for, but that only repeats what is settled anyway. */
  isSettled?(state: S, seat: SeatId, action: Action, option: string, value: TypedOptions[string]): boolean;
  /** A better reason for a refusal. `refused`: the original one; null: the verb is not offered. */
  whyNot?(state: S, seat: SeatId, verb: string, options: TypedOptions, refused: Rejection | null): Rejection | null;
}

/** Reads typed commands and suggests completions, by walking the offers. */
export function commandsOf<S extends State>(
  game: Pick<GameModule<S>, 'offers' | 'ask' | 'apply'>,
  lexicon: Lexicon,
  answers: { readonly [command: string]: Answer<S> } = {},
  manners: Manners<S> = {},
): Pick<Typing<S>, 'interpret' | 'suggest'> {
  const meant = (command: string) => lexicon.verbs?.[command] ?? [command];
  /** The offered verbs among those the command may mean. */
  const offered = (state: S, seat: SeatId, command: string) => {
    const offers = game.offers(state, seat);
    return meant(command).filter((verb) => offers.some((offer) => offer.verb === verb));
  };
  /** The command in the state after its first action. */
  const after = (
    state: S,
    seat: SeatId,
    first: Action,
    command: string,
    options: TypedOptions,
  ): Result<Interpreted> => {
    const done = game.apply(state, seat, first, noDice());
    if (!done.ok) return done;
    const then = commands.interpret(done.value.state, seat, command, options);
    if (!then.ok) return then;
    return ok({ kind: 'actions', actions: [first, ...(then.value.kind === 'actions' ? then.value.actions : [])] });
  };
  const readAs = (state: S, seat: SeatId, verb: string, options: TypedOptions): Reading => {
    const isSettled: Filling['isSettled'] = (action, option, value) =>
      manners.isSettled?.(state, seat, action, option, value) ?? false;
    const ask = (filled: Filled) => game.ask(state, seat, verb, filled);
    return readingOf(lexicon, verb, ask, options, { isSettled });
  };
  const commands: Pick<Typing<S>, 'interpret' | 'suggest'> = {
    interpret(state, seat, command, options) {
      const first = seat === null ? null : (manners.first?.(state, seat, command, options) ?? null);
      if (seat !== null && first !== null) {
        return first.ok ? after(state, seat, first.value, command, options) : first;
      }
      const answer = Object.hasOwn(answers, command) ? answers[command] : undefined;
      if (answer !== undefined) return answer(state, seat, options);
      if (seat === null) return refuse('not-seated');
      const named = verbNamed(lexicon, meant(command), options);
      const verbs = offered(state, seat, command).filter((verb) => named === null || verb === named.verb);
      const said = named?.rest ?? options;
      const verb = named?.verb ?? meant(command)[0] ?? command;
      const whyNot = (refused: Rejection | null) => manners.whyNot?.(state, seat, verb, said, refused) ?? refused;
      if (verbs.length === 0) {
        const why = whyNot(null);
        if (why !== null) return { ok: false, rejection: why };
        const beside = lexicon.besides?.[command]?.find((one) => offered(state, seat, one).length > 0);
        const when = whenTerm(lexicon.words, verb);
        if (beside !== undefined)
          return refuse('offered-beside', {
            verb: { kind: 'verb', id: verb },
            command: beside,
            ...(when === null ? {} : { when }),
          });
        // Verbs not offered are passed on: the validator says why not.
        return ok({ kind: 'actions', actions: [{ verb }] });
      }
      const actions = repeated(lexicon, verb, said, (once) => {
        const readings = verbs.map((one) => readAs(state, seat, one, once));
        return oneMeaning(readings, Object.values(once).filter((value) => value !== '').length);
      });
      if (!actions.ok) {
        const why = whyNot(actions.rejection) ?? actions.rejection;
        return { ok: false, rejection: withWanted(lexicon, verbs.length === 1 ? verbs[0] : undefined, why) };
      }
      const refused = refusedLater(game, state, seat, actions.value);
      const why = refused === null ? null : whyNot(refused);
      if (why !== null && why !== refused) return { ok: false, rejection: why };
      return ok({ kind: 'actions', actions: actions.value });
    },
    suggest(state, seat, command, option, options, locale, room) {
      const asked = seat === null ? [] : offered(state, seat, command);
      const lists = asked.map((verb) =>
        suggestionsFor(
          lexicon,
          questionFor(
            lexicon,
            (filled) => game.ask(state, seat ?? '', verb, filled),
            option,
            options,
            aliasesOf(lexicon, verb),
          ),
          option,
          options,
          locale,
          room,
        ),
      );
      const all = lists.length === 0 ? suggestionsFor(lexicon, null, option, options, locale, room) : lists.flat();
      return [...new Map(all.map((one) => [one.value, one])).values()].slice(0, room.suggestions);
    },
  };
  return commands;
}

/** What may be chosen there at all, where the rules give no reason of the moment. */
function withWanted({ words }: Lexicon, verb: string | undefined, rejection: Rejection): Rejection {
  const { slot, why } = rejection.values ?? {};
  if (rejection.code !== 'not-a-choice' || why !== undefined || typeof slot !== 'object' || !('id' in slot))
    return rejection;
  const wanted = wantedTerm(words, verb ?? '', slot.id);
  return wanted === null ? rejection : { ...rejection, values: { ...rejection.values, why: wanted } };
}

/** Several are all done or none: why one of them would be refused after those before it. */
function refusedLater<S extends State>(
  game: Pick<GameModule<S>, 'apply'>,
  before: S,
  seat: SeatId,
  actions: readonly Action[],
): Rejection | null {
  if (actions.length < 2) return null;
  let state = before;
  for (const action of actions) {
    const done = game.apply(state, seat, action, noDice());
    if (!done.ok) return done.rejection;
    state = done.value.state;
  }
  return null;
}

/** Of several verbs, the one named in an option ("the usual orders"), with the remaining options. */
function verbNamed(
  lexicon: Lexicon,
  verbs: readonly string[],
  options: TypedOptions,
): { readonly verb: string; readonly rest: TypedOptions } | null {
  if (verbs.length < 2) return null;
  for (const [option, value] of Object.entries(options)) {
    const text = normalized(String(value));
    const verb = verbs.find((id) => calledBy(lexicon, { id, name: { kind: 'verb', id } }).includes(text));
    if (verb === undefined) continue;
    const { [option]: _name, ...rest } = options;
    return { verb, rest };
  }
  return null;
}

/**
 * The one verb that fits everything typed. If another would fit with more options, ask which; if none is complete, the
 * reading that understood most asks on.
 */
function oneMeaning(readings: readonly Reading[], typed: number): Result<Action> {
  const [complete, ...others] = readings.filter(({ read }) => read.ok);
  if (complete !== undefined) {
    const rivals = readings.filter(({ missing, heard }) => missing && heard === typed);
    // With no options at all, the first verb that needs none ("done").
    const meant = [...rivals, complete, ...(typed === 0 ? [] : others)];
    if (meant.length === 1) return complete.read;
    return refuse('several-meant', { choices: meant.map(({ verb }) => ({ kind: 'verb', id: verb })) });
  }
  const most = Math.max(...readings.map(({ heard }) => heard));
  const best = readings.find(({ heard }) => heard === most);
  return best?.read ?? refuse('not-offered');
}

/** A command whose options are all names, suggested while typing. */
export function namesCommand(name: string, ...options: readonly string[]): CommandSpec {
  return { name, options: options.map((option) => ({ name: option, type: 'text', autocomplete: true })) };
}

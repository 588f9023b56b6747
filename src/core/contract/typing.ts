import type { Action } from '../action.js';
import type { CommandSpec, Suggestion, SuggestionRoom, TypedOptions } from '../command.js';
import type { Choice } from '../offer.js';
import type { Phrase, Result } from '../result.js';
import type { SceneRequest } from '../scene.js';
import type { SeatId } from '../seat.js';
import type { State } from '../state.js';
import type { Locale } from '../words.js';

/** What people type, and the questions they can press. */
export interface Typing<S extends State> {
  readonly commands: readonly CommandSpec[];
  /**
   * Actions meant by a typed command, in any of the languages. They are done together or not at all. Spectators (null)
   * may ask questions; the table refuses their actions. `/done`, `/orders` and `/map` come here too.
   */
  interpret(state: S, seat: SeatId | null, command: string, options: TypedOptions): Result<Interpreted>;
  suggest(
    state: S,
    seat: SeatId | null,
    command: string,
    option: string,
    options: TypedOptions,
    locale: Locale,
    room: SuggestionRoom,
  ): readonly Suggestion[];
  /** Questions asked by pressing: a button, or a list with the likeliest first; an edge shows as many as fit. */
  questions?(state: S, seat: SeatId | null): readonly Question[];
}

/** A question command, with one of its options and suggested values; without an option it is asked as it is. */
export interface Question {
  readonly command: string;
  readonly option?: string;
  readonly choices?: readonly Choice[];
}

/** A command is either play, or a question that changes nothing and is answered privately. */
export type Interpreted =
  | { readonly kind: 'actions'; readonly actions: readonly Action[] }
  /** `answer.<key>` a line, with a picture where one helps. `/map` and `/odds` are such questions. */
  | {
      readonly kind: 'answer';
      readonly lines: readonly Phrase[];
      readonly picture?: SceneRequest;
      /** Trial plans that one press carries out: each is said as `plan.<key>`. */
      readonly plans?: readonly Plan[];
    };

export interface Plan {
  readonly label: Phrase;
  readonly action: Action;
}

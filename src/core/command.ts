/** A command is data; Discord, the terminal and the play script all offer the same ones. */
export interface CommandSpec {
  readonly name: string;
  /** A question whose answer may take long: it is computed apart, so that nobody else waits for it. */
  readonly reckons?: true;
  /** A question about what may still come: not asked once the game is over. */
  readonly ahead?: true;
  /** With subcommands the command itself takes no options. */
  readonly options?: readonly OptionSpec[];
  readonly subcommands?: readonly { readonly name: string; readonly options?: readonly OptionSpec[] }[];
}

export interface OptionSpec {
  readonly name: string;
  /**
   * An `attachment` reaches the table as the file's text; a `user` as the person's id. A `seat` is typed as the
   * person's or the role's name and reaches the game as the seat.
   */
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'user' | 'seat' | 'attachment';
  readonly required?: boolean;
  /** Suggested while typing. */
  readonly autocomplete?: boolean;
  /** A text that may name seats among other things: persons and roles reach the game as their seats. */
  readonly seats?: true;
  /** A fixed list; each is shown as `choice.<id>`. */
  readonly choices?: readonly string[];
}

/** The options of a typed command, as the person wrote them. */
export type TypedOptions = Readonly<Record<string, string | number | boolean>>;

/** How many suggestions an edge shows, and how many letters of each. */
export interface SuggestionRoom {
  readonly suggestions: number;
  readonly letters: number;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** What a bare word in a typed line means, `/nation carthage`: the only option, or the first that must be there. */
export function unnamedOption<Option extends Pick<OptionSpec, 'required'>>(
  options: readonly Option[],
): Option | undefined {
  return options.length === 1 ? options[0] : options.find(({ required }) => required === true);
}

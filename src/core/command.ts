/** A command is data; discord, the terminal and the play script all offer the same ones. */
export interface CommandSpec {
  readonly name: string;
  /** It asks, and the answer may take long: it is worked out apart, so that nobody else waits for it. */
  readonly reckons?: true;
  /** With subcommands the command itself takes no options. */
  readonly options?: readonly OptionSpec[];
  readonly subcommands?: readonly { readonly name: string; readonly options?: readonly OptionSpec[] }[];
}

export interface OptionSpec {
  readonly name: string;
  /**
   * An `attachment` reaches the table as the text of the file; a `user` as the person's id. A `seat` is typed as the name
   * of the person in it, or of what it is in the game, and reaches the game as the seat.
   */
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'user' | 'seat' | 'attachment';
  readonly required?: boolean;
  /** Suggested while typing. */
  readonly autocomplete?: boolean;
  /** A text in which seats may be named, beside whatever else: persons and roles reach the game as their seats. */
  readonly seats?: true;
  /** A fixed list; each is said as `choice.<id>`. */
  readonly choices?: readonly string[];
}

/** What was typed after the command: the values as the person wrote them. */
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

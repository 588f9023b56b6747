import type { TypedOptions } from '../core/command.js';
import type { Locale } from '../core/words.js';
import type { Line } from './ports/message.js';

/** Who asks, from where. `requestId` makes a command idempotent: Discord's interaction id. */
export interface Asker {
  readonly requestId: string;
  readonly userId: string;
  readonly userName: string;
  readonly channelId: string;
  /** Where the channel is a thread: the channel it belongs to. A game is looked for in both. */
  readonly parentId?: string;
  /** May manage the channel: stands in for a game master who is gone. */
  readonly moderator?: boolean;
  /** May manage the server: may take up a game whose channel is gone. */
  readonly administrator?: boolean;
  readonly guildId: string | null;
  readonly locale: Locale;
}

export interface CommandRequest extends Asker {
  readonly command: string;
  readonly subcommand?: string;
  readonly options: TypedOptions;
  /**
   * Where the asker can answer a question: what would lose something by a slip (units left at sea by `/done`) is asked
   * first, as after a button. A play script means what it says.
   */
  readonly careful?: boolean;
  /** What takes long tells how far it is. */
  readonly progress?: (line: Line) => void;
  /** Which of these channels whoever asks sees; where it is left out there is nothing that is hidden from anybody. */
  readonly sees?: (channelIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of them that are no persons. */
  readonly bots?: readonly string[];
  /** The names of the persons whose ids stand in the options. */
  readonly names?: Readonly<Record<string, string>>;
}

export interface PressRequest extends Asker {
  readonly token: string;
  /** What was chosen in a select menu. */
  readonly values?: readonly string[];
  /** What was filled into a form, field by field. */
  readonly given?: readonly (readonly string[])[];
}

export interface CompleteRequest extends Asker {
  readonly command: string;
  readonly subcommand?: string;
  readonly options: TypedOptions;
  /** The option being typed. */
  readonly focused: string;
}

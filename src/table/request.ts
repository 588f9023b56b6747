import type { TypedOptions } from '../core/command.js';
import type { Locale } from '../core/words.js';
import type { Line } from './ports/message.js';

/** Who asks, and from where. `requestId` makes a command idempotent: Discord's interaction id. */
export interface Asker {
  readonly requestId: string;
  readonly userId: string;
  readonly userName: string;
  readonly channelId: string;
  /** If the channel is a thread, its parent. Games are looked for in both. */
  readonly parentId?: string;
  /** May manage the channel: stands in for a missing game master. */
  readonly moderator?: boolean;
  /** May manage the server: may move a game whose channel is gone. */
  readonly administrator?: boolean;
  /** By a link to the page, which somebody else may have come by: it makes no further links. */
  readonly linked?: boolean;
  /** The one game that his link opens: he is shown nothing of others. */
  readonly onlyGame?: string;
  readonly guildId: string | null;
  readonly locale: Locale;
}

export interface CommandRequest extends Asker {
  readonly command: string;
  readonly subcommand?: string;
  readonly options: TypedOptions;
  /**
   * Whether the asker can answer questions: a likely slip (`/done` with units left at sea) is confirmed first, as after
   * a button. A play script means what it says.
   */
  readonly careful?: boolean;
  /** Reports the progress of long work. */
  readonly progress?: (line: Line) => void;
  /** Which of these channels the asker sees; if omitted, nothing is hidden from anyone. */
  readonly sees?: (channelIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Ids in the options that belong to bots, not persons. */
  readonly bots?: readonly string[];
  /** The names of persons whose ids appear in the options. */
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

import type { SuggestionRoom } from '../../core/command.js';

/** How much an edge can show at once. Each edge passes its own limits to the table, which has none itself. */
export interface EdgeLimits extends SuggestionRoom {
  /** Characters of a token. */
  readonly token: number;
  /** Rows of controls under a message: at least five. */
  readonly rows: number;
  /** Buttons in a row: at least five. */
  readonly buttons: number;
  /** Choices in a menu; a longer list is paged. */
  readonly choices: number;
  /** Questions in a form; a list longer than a menu counts as several. */
  readonly fields: number;
}

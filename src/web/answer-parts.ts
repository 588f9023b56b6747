import type { GameModule } from '../core/game-module.js';
import type { Plotter } from '../table/ports/plotter.js';
import type { GameRecord, Store } from '../table/ports/store.js';
import type { TableService, WatchedTable } from '../table/service.js';
import type { Say } from '../table/words/words.js';

/** What the page's answers are made of. */
export interface AnswerParts {
  readonly table: TableService;
  readonly watched: WatchedTable;
  readonly store: Pick<Store, 'find' | 'inChannel' | 'ofUser' | 'obligations' | 'preferences'>;
  /** How the seats of each game relate. */
  readonly games: readonly Pick<GameModule, 'id' | 'mode'>[];
  readonly say: Say;
  readonly plotter: Plotter;
  /** After each act: what waits in the outbox is nobody else's concern. */
  readonly acted?: (game: GameRecord) => Promise<void>;
}

import type { GameModule } from '../core/game-module.js';
import type { LoadedDice } from './dice/loaded-dice.js';
import type { ImportDesk } from './ports/import-desk.js';
import type { Clock, Entropy, OutboxSignal, Store } from './ports/store.js';

/** All that a table is made of. */
export interface TableDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly games: readonly GameModule[];
  readonly outboxSignal?: OutboxSignal;
  /** Without one, files are read where everything else is done. */
  readonly desk?: ImportDesk;
  /** Play scripts may set the next faces; a real table has none. */
  readonly loadedDice?: LoadedDice;
  /** The rules failed where the command had to be carried out all the same, because dice had been thrown. */
  readonly onFault?: (fault: unknown) => void;
}

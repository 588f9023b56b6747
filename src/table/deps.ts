import type { GameModule } from '../core/game-module.js';
import type { LoadedDice } from './loaded-dice.js';
import type { Bell, Clock, Entropy, Store } from './ports.js';

/** All that a table is made of. */
export interface TableDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly games: readonly GameModule[];
  readonly bell?: Bell;
  /** Play scripts may set the next faces; a real table has none. */
  readonly loadedDice?: LoadedDice;
}

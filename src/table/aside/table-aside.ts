import type { GameModule } from '../../core/game-module.js';
import { TableContext, type TableDeps } from '../context.js';
import type { AsideGame } from './aside-game.js';

interface Aside {
  readonly module: GameModule;
  readonly store: AsideGame;
  readonly id: string;
  readonly seed: string;
}

/** A table of its own for one game aside: it notifies nobody, and nobody else can find it. */
export function tableAside(deps: TableDeps, { module, store, id, seed }: Aside): TableContext {
  const { clock, limits, onFault, rulebooks, reckoner } = deps;
  return new TableContext({
    store,
    clock,
    limits,
    entropy: { id: () => id, seed: () => seed },
    games: [module],
    unheard: true,
    ...(onFault === undefined ? {} : { onFault }),
    ...(rulebooks === undefined ? {} : { rulebooks }),
    ...(reckoner === undefined ? {} : { reckoner }),
  });
}

import type { GameModule } from '../core/game-module.js';
import type { Rejection } from '../core/result.js';
import type { State } from '../core/state.js';
import type { LoadedDice } from './dice/loaded-dice.js';
import { type LogSource, States } from './log/states.js';
import type { EdgeLimits } from './ports/edge-limits.js';
import type { ImportReader } from './ports/import-reader.js';
import type { Reckoner } from './ports/reckoner.js';
import type { GameRecord, Store } from './ports/store.js';
import type { Thinker } from './ports/thinker.js';
import type { Clock, Entropy, OutboxSignal } from './ports/world.js';

/** All that a table is made of. */
export interface TableDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly games: readonly GameModule[];
  /** Of the edge where its people are. */
  readonly limits: EdgeLimits;
  readonly outboxSignal?: OutboxSignal;
  /** Without one, files are read where everything else is done. */
  readonly importReader?: ImportReader;
  /** Without one, hard questions are answered where everything else is done. */
  readonly reckoner?: Reckoner;
  /** Without one, bots think where everything else is done. */
  readonly thinker?: Thinker;
  /** Play scripts may set the next faces; a real table has none. */
  readonly loadedDice?: LoadedDice;
  /** A log is played anew: nobody is told of anything, nobody is awaited. */
  readonly unheard?: true;
  /** The rules failed where the command had to be carried out all the same, because dice had been thrown. */
  readonly onFault?: (fault: unknown) => void;
}

/** What all parts of the table share: the world outside, the games, the states kept in memory. */
export class TableContext {
  readonly deps: TableDeps;
  readonly states = new States();

  constructor(deps: TableDeps) {
    this.deps = deps;
  }

  get limits(): EdgeLimits {
    return this.deps.limits;
  }

  game(id: string): GameModule | null {
    return this.deps.games.find((module) => module.id === id) ?? null;
  }

  /** The rules that a game began with, of which only the minor number may have changed. */
  rulesOf(game: Pick<GameRecord, 'module' | 'rulesVersion'>): GameModule | null {
    return rulesAmong(this.deps.games, game);
  }

  /** Why nothing can be done with a game that an earlier (or later) version of the bot began; null: its rules are here. */
  lacksRules(game: GameRecord): Rejection | null {
    if (this.rulesOf(game) !== null) return null;
    const text = (id: string) => ({ kind: 'text', id }) as const;
    return { code: 'rules-gone', values: { game: text(game.name), version: text(game.rulesVersion) } };
  }

  /** The module of a game in play. */
  moduleOf(game: Pick<GameRecord, 'module' | 'rulesVersion'>): GameModule {
    const found = this.rulesOf(game);
    if (found === null) throw new Error(`no rules ${game.module} ${game.rulesVersion} in this version of the bot`);
    return found;
  }

  stateOf(game: GameRecord, source: LogSource = this.source(game.id)): Promise<State | null> {
    return this.states.at(this.moduleOf(game), game.id, game.version, source);
  }

  stateAt(game: GameRecord, version: number): Promise<State | null> {
    return this.states.at(this.moduleOf(game), game.id, version, this.source(game.id));
  }

  source(gameId: string): LogSource {
    const { store } = this.deps;
    return {
      snapshotAt: (atMost) => store.snapshotAt(gameId, atMost),
      log: (from, to) => store.log(gameId, from, to),
    };
  }

  /** The game of the channel, or of the channel that the thread belongs to. */
  async gameHere(where: { readonly channelId: string; readonly parentId?: string }): Promise<GameRecord | null> {
    const here = await this.deps.store.inChannel(where.channelId);
    if (here !== null || where.parentId === undefined) return here;
    return this.deps.store.inChannel(where.parentId);
  }
}

export function rulesAmong(
  games: readonly GameModule[],
  game: Pick<GameRecord, 'module' | 'rulesVersion'>,
): GameModule | null {
  if (!WRITTEN.test(game.rulesVersion)) return null;
  const candidates = games.filter((module) => module.id === game.module);
  return (
    candidates.find((module) => module.rulesVersion === game.rulesVersion) ??
    candidates.find((module) => major(module.rulesVersion) === major(game.rulesVersion)) ??
    null
  );
}

/** How versions are written; of anything else nobody knows which rules it means. */
const WRITTEN = /^\d+(\.\d+)*$/;

function major(version: string): string {
  return version.split('.')[0] ?? version;
}

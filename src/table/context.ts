import type { Action } from '../core/action.js';
import type { GameModule } from '../core/game-module.js';
import type { Rejection } from '../core/result.js';
import type { State } from '../core/state.js';
import type { Locale } from '../core/words.js';
import type { LoadedDice } from './dice/loaded-dice.js';
import { type LogSource, States } from './log/states.js';
import type { EdgeLimits } from './ports/edge-limits.js';
import type { ImportReader } from './ports/import-reader.js';
import type { Reckoner } from './ports/reckoner.js';
import type { Rulebook, Rulebooks } from './ports/rulebooks.js';
import type { GameRecord, LogEntry, Store } from './ports/store.js';
import type { Thinker } from './ports/thinker.js';
import type { Clock, Entropy, OutboxSignal } from './ports/world.js';

/** Everything a table is made of. */
export interface TableDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly games: readonly GameModule[];
  /** From the edge where its people are. */
  readonly limits: EdgeLimits;
  readonly outboxSignal?: OutboxSignal;
  /** Without one, files are read in the same thread. */
  readonly importReader?: ImportReader;
  /** Without one, hard questions are answered in the same thread. */
  readonly reckoner?: Reckoner;
  /** Without one, bots think in the same thread. */
  readonly thinker?: Thinker;
  /** Without them, the games' words tell the rules, topic by topic. */
  readonly rulebooks?: Rulebooks;
  /** Play scripts may set the next faces; a real table has none. */
  readonly loadedDice?: LoadedDice;
  /** Where the page in a browser is reached; without it there is none, and no links to it. */
  readonly pageAddress?: string;
  /** The page opens inside Discord too: buttons say so. */
  readonly opensInside?: boolean;
  /** While replaying a log, nobody is notified or awaited. */
  readonly unheard?: true;
  /** While replaying a log: what a policy answered as this entry. */
  readonly settledBefore?: (version: number) => Action | null;
  /** The rules failed after dice were thrown, so the command had to be carried out all the same. */
  readonly onFault?: (fault: unknown) => void;
}

/** Shared by all parts of the table: the outside world, the games, the cached states. */
export class TableContext {
  readonly deps: TableDeps;
  readonly states = new States();
  /** By game, the entries with which seats changed hands, as far as they were looked for. */
  readonly handovers = new Map<string, { readonly upTo: number; readonly entries: readonly LogEntry[] }>();

  constructor(deps: TableDeps) {
    this.deps = deps;
  }

  get limits(): EdgeLimits {
    return this.deps.limits;
  }

  book(module: Pick<GameModule, 'id'>, locale: Locale): Rulebook | null {
    return this.deps.rulebooks?.book(module.id, locale) ?? null;
  }

  game(id: string): GameModule | null {
    return this.deps.games.find((module) => module.id === id) ?? null;
  }

  /** The rules a game began with; only the minor version may differ. */
  rulesOf(game: Pick<GameRecord, 'module' | 'rulesVersion'>): GameModule | null {
    return rulesAmong(this.deps.games, game);
  }

  /** Why a game begun by another version of the bot cannot be used; null: its rules are here. */
  lacksRules(game: GameRecord): Rejection | null {
    if (this.rulesOf(game) !== null) return null;
    const text = (id: string) => ({ kind: 'text', id }) as const;
    return { code: 'rules-gone', values: { game: text(game.name), version: text(game.rulesVersion) } };
  }

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

  /** The game of the channel, or of the thread's parent channel. */
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

/** The form of versions; with anything else the rules are unknown. */
const WRITTEN = /^\d+(\.\d+)*$/;

function major(version: string): string {
  return version.split('.')[0] ?? version;
}

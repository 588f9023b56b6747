import type { GameModule } from '../../core/game-module.js';
import { OneGame } from '../log/again/one-game.js';
import type { Changed, Commit, GameRecord, OpenGame, OpenObligation, Store } from '../ports/store.js';

/** The store of a game aside: the one game, in memory, which nobody else can find. Each commit is kept at once. */
export class AsideGame extends OneGame {
  private readonly module: GameModule;
  private readonly versions = new Map<string, number>();

  /** `begun`: how it begins, if not by a command. */
  constructor(module: GameModule, game: GameRecord, begun: Pick<Commit, 'entries' | 'snapshot'> | null = null) {
    super(new Set(begun?.snapshot == null ? [] : [begun.snapshot.version]));
    this.module = module;
    this.keep({ game, entries: [], snapshot: null, posts: [], obligations: [], ...begun });
  }

  override async change<Answer>(
    gameId: string,
    requestId: string,
    work: (open: OpenGame) => Promise<{ readonly commit: Commit | null; readonly answer: Answer }>,
  ): Promise<Changed<Answer>> {
    const version = this.versions.get(requestId);
    if (version !== undefined) return { done: false, why: 'seen', version };
    const changed = await super.change(gameId, requestId, work);
    if (!changed.done || this.held === null) return changed;
    this.keep(this.held);
    this.versions.set(requestId, this.held.game.version);
    return changed;
  }

  /** Nobody is reminded of them. */
  override obligations: Store['obligations'] = async (gameId) => {
    const { game, state } = this;
    if (game === null || state === null) return [];
    return this.module
      .obligations(state)
      .map((owed): OpenObligation => ({ ...owed, gameId, since: game.updatedAt, dueAt: null }));
  };
}

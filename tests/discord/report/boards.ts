import type { Action } from '../../../src/core/action.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { isObject } from '../../../src/core/json.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { markOf } from '../../../src/table/controls/mark.js';
import type { LogEntry } from '../../../src/table/ports/store.js';
import type { FakeChannel } from '../fake/world.js';
import type { GameStage } from '../game-stage.js';
import type { Wish } from './way.js';

/** The board as it is and as it was at each version that somebody saw, and what was written since. */
export class Boards {
  readonly module: GameModule;
  readonly #stage: GameStage;
  readonly #channel: FakeChannel;
  /** By the mark of the version, which is what buttons carry. */
  readonly #seen = new Map<number, State>();
  #gameId = '';
  #mark = 0;
  version = 0;
  over = false;

  constructor(module: GameModule, stage: GameStage, channel: FakeChannel) {
    this.module = module;
    this.#stage = stage;
    this.#channel = channel;
  }

  async look(): Promise<void> {
    const game = await this.#stage.gameIn(this.#channel);
    this.#gameId = game.id;
    const since = this.version;
    this.version = game.version;
    this.over = game.phase !== 'playing';
    this.#mark = markOf(game);
    if (this.#seen.has(this.#mark)) return;
    const state = await this.#stage.table.state(this.#channel.id);
    if (!isObject(state)) return;
    // Whoever may not know of what was written last has the mark of an entry before it on his buttons.
    for (let version = since + 1; version < game.version; version++) {
      const mark = markOf(game, version);
      if (!this.#seen.has(mark)) this.#seen.set(mark, state);
    }
    this.#seen.set(this.#mark, state);
  }

  get now(): State {
    const state = this.#seen.get(this.#mark);
    if (state === undefined) throw new Error('the game is not set up');
    return state;
  }

  async wish(seat: SeatId, action: Action): Promise<Wish> {
    await this.look();
    return { module: this.module, seat, action, now: this.now, seenAt: (mark) => this.#seen.get(mark) ?? null };
  }

  entries(after: number): Promise<readonly LogEntry[]> {
    return this.#stage.opened.store.log(this.#gameId, after + 1);
  }

  /** Whether this seat did this since then. */
  async acted(seat: SeatId, verb: string, since: number): Promise<boolean> {
    if (this.version === since) return false;
    const entries = await this.entries(since);
    return entries.some(
      (entry) => entry.kind === 'act' && entry.seat === seat && entry.actions.some((done) => done.verb === verb),
    );
  }
}
